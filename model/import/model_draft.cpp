// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/model_draft.h"

#include <algorithm>

namespace planner {

void ModelDraft::set(Parameter parameter, double value, Text from) {
    const auto found = std::find_if(m_model.values.begin(), m_model.values.end(),
                                    [&](const auto& each) { return each.parameter == parameter; });
    if (found == m_model.values.end())
        m_model.values.push_back({parameter, value, std::move(from)});
    else
        *found = {parameter, value, std::move(from)};
}

void ModelDraft::not_modelled(std::string part, Text reason) {
    m_model.not_modelled.push_back({std::move(part), std::move(reason)});
}

double ModelDraft::value(Parameter parameter) const {
    for (const auto& each : m_model.values)
        if (each.parameter == parameter)
            return each.value;
    return not_given;
}

double ModelDraft::layers() const { return value("model.layers"_in); }

ImportedModel ModelDraft::finished() && {
    std::sort(m_model.values.begin(), m_model.values.end(),
              [](const auto& a, const auto& b) { return a.parameter < b.parameter; });
    m_model.is_complete = m_attention_known;
    return std::move(m_model);
}

} // namespace planner
