// SPDX-License-Identifier: MIT
#include "core/report/calibrationtables.h"

#include "core/report/vectorsets.h"

namespace subtext {
namespace {

using entanglement::Calibration;
using entanglement::NamedEvaluation;
using entanglement::SureSignal;
using entanglement::VectorMetrics;

ReportCell measuredCell(const MeasuredPart& part)
{
    return wordCell(QString::fromLatin1(part.word), QString::fromLatin1(part.token));
}

/// Of a set, the bins that have cells. Whether there are any.
bool addBins(ReportTableMaker& table, const NamedEvaluation& set, const MeasuredPart& part)
{
    bool hasAny = false;
    for (const SureSignal signal : BinnedSignals) {
        for (const entanglement::CalibrationBin& bin : filledBins(set, part, signal)) {
            hasAny = true;
            table.add({setCell(set), signalCell(signal), numberCell(bin.from), numberCell(bin.to),
                       countCell(bin.cells), numberCell(bin.confidence), numberCell(bin.accuracy)});
        }
    }
    return hasAny;
}

} // namespace

ReportTables writtenAnswers(ReportFigures& figures)
{
    const auto sets = wholeVectorSets(figures);
    if (!sets)
        return tl::unexpected(sets.error());
    ReportTableMaker table(
        QStringLiteral("Answers as models wrote them, of all scenarios and of the test part: cell "
                       "accuracy, exact match, macro-F1 and micro-F1. Differing: cells of all "
                       "scenarios in which the written answer is not what p > ½ says."),
        {setColumn(), column("part", "Part"), column("scenarios", "Scenarios"),
         column("lexical_accuracy", "Cell accuracy"), column("vector_accuracy", "Exact match"),
         column("hamming_loss", "Hamming loss"), column("macro_f1", "Macro-F1"),
         column("micro_f1", "Micro-F1"), column("answer_differs_from_probability", "Differing")});
    bool hasAny = false;
    for (const NamedEvaluation* set : *sets) {
        for (const MeasuredPart& part : MeasuredParts) {
            const VectorMetrics& of = set->evaluation.*part.written;
            if (of.scenarios == 0)
                continue;
            hasAny = true;
            table.add({setCell(*set), measuredCell(part), countCell(of.scenarios),
                       numberCell(of.lexicalAccuracy()), numberCell(of.vectorAccuracy()),
                       numberCell(of.hammingLoss()), numberCell(of.macroF1()),
                       numberCell(of.microF1()), countCell(set->evaluation.contradictions)});
        }
    }
    if (!hasAny)
        return tl::unexpected(ReportLack::WrittenAnswers);
    return std::vector{table.take()};
}

ReportTables modelCalibration(ReportFigures& figures)
{
    const auto sets = wholeVectorSets(figures);
    if (!sets)
        return tl::unexpected(sets.error());
    ReportTableMaker table(QStringLiteral("Expected calibration error over ten bins, with mean "
                                          "confidence and accuracy, of all scenarios and of the "
                                          "test part. ") +
                               signalWords(),
                           {setColumn(), column("part", "Part"), column("signal", "Signal"),
                            column("cells", "Cells"), column("mean_confidence", "Confidence"),
                            column("accuracy", "Accuracy"), column("ece", "ECE")});
    bool hasAny = false;
    for (const NamedEvaluation* set : *sets) {
        for (const MeasuredPart& part : MeasuredParts) {
            for (const SureSignal signal : entanglement::AllSureSignals) {
                const Calibration& of = (set->evaluation.*part.calibration).of(signal);
                if (of.cells == 0)
                    continue;
                hasAny = true;
                table.add({setCell(*set), measuredCell(part), signalCell(signal),
                           countCell(of.cells), numberCell(of.meanConfidence),
                           numberCell(of.accuracy), numberCell(of.ece)});
            }
        }
    }
    if (!hasAny)
        return tl::unexpected(ReportLack::Confidence);
    return std::vector{table.take()};
}

ReportTables calibrationByBin(ReportFigures& figures)
{
    const auto sets = wholeVectorSets(figures);
    if (!sets)
        return tl::unexpected(sets.error());
    std::vector<ReportTable> tables;
    for (const MeasuredPart& part : MeasuredParts) {
        ReportTableMaker table(
            QStringLiteral("Mean confidence and accuracy by bin of confidence, of %1. ")
                    .arg(QString::fromLatin1(part.word)) +
                signalWords(),
            {setColumn(), column("signal", "Signal"), column("from", "Above"),
             column("to", "Up to"), column("cells", "Cells"), column("confidence", "Confidence"),
             column("accuracy", "Accuracy")},
            u'_' + QString::fromLatin1(part.token));
        bool hasAny = false;
        for (const NamedEvaluation* set : *sets)
            hasAny = addBins(table, *set, part) || hasAny;
        if (hasAny)
            tables.push_back(table.take());
    }
    if (tables.empty())
        return tl::unexpected(ReportLack::Confidence);
    return tables;
}

} // namespace subtext
