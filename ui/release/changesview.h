// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/publishing/releasedrafting.h"
#include "core/publishing/releaserows.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QTableWidget;

namespace subtext {

class ColumnFit;
class TextReader;

/// What is new since the last release, and the releases so far.
class ChangesView : public QWidget
{
    Q_OBJECT
public:
    /// Longer lists are cut; gold.csv has them all.
    static constexpr qsizetype MostListed = 200;
    static constexpr std::size_t MostRevisions = 20;

    explicit ChangesView(QWidget* parent);

    void setDraft(const ReleaseDraft& draft);
    void setRecords(const std::vector<ReleaseRecord>& records);
    void forget();

    QString text() const;
    TextReader* differences() const { return m_differences; }
    QTableWidget* records() const { return m_records; }

Q_SIGNALS:
    /// "subtype/id"
    void itemChosen(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void show();
    QString head() const;
    QString changedAnswers() const;

    ReleaseContents m_keys; ///< How items are called in it.
    std::shared_ptr<const Task> m_task;
    VersionChange m_change;
    std::vector<RevisedAnswer> m_revised; ///< Behind the changed answers.
    bool m_isUnchanged = false;
    QString m_lastVersion; ///< Empty at the first release.
    QString m_version;
    bool m_isKnown = false;
    TextReader* m_differences;
    QLabel* m_recordsTitle;
    QTableWidget* m_records;
    ColumnFit* m_recordsFit = nullptr;
};

} // namespace subtext
