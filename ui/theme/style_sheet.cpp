// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/contrast.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <cmath>

namespace planner::ui {

namespace {

// Names in $dollars$ are replaced below; lengths in px at text scale 1 are written as #n#.
const char16_t* const labels = uR"(
QMainWindow, QDialog { background: $paper$; }
QFrame[card="true"] { background: $card$; border: 1px solid $line$; border-radius: 8px; }
QFrame[strip="true"] { background: $card$; border: none; border-bottom: 1px solid $line$; }
QFrame[line="true"] { background: $line$; border: none; max-height: 1px; min-height: 1px; }
QLabel { background: transparent; }
QLabel[role="caption"] { color: $muted$; font-size: $captionSize$; }
QLabel[role="muted"] { color: $muted$; }
QLabel[role="strong"] { font-weight: bold; }
QLabel[role="title"] { font-weight: bold; font-size: $titleSize$; }
QLabel[role="heading"] { font-weight: bold; font-size: $headingSize$; }
QLabel[role="figure"] { font-weight: bold; font-size: $figureSize$; }
QLabel[role="warning"], QLabel[tone="warning"] { color: $warningText$; }
QLabel[role="good"], QLabel[tone="good"] { color: $goodText$; }
QLabel[role="bad"], QLabel[tone="bad"] { color: $badText$; }
QLabel[tone="accent"] { color: $accent$; }
QLabel[tone="muted"] { color: $muted$; }
QLabel[role="dot"] { min-width: 10px; max-width: 10px; min-height: 10px; max-height: 10px;
    border-radius: 5px;
    background: $muted$; }
QLabel[role="dot"][state="good"] { background: $good$; }
QLabel[role="dot"][state="bad"] { background: $bad$; }
QLabel[role="dot"][state="warning"] { background: $warning$; }
QToolTip { background: $card$; color: $text$; border: 1px solid $tipLine$; padding: 4px 6px; }
)";

const char16_t* const buttons = uR"(
QPushButton { background: $card$; color: $text$; border: 1px solid $line$; border-radius: 5px;
    padding: #4# #12#; }
QPushButton:hover { border-color: $muted$; }
QPushButton:pressed { background: $field$; }
QPushButton:focus { border-color: $accent$; }
QPushButton:disabled { color: $disabled$; background: $field$; }
QPushButton:checked, QPushButton[primary="true"], QPushButton:default {
    background: $accent$; color: $onAccent$; border-color: $accent$; }
QPushButton[primary="true"]:hover, QPushButton:default:hover { background: $accentHover$;
    border-color: $accentHover$; }
QPushButton[primary="true"]:disabled { background: $line$; color: $disabled$; border-color: $line$; }
QPushButton[chip="true"] { border-radius: $chipRadius$; padding: 0px #12#; min-height: $chipHeight$;
    max-height: $chipHeight$; }
QPushButton[chip="true"]:checked { background: $accentTint$; color: $text$; border-color: $accent$; }
QPushButton[segment="first"], QPushButton[segment="middle"], QPushButton[segment="last"],
    QPushButton[segment="only"] {
    border-radius: 0px; padding: #4# #16#; border-right-width: 0px; }
QPushButton[segment="first"] { border-top-left-radius: 5px; border-bottom-left-radius: 5px; }
QPushButton[segment="last"] { border-top-right-radius: 5px; border-bottom-right-radius: 5px;
    border-right-width: 1px; }
QPushButton[segment="only"] { border-radius: 5px; border-right-width: 1px; }
QPushButton[segment]:focus { border-color: $accent$; }
QPushButton[tab="true"] { border: none; border-bottom: 2px solid transparent; border-radius: 0px;
    background: transparent; color: $muted$; padding: 2px #12#; }
QPushButton[tab="true"]:hover { color: $text$; }
QPushButton[tab="true"]:checked { color: $text$; background: transparent; border-bottom-color: $accent$; }
QPushButton[tab="true"]:focus { color: $accent$; }
QPushButton[headline="true"] { border-radius: 8px; padding: 0px; text-align: left; }
QPushButton[headline="true"]:hover { border-color: $muted$; }
QPushButton[headline="true"]:focus { border-color: $accent$; }
QPushButton[link="true"] { border: none; background: transparent; color: $accent$; padding: 1px 2px;
    text-align: left; }
QPushButton[link="true"]:hover, QPushButton[link="true"]:focus { text-decoration: underline; }
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 3px; background: transparent; }
QToolButton:hover { background: $hover$; }
QToolButton:focus { border-color: $accent$; }
QToolButton:checked { background: $accentTint$; border-color: $accent$; }
QToolButton[icon="true"] { color: $muted$; padding: 2px; }
QToolButton[icon="true"]:hover { color: $text$; }
QToolButton[section="true"] { font-weight: bold; border: none; padding: 4px 0px; text-align: left; }
QToolButton[section="true"]:hover { color: $accent$; background: transparent; }
QToolButton::menu-indicator { image: none; }
QPushButton::menu-indicator { subcontrol-origin: padding; subcontrol-position: right center; right: 4px; }
)";

const char16_t* const fields = uR"(
QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit, QTextEdit {
    background: $field$; border: 1px solid $line$; border-radius: 4px; padding: 2px 6px;
    selection-background-color: $accent$; selection-color: $onAccent$; }
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover { border-color: $muted$; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border-color: $accent$; background: $card$; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: $disabled$; }
QLineEdit[changed="true"], QAbstractSpinBox[changed="true"],
QComboBox[changed="true"] { border-color: $accent$; }
QLineEdit[invalid="true"], QAbstractSpinBox[invalid="true"],
QComboBox[invalid="true"] { border-color: $bad$; }
QLineEdit[value="true"], QAbstractSpinBox[value="true"] {
    font-weight: bold; background: transparent; border-color: transparent; padding: 0px 4px; }
QLineEdit[value="true"]:hover, QAbstractSpinBox[value="true"]:hover { border-color: $line$; }
QLineEdit[value="true"]:focus, QAbstractSpinBox[value="true"]:focus { border-color: $accent$;
    background: $card$; }
QLineEdit[value="true"][invalid="true"], QAbstractSpinBox[value="true"][invalid="true"] {
    border-color: $bad$; }
QComboBox::drop-down { border: none; width: 18px; }
QComboBox::down-arrow { image: url(:/theme/icons/down_$mode$.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: $card$; border: 1px solid $line$; outline: none;
    selection-background-color: $accentTint$; selection-color: $text$; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent;
    width: 16px; }
QAbstractSpinBox::up-arrow { image: url(:/theme/icons/up_$mode$.svg); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url(:/theme/icons/down_$mode$.svg); width: 9px; height: 9px; }
QCheckBox, QRadioButton { background: transparent; spacing: 6px; }
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator, QListView::indicator {
    width: 14px; height: 14px; border: 1px solid $strongLine$; background: $card$; border-radius: 3px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover, QCheckBox::indicator:focus,
    QRadioButton::indicator:focus {
    border-color: $accent$; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked, QListView::indicator:checked {
    background: $accent$; border-color: $accent$; image: url(:/theme/icons/check_$mode$.svg); }
QRadioButton::indicator:checked { border: 4px solid $accent$; width: 8px; height: 8px; }
QSlider { background: transparent; min-height: 20px; }
QSlider::groove:horizontal { height: 3px; background: $track$; border-radius: 1px; }
QSlider::sub-page:horizontal { height: 3px; background: $accent$; border-radius: 1px; }
QSlider::handle:horizontal { width: 13px; margin: -7px 0px; border: 2px solid $accent$; border-radius: 8px;
    background: $card$; }
QSlider::handle:horizontal:hover { background: $accentTint$; }
QSlider::handle:horizontal:pressed, QSlider::handle:horizontal:focus { background: $accent$; }
QSlider[locked="true"]::sub-page:horizontal, QSlider::sub-page:horizontal:disabled {
    background: $strongLine$; }
QSlider[locked="true"]::handle:horizontal, QSlider::handle:horizontal:disabled {
    border-color: $strongLine$; }
QProgressBar { border: 1px solid $line$; border-radius: 4px; background: $field$; text-align: center; }
QProgressBar::chunk { background: $accent$; border-radius: 3px; }
)";

const char16_t* const frames = uR"(
QMenuBar { background: $card$; border-bottom: 1px solid $grid$; padding: 1px 6px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:selected { background: $hover$; }
QMenu { background: $card$; border: 1px solid $line$; padding: 4px 0px; }
QMenu::item { padding: 5px 26px 5px 26px; background: transparent; }
QMenu::item:selected { background: $accentTint$; color: $text$; }
QMenu::item:disabled { color: $disabled$; }
QMenu::separator { height: 1px; background: $line$; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::right-arrow { image: url(:/theme/icons/right_$mode$.svg); width: 12px; height: 12px; right: 8px; }
QStatusBar { background: $card$; border-top: 1px solid $line$; color: $muted$; }
QStatusBar::item { border: none; }
QToolBar { background: $card$; border: none; border-bottom: 1px solid $line$; spacing: 6px;
    padding: 5px 12px; }
QDockWidget { titlebar-close-icon: none; font-weight: bold; }
QDockWidget::title { background: $paper$; padding: 6px 12px; text-align: left; }
QMainWindow::separator { background: $paper$; width: 6px; height: 6px; }
QMainWindow::separator:hover { background: $line$; }
QSplitter::handle { background: $paper$; }
QSplitter::handle:hover { background: $line$; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0px; }
QScrollBar::handle { background: $strongLine$; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $muted$; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTabWidget::pane { border: none; border-top: 1px solid $line$; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $muted$; padding: 6px 12px; border: none;
    border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text$; border-bottom-color: $accent$; }
QTabBar::tab:hover { color: $text$; }
QGroupBox { border: 1px solid $line$; border-radius: 6px; margin-top: 9px; padding-top: 6px;
    font-weight: bold; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0px 4px; }
QAbstractItemView { background: $card$; border: 1px solid $line$; border-radius: 4px;
    alternate-background-color: $field$;
    selection-background-color: $accentTint$; selection-color: $text$; outline: none; }
QTreeView::item, QListWidget::item, QTableView::item { border: none; padding: 2px 5px; }
QTreeView::item:selected, QListWidget::item:selected, QTableView::item:selected {
    background: $accentTint$; color: $text$; }
QHeaderView { background: $card$; border: none; }
QHeaderView::section { background: $card$; color: $muted$; border: none; border-bottom: 1px solid $line$;
    padding: 4px 8px; }
QTableCornerButton::section { background: $card$; border: none; }
QTableView { gridline-color: $grid$; }
)";

QString scaled(QString text, double scale) {
    for (const int length : {4, 12, 16})
        text.replace(QStringLiteral("#%1#").arg(length),
                     QStringLiteral("%1px").arg(std::lround(length * scale)));
    return text;
}

} // namespace

QString styleSheetFor(const Theme& theme) {
    const auto name = [&theme](Meaning meaning) { return theme.colour(meaning).name(); };
    const auto text = [&theme](Meaning meaning) { return theme.textColour(meaning).name(); };
    const auto pixels = [&theme](TextRole role) {
        return QStringLiteral("%1px").arg(textPixels(role, theme.textScale));
    };
    const QColor card = theme.colour(Meaning::Card);
    const QColor accent = theme.colour(Meaning::Accent);
    const int chip = static_cast<int>(std::lround(24 * theme.textScale));
    const std::pair<QString, QString> names[] = {
        {QStringLiteral("paper"), name(Meaning::Paper)},
        {QStringLiteral("card"), card.name()},
        {QStringLiteral("field"), name(Meaning::Field)},
        {QStringLiteral("line"), name(Meaning::Line)},
        {QStringLiteral("strongLine"), blend(theme.colour(Meaning::Muted), card, 0.55).name()},
        {QStringLiteral("tipLine"), blend(theme.colour(Meaning::Muted), card, 0.5).name()},
        {QStringLiteral("track"), blend(theme.colour(Meaning::Muted), card, 0.28).name()},
        {QStringLiteral("grid"), name(Meaning::Grid)},
        {QStringLiteral("hover"), blend(theme.colour(Meaning::Text), card, 0.07).name()},
        {QStringLiteral("text"), name(Meaning::Text)},
        {QStringLiteral("muted"), name(Meaning::Muted)},
        {QStringLiteral("disabled"), blend(theme.colour(Meaning::Muted), card, 0.6).name()},
        {QStringLiteral("accent"), accent.name()},
        {QStringLiteral("accentHover"), blend(theme.colour(Meaning::Text), accent, 0.15).name()},
        {QStringLiteral("accentTint"), blend(accent, card, theme.isDark() ? 0.24 : 0.12).name()},
        {QStringLiteral("onAccent"), theme.textOn(accent).name()},
        {QStringLiteral("good"), name(Meaning::Good)},
        {QStringLiteral("bad"), name(Meaning::Bad)},
        {QStringLiteral("warning"), name(Meaning::Warning)},
        {QStringLiteral("goodText"), text(Meaning::Good)},
        {QStringLiteral("badText"), text(Meaning::Bad)},
        {QStringLiteral("warningText"), text(Meaning::Warning)},
        {QStringLiteral("captionSize"), pixels(TextRole::Caption)},
        {QStringLiteral("titleSize"), pixels(TextRole::Title)},
        {QStringLiteral("figureSize"), pixels(TextRole::Figure)},
        {QStringLiteral("headingSize"),
         QStringLiteral("%1px").arg(textPixels(TextRole::Title, theme.textScale * 1.15))},
        {QStringLiteral("chipHeight"), QStringLiteral("%1px").arg(chip)},
        {QStringLiteral("chipRadius"), QStringLiteral("%1px").arg(chip / 2 + 1)},
        {QStringLiteral("mode"), theme.isDark() ? QStringLiteral("dark") : QStringLiteral("light")},
    };
    QString sheet;
    for (const char16_t* part : {labels, buttons, fields, frames})
        sheet += QString::fromUtf16(part);
    for (const auto& [key, value] : names)
        sheet.replace(u'$' + key + u'$', value);
    return scaled(sheet, theme.textScale);
}

} // namespace planner::ui
