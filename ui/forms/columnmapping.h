// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/columnsurvey.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <memory>

class QComboBox;
class QTableWidget;

namespace subtext {

/// Says what the columns of a foreign file mean: a menu above each, over the first rows. What can
/// be guessed is chosen already; what is still missing is named, all of it.
class ColumnMapping : public QWidget
{
    Q_OBJECT
public:
    explicit ColumnMapping(QWidget* parent);

    /// What the columns of a scene may say, where that is not free, before there is a file; empty
    /// where all is.
    static QString listedValues(const Task& task);

    /// What the file is about; CEI until it is said.
    void setTask(std::shared_ptr<const Task> task);
    void show(const QString& path, const ColumnSurvey& survey);

    /// As ImportOptions::columns.
    QMap<QString, QString> columns() const;
    /// As ImportOptions::unused.
    QStringList unused() const;
    /// As ImportOptions::values: what was proposed for the words of the columns that are chosen.
    QMap<QString, QMap<QString, QString>> values() const;
    /// Chosen for all rows; none where a column or the file's name says it.
    std::optional<QString> subtype() const;
    QComboBox* menu(int column) const;
    QString stateText() const { return m_state->text(); }
    /// What the matched columns may say, where that is not free; empty where all is.
    QString allowedText() const { return m_allowed->text(); }
    bool isComplete() const { return m_read->isEnabled(); }

Q_SIGNALS:
    void accepted();
    void changed();

private:
    struct FieldWord
    {
        QString token;
        QString word;
    };
    static std::vector<FieldWord> ceiWords();
    static std::vector<FieldWord> wordsOf(const Task& task);
    QString wordOf(const QString& token) const;
    void fillGroups(const Task& task);
    QString valuesText() const;
    QStringList unknownGroups() const;
    QString completeText() const;
    QString showAllowedValues();
    void refresh();

    std::vector<FieldWord> m_words; ///< In the order in which people look for them.
    std::shared_ptr<const Task> m_task;
    QString m_groupToken;
    QString m_groupWord;
    QString m_grouping; ///< The same inside a sentence, also where there are no groups.

    ColumnSurvey m_survey;
    QLabel* m_lead;
    QTableWidget* m_table;
    QWidget* m_subtypeRow;
    QComboBox* m_subtype;
    QLabel* m_allowed;
    QLabel* m_state;
    QPushButton* m_read;
};

} // namespace subtext
