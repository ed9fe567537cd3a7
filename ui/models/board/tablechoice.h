// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/options.h"
#include "ui/widgets/elidedcombo.h"

#include <optional>

namespace subtext {

class Prompts;
class SheetChoice;

/// What labels outside the options are taken for: the usual table, none, or one of the user's own.
class TableChoice : public ElidedCombo
{
    Q_OBJECT
public:
    TableChoice(Prompts& prompts, QWidget* parent);

    /// Of the question that is scored; a table of another question is forgotten.
    void setOptions(const evaluation::Options& options);
    void forget();
    /// None: the usual one.
    const std::optional<evaluation::LabelTable>& table() const { return m_table; }
    /// To stand beside it: which sheet of a workbook is read.
    SheetChoice* sheets() const { return m_sheets; }

Q_SIGNALS:
    void tableChanged();
    /// A file is no table of labels; why, in a sentence.
    void refused(const QString& why);

private:
    void offer();
    void take(int row);
    void takeFile(const QString& path);
    void readSheet(const QString& sheet);

    Prompts& m_prompts;
    SheetChoice* m_sheets;
    QString m_path;    ///< Of the file that was asked for last.
    QString m_ownPath; ///< Of that with m_own; another where that one was refused.
    std::optional<evaluation::Options> m_options;
    std::optional<evaluation::LabelTable> m_table;
    std::optional<evaluation::LabelTable> m_own; ///< Of a file.
};

} // namespace subtext
