// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/slider_accessible.h"

#include "ui/inputs/parameter_slider.h"
#include "ui/language/translate.h"

#include <QAccessibleWidget>

namespace planner::ui {

namespace {

class SliderAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit SliderAccessible(ParameterSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider) {}

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? formattedValue(slider().parameter(), slider().quantity())
                                          : QAccessibleWidget::text(kind);
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QVariant currentValue() const override { return slider().quantity(); }
    void setCurrentValue(const QVariant& value) override { slider().edit(value.toDouble()); }
    QVariant minimumValue() const override { return slider().scale().from(); }
    QVariant maximumValue() const override { return slider().scale().to(); }
    QVariant minimumStepSize() const override {
        return slider().scale().stepped(slider().quantity(), 1) - slider().quantity();
    }

    QStringList actionNames() const override {
        return QStringList{increaseAction(), decreaseAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString& name) override {
        const int steps = name == increaseAction() ? 1 : name == decreaseAction() ? -1 : 0;
        if (steps == 0)
            return QAccessibleWidget::doAction(name);
        slider().edit(slider().scale().stepped(slider().quantity(), steps));
    }

private:
    ParameterSlider& slider() const { return *static_cast<ParameterSlider*>(widget()); }
};

QAccessibleInterface* sliderAccessible(const QString&, QObject* object) {
    auto* slider = qobject_cast<ParameterSlider*>(object);
    return slider == nullptr ? nullptr : new SliderAccessible(slider);
}

} // namespace

void installSliderAccessible() {
    static const bool installed = (QAccessible::installFactory(sliderAccessible), true);
    Q_UNUSED(installed)
}

} // namespace planner::ui
