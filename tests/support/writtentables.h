// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/cei/ceiwriter.h"
#include "core/exchange/decisioncsv.h"
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/exchange/tidy/tidywriter.h"
#include "core/release/cei/ceitables.h"

namespace subtext {

// What the program writes row by row, at once.

inline QByteArray tidyCsv(const StudyIndex& study)
{
    const bool isTidy = taskOf(study.data()).layout == TaskLayout::Tidy;
    return collected([&](const ByteSink& sink) {
        return isTidy ? writeTidyTable(study, sink) : writeCeiTable(study, sink);
    });
}

inline QByteArray jsonLines(const StudyIndex& study)
{
    const bool isTidy = taskOf(study.data()).layout == TaskLayout::Tidy;
    return collected([&](const ByteSink& sink) {
        return isTidy ? writeTidyLines(study, sink) : writeCeiLines(study, sink);
    });
}

inline QByteArray ceiCsv(const StudyIndex& study, const QString& subtype)
{
    return collected([&](const ByteSink& sink) { return writeCeiCsv(study, subtype, {}, sink); });
}

inline QByteArray decisionsCsv(const StudyData& data)
{
    return collected([&](const ByteSink& sink) { return writeDecisionsCsv(data, sink); });
}

inline QByteArray labelStudioTasks(const StudyIndex& study,
                                   LabelStudioGold gold = LabelStudioGold::Without)
{
    return collected(
        [&](const ByteSink& sink) { return writeLabelStudioTasks(study, sink, gold); });
}

inline QByteArray extendedCeiCsv(const StudyIndex& study, const QString& subtype, int ratingsNeeded)
{
    return collected([&](const ByteSink& sink) {
        return writeExtendedCeiCsv(study, subtype, ratingsNeeded, sink);
    });
}

inline QByteArray annotationsCsv(const StudyIndex& study)
{
    return collected([&](const ByteSink& sink) { return writeAnnotationsCsv(study, sink); });
}

inline QByteArray scenariosJsonl(const StudyData& data)
{
    return collected([&](const ByteSink& sink) { return writeScenariosJsonl(data, sink); });
}

inline QByteArray softLabelsCsv(const StudyIndex& study)
{
    return collected([&](const ByteSink& sink) { return writeSoftLabelsCsv(study, sink); });
}

inline QByteArray goldCsv(const StudyIndex& study)
{
    return collected([&](const ByteSink& sink) { return writeGoldCsv(study, sink); });
}

} // namespace subtext
