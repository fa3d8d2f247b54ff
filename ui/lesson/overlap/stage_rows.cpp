// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/overlap/stage_rows.h"

#include "ui/charts/base/axis_keeper.h"
#include "ui/charts/stage_look.h"
#include "ui/lesson/labelled.h"

#include <QEvent>
#include <QGridLayout>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr double microsecond = 1e-6;
constexpr int longest = 1'000'000; ///< microseconds
constexpr int columns = 2;

int microseconds(double seconds) {
    return static_cast<int>(std::lround(std::min(seconds / microsecond, static_cast<double>(longest))));
}

} // namespace

StageRows::StageRows(QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    constexpr int rows = static_cast<int>(what_if_stages.size()) / columns;
    for (int index = 0; index < static_cast<int>(what_if_stages.size()); ++index) {
        const auto row = m_rows.at(static_cast<std::size_t>(index)) =
            makeRow(what_if_stages.at(static_cast<std::size_t>(index)));
        const int left = index / rows * 4;
        grid->addWidget(row.name, index % rows, left);
        grid->addWidget(row.slider, index % rows, left + 1);
        grid->addWidget(row.field, index % rows, left + 2);
        grid->setColumnStretch(left + 1, 1);
    }
    grid->setColumnMinimumWidth(3, 12);
    retranslate();
}

StageRows::Row StageRows::makeRow(Stage stage) {
    Row row{new QLabel(this), new Quiet<QSlider>(Qt::Horizontal, this), wholeBox(0, longest, 0, this)};
    row.name->setBuddy(row.field);
    connect(row.slider, &QSlider::valueChanged, this,
            [this, stage](int value) { emit stageEdited(stage, value * microsecond); });
    connect(row.slider, &QSlider::sliderReleased, this, &StageRows::editEnded);
    connect(row.field, &QSpinBox::valueChanged, this,
            [this, stage](int value) { emit stageEdited(stage, value * microsecond); });
    return row;
}

void StageRows::setTimes(const StageTimes& times, bool newScale) {
    double largest = 0;
    for (const auto stage : what_if_stages)
        largest = std::max(largest, times.of(stage));
    for (std::size_t index = 0; index < m_rows.size(); ++index) {
        const auto& row = m_rows.at(index);
        const int value = microseconds(times.of(what_if_stages.at(index)));
        const QSignalBlocker quietSlider(row.slider);
        const QSignalBlocker quietField(row.field);
        if (newScale)
            row.slider->setRange(0, std::max(1, microseconds(AxisKeeper::niceCeiling(1.5 * largest))));
        row.slider->setValue(value);
        row.field->setValue(value);
    }
}

bool StageRows::isHeld() const {
    return std::any_of(m_rows.begin(), m_rows.end(),
                       [](const Row& row) { return row.slider->isSliderDown(); });
}

void StageRows::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StageRows::retranslate() {
    for (std::size_t index = 0; index < m_rows.size(); ++index) {
        const auto name = stageName(what_if_stages.at(index));
        m_rows.at(index).name->setText(name);
        m_rows.at(index).slider->setAccessibleName(name);
        m_rows.at(index).field->setSuffix(QStringLiteral("\u2009µs"));
    }
}

} // namespace planner::ui
