// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"
#include "core/predictions/predictionrecord.h"

namespace subtext {

/// Eight yes or no. A record is of one scenario, with columns p_TOKEN (probability of yes, 0 … 1)
/// or logit_yes_TOKEN and logit_no_TOKEN, answer_TOKEN (yes or no), confidence_TOKEN (1 … 5) and
/// raw_TOKEN for each emotion, or objects "probabilities", "logits" ({TOKEN: {"yes", "no"}}),
/// "answers", "confidence" and "raw_responses" by token. Or it is of one scenario and one emotion
/// (column emotion or question), with p_yes, logit_yes and logit_no, answer, confidence and
/// raw_response. Logits become the softmax of the two. Where there are only the model's own words,
/// the last <answer> and <confidence> in them count.
class VectorLayout : public evaluation::RecordLayout
{
public:
    VectorLayout(const entanglement::EmotionNames& emotions, const evaluation::ScenarioNames& names,
                 const QMap<QString, QString>& columns);

    QStringList questions() const override;
    bool answers(std::size_t question, const QStringList& columns) const override;
    bool isOfVectors() const override { return true; }
    tl::expected<evaluation::ReadRecord, evaluation::RowProblem>
    read(const evaluation::Record& record) const override;

protected:
    bool namesScenarios(const QStringList& columns) const override;

private:
    struct Found
    {
        QString column;
        QString text;
    };
    struct Vector;
    class Cell;

    std::optional<Found> flat(const evaluation::Record& record, const QString& field) const;
    QString text(const evaluation::Record& record, std::initializer_list<const char*> fields) const;
    tl::expected<int, evaluation::RowProblem> itemOf(const evaluation::Record& record) const;
    std::optional<std::size_t> emotionNamed(const QString& name) const;
    static void readCell(const Cell& cell, std::size_t emotion, Vector& vector,
                         evaluation::ReadRecord& read);

    QStringList m_tokens;
};

/// The names of the columns that can be mapped.
QStringList vectorFieldNames(const entanglement::EmotionNames& emotions);

} // namespace subtext
