// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/preset_gallery.h"

#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <cmath>

namespace planner::ui {

namespace {

constexpr int columns = 2;
constexpr int cardHeight = 165; ///< room for three lines of description

QLabel* labelled(const char* role, const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("role", QString::fromLatin1(role));
    label->setWordWrap(true);
    return label;
}

/// The figures that tell presets apart.
QString keyFigures(const Scenario& preset) {
    const auto plan = evaluate(preset);
    // Some presets are of prefill units only.
    if (std::isnan(plan["chapter.decode.step_s"_fig]))
        return PresetGallery::tr("prefill %1 per GPU by the estimate, ruled by %2; memory %3 of %4")
            .arg(figureText(plan, "estimate.prefill.tokens_per_gpu_s"_fig),
                 figureText(plan, "estimate.prefill.bottleneck"_fig),
                 figureText(plan, "prefill.memory.total_bytes"_fig),
                 figureText(plan, "prefill.memory.capacity_bytes"_fig));
    return PresetGallery::tr("decode step at least %1, ruled by %2; memory %3 of %4")
        .arg(figureText(plan, "chapter.decode.step_s"_fig), figureText(plan, "chapter.decode.bottleneck"_fig),
             figureText(plan, "decode.memory.total_bytes"_fig),
             figureText(plan, "decode.memory.capacity_bytes"_fig));
}

} // namespace

PresetGallery::PresetGallery(QWidget* parent) : QDialog(parent), m_page(new QWidget) {
    setModal(false);
    setObjectName(QStringLiteral("presetGallery"));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_page);
    auto* frame = new QVBoxLayout(this);
    frame->setContentsMargins(0, 0, 0, 0);
    frame->addWidget(scroll);
    (new QGridLayout(m_page))->setSpacing(10);
    fill();
    resize(860, 580);
}

void PresetGallery::fill() {
    setWindowTitle(tr("Presets"));
    qDeleteAll(m_page->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    auto* grid = static_cast<QGridLayout*>(m_page->layout());
    int place = 0;
    for (const auto& preset : presets()) {
        auto* card = new QFrame(m_page);
        card->setProperty("card", true);
        auto* column = new QVBoxLayout(card);
        column->addWidget(labelled("title", translated(preset.name.c_str()), card));
        column->addWidget(labelled("body", translated(preset.description.c_str()), card));
        column->addWidget(labelled("caption", keyFigures(preset), card));
        column->addStretch(1);
        auto* open = new QPushButton(tr("Open"), card);
        open->setAutoDefault(false);
        open->setAccessibleDescription(translated(preset.name.c_str()));
        connect(open, &QPushButton::clicked, this, [this, chosen = &preset] { emit presetChosen(*chosen); });
        column->addWidget(open, 0, Qt::AlignLeft);
        card->setMinimumHeight(cardHeight);
        grid->addWidget(card, place / columns, place % columns);
        ++place;
    }
}

void PresetGallery::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace planner::ui
