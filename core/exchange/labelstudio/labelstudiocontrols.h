// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/labelstudio/labelinterface.h"
#include "core/exchange/labelstudio/labelstudiorows.h"

namespace subtext {

/// What an export of Label Studio has of its own accord.
struct LabelStudioContent
{
    /// Its texts and controls, with the words that answers say. In the flat exports, where texts
    /// and answers stand side by side, a column that no name tells is listed as both.
    LabelInterface interface;
    QStringList people; ///< Who answered: by address, else by number, as the file has them.
};

/// Finds the texts, controls and people of an export, for somebody to say what they mean.
class LabelStudioControls : public LabelStudioRows
{
public:
    /// `isFlat`: texts and answers stand side by side.
    LabelStudioControls(const ImportOptions& options, bool isFlat, const CancelToken& cancel)
        : LabelStudioRows(options, cancel)
        , m_isFlat(isFlat)
    {}

    void refuse(qint64 /*line*/, const QString& /*column*/, const QString& /*value*/,
                RefusalReason /*reason*/) override
    {}
    void note(ImportNotice /*notice*/, qint64 /*count*/) override {}

    /// Also where a column of a flat export may be one: it is looked into then.
    bool isAnswerColumn(const QString& column) override;

    /// Of the rows so far.
    LabelStudioContent content();

protected:
    void take(Row row) override;

private:
    /// What a column has said.
    struct Said
    {
        QStringList words; ///< Each once, the first of them.
        bool isLong = false;
        bool isSeveral = false;
        bool isNumber = false;
        bool isText = false;
    };
    bool isEither(const QString& column) const;
    InterfaceControl controlOf(const QString& name, const Said& said) const;

    bool m_isFlat;
    std::vector<Said> m_said; ///< By column.
    QStringList m_people;
};

} // namespace subtext
