// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/export_dialog.h"

#include "ui/charts/base/chart.h"
#include "ui/exporting/chart_export.h"
#include "ui/inputs/quiet_combo_box.h"
#include "ui/language/language.h"
#include "ui/language/list_text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

namespace planner::ui {

namespace {

constexpr QLatin1String folderKey("exportFolder");
constexpr QSize previewSize(380, 240);

QSpinBox* sideBox(QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setRange(160, 8000);
    box->setSingleStep(20);
    box->setSuffix(QStringLiteral(" px"));
    box->setFocusPolicy(Qt::StrongFocus);
    return box;
}

void choose(QComboBox& box, const QVariant& data) { box.setCurrentIndex(std::max(0, box.findData(data))); }

QString rememberedFolder() { return QSettings().value(folderKey, QDir::homePath()).toString(); }

} // namespace

ExportDialog::ExportDialog(const QVector<Drawing>& drawings, QWidget* parent)
    : QDialog(parent), m_drawings(drawings), m_format(new QuietComboBox(this)), m_width(sideBox(this)),
      m_height(sideBox(this)), m_scale(new QuietComboBox(this)), m_theme(new QuietComboBox(this)),
      m_language(new QuietComboBox(this)), m_path(new QLineEdit(this)), m_preview(new QLabel(this)),
      m_problem(new QLabel(this)) {
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(isFolder() ? tr("Export all charts") : tr("Export chart"));
    m_problem->setProperty("role", QStringLiteral("bad"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_preview->setFixedSize(previewSize);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview"));
    buildForm();
    setChoices(ExportChoices::load());
    const auto folder = rememberedFolder();
    m_path->setText(QDir::toNativeSeparators(
        isFolder() ? folder : QDir(folder).filePath(m_drawings.front().name + u'.' + choices().format)));
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::formatChosen);
    for (auto* box : {m_theme, m_language})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::showPreview);
    for (auto* box : {m_width, m_height})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::showPreview);
    formatChosen();
}

void ExportDialog::buildForm() {
    m_format->addItem(tr("PNG: pixels, for slides and the web"), QStringLiteral("png"));
    m_format->addItem(tr("SVG: vectors, for editing"), QStringLiteral("svg"));
    m_format->addItem(tr("PDF: vectors with fonts, for documents"), QStringLiteral("pdf"));
    m_format->addItem(tr("CSV: the numbers behind the chart"), QStringLiteral("csv"));
    for (const int scale : {1, 2, 3, 4})
        m_scale->addItem(QStringLiteral("%1×").arg(scale), scale);
    m_theme->addItem(tr("Light"), false);
    m_theme->addItem(tr("Dark"), true);
    m_language->addItem(tr("As the window"), QString());
    for (const auto& language : languages())
        m_language->addItem(languageName(language), language);
    auto* size = new QHBoxLayout;
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×"), this));
    size->addWidget(m_height);
    size->addStretch(1);
    auto* place = new QHBoxLayout;
    auto* browse = new QPushButton(tr("Browse…"), this);
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::browse);
    place->addWidget(m_path, 1);
    place->addWidget(browse);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Size"), size);
    form->addRow(tr("Pixels per point"), m_scale);
    form->addRow(tr("Colours"), m_theme);
    form->addRow(tr("Language"), m_language);
    form->addRow(isFolder() ? tr("Folder") : tr("File"), place);
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addLayout(form, 1);
    row->addWidget(m_preview, 0, Qt::AlignTop);
    column->addLayout(row);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    m_path->setMinimumWidth(260);
}

ExportChoices ExportDialog::choices() const {
    ExportChoices choices;
    choices.format = m_format->currentData().toString();
    choices.size = {m_width->value(), m_height->value()};
    choices.scale = m_scale->currentData().toDouble();
    choices.theme = m_theme->currentData().toBool() ? Theme::Mode::Dark : Theme::Mode::Light;
    choices.language = m_language->currentData().toString();
    return choices;
}

void ExportDialog::setChoices(const ExportChoices& choices) {
    choose(*m_format, choices.format);
    m_width->setValue(choices.size.width());
    m_height->setValue(choices.size.height());
    choose(*m_scale, static_cast<int>(choices.scale));
    choose(*m_theme, choices.theme == Theme::Mode::Dark);
    choose(*m_language, choices.language);
}

QString ExportDialog::path() const { return QDir::fromNativeSeparators(m_path->text().trimmed()); }
void ExportDialog::setPath(const QString& path) { m_path->setText(QDir::toNativeSeparators(path)); }
QString ExportDialog::problem() const { return m_problem->text(); }

void ExportDialog::formatChosen() {
    const auto format = m_format->currentData().toString();
    const bool picture = format != QLatin1String("csv");
    for (QWidget* widget :
         {static_cast<QWidget*>(m_width), static_cast<QWidget*>(m_height), static_cast<QWidget*>(m_theme)})
        widget->setEnabled(picture);
    m_scale->setEnabled(format == QLatin1String("png"));
    if (!isFolder()) {
        // The name keeps whatever else stands in it.
        const QFileInfo file(path());
        if (exportSuffixes().contains(file.suffix().toLower()))
            setPath(file.path() + u'/' + file.completeBaseName() + u'.' + format);
    }
    showPreview();
}

/// What the file will show, small.
void ExportDialog::showPreview() {
    const auto chosen = choices();
    DrawnChart drawn;
    {
        const ScopedLanguage language(chosen.language);
        drawn = m_drawings.front().make();
    }
    drawn.options.size = chosen.size;
    drawn.options.theme = Theme{chosen.theme, 1.0};
    const qreal ratio = devicePixelRatioF();
    drawn.options.scale = ratio;
    auto image = chartImage(*drawn.chart, drawn.options)
                     .scaled(previewSize * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    m_preview->setPixmap(QPixmap::fromImage(image));
}

void ExportDialog::browse() {
    const auto chosen = isFolder() ? QFileDialog::getExistingDirectory(this, windowTitle(), path())
                                   : QFileDialog::getSaveFileName(this, windowTitle(), path(),
                                                                  tr("Charts (*.png *.svg *.pdf *.csv)"),
                                                                  nullptr, QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty())
        setPath(chosen);
}

bool ExportDialog::mayReplace() {
    const auto there = isFolder()                   ? filesInTheWay(m_drawings, path(), choices().format)
                       : QFileInfo(path()).isFile() ? QStringList{path()}
                                                    : QStringList{};
    if (there.isEmpty())
        return true;
    QStringList names;
    for (const auto& file : there)
        names.append(QFileInfo(file).fileName());
    QMessageBox question(QMessageBox::Question, windowTitle(),
                         tr("Already there, and would be replaced: %1").arg(listText(names)),
                         QMessageBox::Cancel, this);
    auto* replace = question.addButton(tr("Replace"), QMessageBox::AcceptRole);
    question.exec();
    return question.clickedButton() == replace;
}

void ExportDialog::accept() {
    if (path().isEmpty()) {
        tell(isFolder() ? tr("Choose a folder.") : tr("Choose a file."));
        return;
    }
    if (!mayReplace())
        return;
    const auto chosen = choices();
    if (isFolder()) {
        const auto done = exportAll(m_drawings, path(), chosen);
        if (!done) {
            tell(done.error());
            return;
        }
        m_files = *done;
    } else {
        const auto done = exportDrawing(m_drawings.front(), path(), chosen);
        if (!done) {
            tell(done.error());
            return;
        }
        m_files = {path()};
    }
    chosen.save();
    QSettings().setValue(folderKey, isFolder() ? path() : QFileInfo(path()).absolutePath());
    QDialog::accept();
}

void ExportDialog::tell(const QString& problem) {
    m_problem->setText(problem);
    m_problem->show();
}

} // namespace planner::ui
