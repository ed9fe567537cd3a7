// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

#include <map>
#include <optional>

namespace subtext::evaluation {

/// The options of the question that is scored, as tokens in their order; a label is an index into
/// them, 0 … k − 1. CEI's are the eight emotions in wheel order. Tokens are lower case.
class Options
{
public:
    /// `words`: what the options are called besides, by their places. `question`: the column of
    /// files that has its answers.
    explicit Options(QStringList tokens, const QStringList& words = {},
                     QString question = QStringLiteral("emotion"));
    /// Files have answers to other questions as well: only columns that name this one are its.
    void beOneOfSeveral() { m_isOneOfSeveral = true; }
    static Options emotions();

    int count() const { return static_cast<int>(m_tokens.size()); }
    const QStringList& tokens() const { return m_tokens; }
    const QString& token(int label) const { return m_tokens.at(label); }
    const QString& question() const { return m_question; }
    bool isOneOfSeveral() const { return m_isOneOfSeveral; }

    /// The label of exactly this token or normalised word.
    std::optional<int> find(const QString& token) const;
    /// The label that is named in the text as a whole word, in any case; none where it is none or
    /// several of them. Letters, digits and underscores make words: "mistrust" names no trust.
    std::optional<int> onlyOneNamedIn(QStringView text) const;

private:
    QStringList m_tokens;
    QString m_question;
    bool m_isOneOfSeveral = false;
    QHash<QString, int> m_labels;
};

/// A label as it is compared: without white space, quotation marks, punctuation, brackets and
/// Markdown marks at both ends, lower case, with one space for all white space inside.
QString normalisedLabel(QStringView text);

/// What labels outside the options are taken for. Keys are normalised.
struct LabelTable
{
    QString name;
    std::map<QString, int> entries;

    std::optional<int> find(const QString& normalised) const;
    /// Of its lines "label,emotion", each with a line feed, in the order of the labels' code
    /// points; 64 hexadecimal digits.
    QByteArray sha256(const Options& options) const;
};

/// "none": every label outside the options is no answer.
LabelTable noLabelTable();
/// "cei-2026": the 19 labels of the CEI paper's Table 6.
LabelTable cei2026Table();
/// The table that counts unless somebody names another: "cei-2026" for CEI's emotions, else "none".
LabelTable usualTable(const Options& options);

} // namespace subtext::evaluation
