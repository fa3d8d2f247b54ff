// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/imported_model.h"
#include "model/import/value_sources.h"

namespace planner {

/// A model while its config.json is read.
class ModelDraft {
public:
    void set(Parameter parameter, double value, Text from);
    void not_modelled(std::string part, Text reason);
    /// The parts that an attention of unknown form makes unknowable, so that no total is shown.
    void attention_unknown() { m_attention_known = false; }

    bool attention_is_known() const { return m_attention_known; }
    /// The value so far, or NaN.
    double value(Parameter parameter) const;
    double layers() const;

    ImportedModel finished() &&;

private:
    ImportedModel m_model;
    bool m_attention_known = true;
};

} // namespace planner
