// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/questions.h"
#include "core/study/study.h"

#include <QStringList>

#include <map>
#include <set>

namespace subtext {

/// What one annotator asked about items and was answered, followed as it changes. Nobody else's is
/// ever read.
class OwnQuestions : public QObject
{
    Q_OBJECT
public:
    OwnQuestions(Study& study, PersonId person);

    /// Whether another may be asked now.
    bool areOpen() const { return m_areOpen; }
    /// By time.
    std::vector<AskedQuestion> about(ScenarioId item) const;
    /// A reply to a question about the item that was not shown yet.
    bool hasNewReply(ScenarioId item) const;
    void markShown(ScenarioId item);
    /// How many there are, about any item that is theirs.
    qint64 newReplies() const;
    /// Which were shown, by UUID, in the order of these: for the settings of a machine.
    QStringList readReplies() const { return {m_read.begin(), m_read.end()}; }
    void setRead(const QStringList& replies);
    /// What was being written about the item and was not asked; empty where there is nothing.
    Result<QString> draft(ScenarioId item) const;
    /// Whether there is such a text. One that cannot be read is none: the study tells of it.
    bool hasDraft(ScenarioId item) const;
    /// A text without a character: there is no draft any more.
    Result<void> saveDraft(ScenarioId item, const QString& text);
    Result<void> ask(ScenarioId item, const QString& text);

Q_SIGNALS:
    void changed();

private:
    void read();
    qint64 newRepliesAbout(ScenarioId item) const;

    Study& m_study;
    PersonId m_person;
    bool m_areOpen = false;
    std::map<ScenarioId, std::vector<AskedQuestion>> m_byItem;
    std::set<QString> m_read; ///< Replies, by UUID.
};

} // namespace subtext
