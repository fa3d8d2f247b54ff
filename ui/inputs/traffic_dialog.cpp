// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/traffic_dialog.h"

#include "model/engine/day/traffic.h"
#include "ui/document/scenario_document.h"
#include "ui/inputs/traffic_sketch.h"
#include "ui/language/translate.h"

#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace planner::ui {

namespace {

/// Far more than 24 lines need; a larger file is no column.
constexpr qint64 readAtMost = 1 << 16;

QString textOf(const Hourly& hours) {
    QStringList lines;
    for (const double value : hours)
        lines << QLocale::c().toString(value, 'g', 10);
    return lines.join(u'\n');
}

} // namespace

TrafficDialog::TrafficDialog(ScenarioDocument& document, QWidget* parent)
    : QDialog(parent), m_document(document), m_help(new QLabel), m_text(new QPlainTextEdit),
      m_sketch(new TrafficSketch), m_message(new QLabel), m_open(new QPushButton), m_use(new QPushButton) {
    setModal(false);
    setObjectName(QStringLiteral("trafficDialog"));
    m_help->setWordWrap(true);
    m_help->setProperty("role", QStringLiteral("caption"));
    m_message->setWordWrap(true);
    m_message->setProperty("role", QStringLiteral("caption"));
    m_message->setProperty("tone", QStringLiteral("bad"));
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_use->setProperty("primary", true);
    m_open->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_help);
    column->addWidget(m_text, 1);
    column->addWidget(m_message);
    column->addWidget(m_sketch);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addStretch(1);
    buttons->addWidget(m_use);
    column->addLayout(buttons);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_file.clear();
        checkText();
    });
    connect(m_open, &QPushButton::clicked, this, &TrafficDialog::askForFile);
    connect(m_use, &QPushButton::clicked, this, &TrafficDialog::use);
    retranslate();
    fill();
    resize(380, 520);
}

void TrafficDialog::fill() {
    const auto& inputs = m_document.scenario().inputs;
    const auto hours = is_given(inputs.hourly)
                           ? inputs.hourly
                           : relative_traffic(m_document.plan()["workload.profile"_in], inputs.hourly);
    m_text->setPlainText(is_given(hours) ? textOf(hours) : QString());
}

void TrafficDialog::checkText() {
    check(parse_hourly_column(m_text->toPlainText().toStdString(), m_file.toStdString()));
}

void TrafficDialog::check(const Result<HourlyColumn>& read) {
    m_column = read ? std::optional(*read) : std::nullopt;
    auto text = read ? QString() : translated(read.error());
    if (!text.isEmpty())
        text[0] = m_file.isEmpty() ? text[0].toUpper() : text[0];
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_sketch->setHours(m_column.value_or(no_column()));
    m_use->setEnabled(m_column.has_value());
}

bool TrafficDialog::readFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        m_message->setText(tr("%1: cannot be read: %2").arg(path, file.errorString()));
        m_message->show();
        return false;
    }
    const auto bytes = file.read(readAtMost);
    {
        // The file's own bytes are what is checked: its encoding, too, may be what is wrong.
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(QString::fromUtf8(bytes));
    }
    m_file = path;
    check(parse_hourly_column(bytes.toStdString(), path.toStdString()));
    return m_column.has_value();
}

void TrafficDialog::askForFile() {
    const auto path = QFileDialog::getOpenFileName(this, tr("Open traffic by hour"), QString(),
                                                   tr("Columns (*.csv *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty())
        readFile(path);
}

void TrafficDialog::use() {
    if (m_column && m_document.setHourly(*m_column))
        close();
}

void TrafficDialog::retranslate() {
    setWindowTitle(tr("Own traffic by hour"));
    m_help->setText(
        tr("24 lines, one number for each hour from midnight on, in the traffic's own time zone. A "
           "heading and the hour before the number are allowed; only the proportions count."));
    m_text->setAccessibleName(tr("Traffic by hour, 24 lines"));
    m_open->setText(tr("Open file…"));
    m_use->setText(tr("Use this traffic"));
}

void TrafficDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        checkText();
    }
}

} // namespace planner::ui
