// SPDX-License-Identifier: MIT
#include "core/entanglement/maprows.h"

#include <QLocale>

namespace subtext::entanglement {

QStringList mapColumns()
{
    return {QStringLiteral("model"),    QStringLiteral("mode"),  QStringLiteral("protocol"),
            QStringLiteral("scenario"), QStringLiteral("alpha"), QStringLiteral("baseline"),
            QStringLiteral("linear"),   QStringLiteral("full"),  QStringLiteral("linear_at_1"),
            QStringLiteral("full_at_1")};
}

std::vector<QStringList> mapRows(const NamedEvaluation& set, const QStringList& scenarioIds)
{
    std::vector<QStringList> rows;
    for (const EvaluationProtocol protocol : AllProtocols) {
        if (!set.evaluation.protocols)
            break;
        const ProtocolOutcome& outcome = set.evaluation.protocols->at(indexOf(protocol));
        if (!outcome)
            continue;
        const QString alpha = QString::number(outcome->alpha, 'g', QLocale::FloatingPointShortest);
        for (const ScenarioVectors& of : outcome->vectors) {
            QStringList row{set.name.model, set.mode(), QLatin1String(protocolToken(protocol)),
                            scenarioIds.at(static_cast<qsizetype>(of.scenario)), alpha};
            for (const EmotionSet vector :
                 {of.baseline, of.linear, of.full, of.linearAtOne, of.fullAtOne})
                row << QString::number(vector);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace subtext::entanglement
