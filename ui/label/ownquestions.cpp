// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/ownquestions.h"

namespace subtext {

OwnQuestions::OwnQuestions(Study& study, PersonId person)
    : m_study(study)
    , m_person(person)
{
    read();
    connect(&study, &Study::changed, this, [this](const ChangeSet& changes) {
        const bool isSeen = changes.kinds & (ChangeSet::CourseChanged | ChangeSet::StudyChanged);
        if (!isSeen || !changes.concerns(m_person))
            return;
        read();
        Q_EMIT changed();
    });
}

/// Where it cannot be read there is none to show: the study tells of it.
void OwnQuestions::read()
{
    m_areOpen =
        m_study.access() == Study::Access::Write && m_study.questions().areOpen().value_or(false);
    m_byItem.clear();
    auto asked = m_study.questions().ofPerson(m_person);
    if (!asked)
        return;
    for (AskedQuestion& one : *asked) {
        one.asker = tr("you");
        m_byItem[one.question.scenario].push_back(std::move(one));
    }
}

std::vector<AskedQuestion> OwnQuestions::about(ScenarioId item) const
{
    const auto found = m_byItem.find(item);
    return found == m_byItem.end() ? std::vector<AskedQuestion>() : found->second;
}

qint64 OwnQuestions::newRepliesAbout(ScenarioId item) const
{
    qint64 count = 0;
    for (const AskedQuestion& one : about(item)) {
        for (const ItemReply& reply : one.replies)
            count += m_read.count(reply.uuid.text()) == 0 ? 1 : 0;
    }
    return count;
}

bool OwnQuestions::hasNewReply(ScenarioId item) const
{
    return newRepliesAbout(item) > 0;
}

void OwnQuestions::markShown(ScenarioId item)
{
    if (!hasNewReply(item))
        return;
    for (const AskedQuestion& one : about(item)) {
        for (const ItemReply& reply : one.replies)
            m_read.insert(reply.uuid.text());
    }
    Q_EMIT changed();
}

qint64 OwnQuestions::newReplies() const
{
    qint64 count = 0;
    for (const auto& [item, asked] : m_byItem)
        count += newRepliesAbout(item);
    return count;
}

void OwnQuestions::setRead(const QStringList& replies)
{
    m_read = {replies.begin(), replies.end()};
}

Result<QString> OwnQuestions::draft(ScenarioId item) const
{
    return m_study.questions().draft(m_person, item);
}

bool OwnQuestions::hasDraft(ScenarioId item) const
{
    return !draft(item).value_or(QString()).isEmpty();
}

Result<void> OwnQuestions::saveDraft(ScenarioId item, const QString& text)
{
    const bool wasThere = hasDraft(item);
    const auto kept = m_study.questions().saveDraft(m_person, item, text);
    if (!kept)
        return fail(kept.error());
    if (hasDraft(item) != wasThere)
        Q_EMIT changed(); // which the study does not tell of a draft
    return {};
}

Result<void> OwnQuestions::ask(ScenarioId item, const QString& text)
{
    return m_study.questions().ask(m_person, item, text).map([](const ItemQuestion& /*asked*/) {});
}

} // namespace subtext
