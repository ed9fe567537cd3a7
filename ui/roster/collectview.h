// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace subtext {

class TextReader;

/// What went out and what came back: the history at the left, a report at the right.
class CollectView : public QWidget
{
    Q_OBJECT
public:
    explicit CollectView(QWidget* parent);

    /// What the study remembers; what is chosen stays chosen.
    void read(Study& study);
    void clear();
    void showMerge(const std::vector<MergedFile>& files, Study& study);
    void showHandOuts(const std::vector<HandOutRecord>& records, const QString& folder,
                      HandOuts::Layout layout, Study& study, const QString& coordinator);

    /// Puts a line above everything else.
    void addLine(QWidget* line);

    QListWidget* history() const { return m_history; }
    QString reportText() const;

private:
    struct Entry
    {
        Uuid uuid; ///< Of the record; empty: what was done just now.
        QString title;
        QString detail;
        QString html;
        QString copy;  ///< Empty: the report.
        qint64 at = 0; ///< UTC milliseconds.
    };
    void fill(std::vector<Entry> entries);
    void showEntry(int row);
    void lead(Entry entry);

    QVBoxLayout* m_column;
    std::vector<Entry> m_entries; ///< Newest first.
    std::vector<Entry> m_recent;  ///< Of this session, newest first.
    QString m_copyText;
    QListWidget* m_history;
    QLabel* m_empty;
    QPushButton* m_copy;
    QLabel* m_historyHead;
    QLabel* m_reportHead;
    TextReader* m_report;
};

} // namespace subtext
