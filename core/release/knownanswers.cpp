// SPDX-License-Identifier: MIT
#include "core/release/knownanswers.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

/// From when until when, by day.
class DaySpan
{
public:
    void add(qint64 at)
    {
        m_first = m_count == 0 ? at : std::min(m_first, at);
        m_last = m_count == 0 ? at : std::max(m_last, at);
        ++m_count;
    }

    qint64 count() const { return m_count; }

    /// "from 2026-03-01 to 2026-04-02 (UTC)", or "on 2026-03-01 (UTC)".
    QString words() const
    {
        const QString first = utcDay(m_first);
        const QString last = utcDay(m_last);
        return first == last ? QStringLiteral("on %1 (UTC)").arg(first)
                             : QStringLiteral("from %1 to %2 (UTC)").arg(first, last);
    }

private:
    static QString utcDay(qint64 at)
    {
        return QDateTime::fromMSecsSinceEpoch(at, QTimeZone::utc()).date().toString(Qt::ISODate);
    }

    qint64 m_first = 0;
    qint64 m_last = 0;
    qint64 m_count = 0;
};

QString timeframeOf(const StudyData& data)
{
    DaySpan span;
    for (const Annotation& annotation : data.annotations) {
        if (annotation.submittedAt)
            span.add(*annotation.submittedAt);
    }
    if (span.count() == 0)
        return {};
    QString words = span.words();
    words[0] = words[0].toUpper();
    return QStringLiteral("%1, by the time of %2 of %3 annotations.")
        .arg(words, QString::number(span.count()), QString::number(data.annotations.size()));
}

QString hoursOf(const StudyData& data)
{
    qint64 active = 0;
    qint64 timed = 0;
    for (const Annotation& annotation : data.annotations) {
        if (!annotation.timings || !isActiveTimeKnown(*annotation.timings))
            continue;
        active += annotation.timings->activeMs;
        ++timed;
    }
    if (timed == 0)
        return {};
    const double hours = static_cast<double>(active) / 3'600'000.0;
    return QStringLiteral("%1 hours of active work on %2 of %3 annotations; pauses of more than 30 "
                          "seconds do not count.")
        .arg(QString::number(hours, 'f', hours < 1 ? 2 : 1), QString::number(timed),
             QString::number(data.annotations.size()));
}

/// Whoever labelled in the study itself. What was imported was consented to, or not, elsewhere.
std::set<PersonId> labelledHere(const StudyData& data)
{
    std::set<PersonId> labelled;
    for (const Annotation& annotation : data.annotations) {
        if (annotation.origin == Origin::Entered)
            labelled.insert(annotation.person);
    }
    return labelled;
}

/// Of a study that does not ask for consent; nothing where it once did, and somebody answered.
QString consentNotAsked(const StudyData& data, const std::vector<Consent>& consents)
{
    const std::set<PersonId> labelled = labelledHere(data);
    const bool wasAsked =
        std::any_of(consents.begin(), consents.end(),
                    [&](const Consent& consent) { return labelled.count(consent.person) > 0; });
    if (labelled.empty() || wasAsked)
        return {};
    return QStringLiteral("The study did not ask the people who labelled in it for consent; what "
                          "was agreed outside it is not recorded there.");
}

QString consentOf(const StudyData& data, const std::vector<Consent>& consents)
{
    const std::set<PersonId> labelled = labelledHere(data);
    std::map<PersonId, const Consent*> latest; // by time: the last word counts
    for (const Consent& consent : consents) {
        if (labelled.count(consent.person) > 0)
            latest[consent.person] = &consent;
    }
    DaySpan span;
    std::map<int, int> byRevision;
    for (const auto& [person, consent] : latest) {
        if (!consent->isAccepted)
            continue;
        span.add(consent->at);
        ++byRevision[consent->textRevision];
    }
    if (labelled.empty())
        return {};
    const QString people = QStringLiteral("%1 of %2 people who labelled in the study agreed to its "
                                          "consent text")
                               .arg(span.count())
                               .arg(labelled.size());
    if (span.count() == 0)
        return people + u'.';
    QStringList texts;
    for (const auto& [revision, count] : byRevision) {
        texts << QString::number(count) +
                     (revision == 0 ? QStringLiteral(" to the text that ships with the software")
                                    : QStringLiteral(" to version %1").arg(revision));
    }
    return people + QStringLiteral(", %1: %2.").arg(span.words(), texts.join(QStringLiteral(", ")));
}

} // namespace

DatasheetAnswers knownAnswers(const StudyData& data, const Protocol& protocol,
                              const std::vector<Consent>& consents)
{
    DatasheetAnswers known;
    const auto add = [&](const char* token, const QString& text) {
        if (!text.isEmpty())
            known[QString::fromLatin1(token)] = text;
    };
    add("timeframe", timeframeOf(data));
    add("hours", hoursOf(data));
    add("consent",
        protocol.isConsentRequired ? consentOf(data, consents) : consentNotAsked(data, consents));
    return known;
}

} // namespace subtext
