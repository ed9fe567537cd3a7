// SPDX-License-Identifier: MIT
#pragma once

#include "core/standing/studystanding.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace subtext {

/// A standing as somebody saw it, cut down to what later tells what is new.
struct SeenStanding
{
    qint64 at = 0;                     ///< UTC milliseconds.
    std::map<QString, qint64> answers; ///< By the UUID of the annotator.
    qint64 decidedSplits = 0;
    qint64 changedLabels = 0; ///< Since the latest release.
    qint64 changedGold = 0;   ///< Likewise.
    qint64 releases = 0;
    qint64 questions = 0;                 ///< As StudyStanding has them.
    std::map<QString, qint64> revisions;  ///< As AnnotatorStanding has them, by UUID.
    std::map<QString, qint64> givenAgain; ///< Likewise.

    static SeenStanding of(const StudyStanding& standing, qint64 atMs);
    /// For the settings of a machine. Neither names nor answers are in it.
    QByteArray json() const;
    /// None where these are no bytes of json().
    static std::optional<SeenStanding> fromJson(const QByteArray& bytes);
    bool operator==(const SeenStanding&) const = default;
};

/// What came into a study since somebody saw it.
struct StandingNews
{
    struct Answers
    {
        QString name;
        qint64 count = 0;
    };
    qint64 since = 0;             ///< UTC milliseconds.
    std::vector<Answers> answers; ///< Of those who have more now, in the order of the roster.
    QStringList back;             ///< Whose file came back, by name, in the same order.
    qint64 decidedSplits = 0;
    qint64 questions = 0;            ///< Asked by annotators since.
    std::vector<Answers> revised;    ///< Who has revised answers, and how often, in the same order.
    std::vector<Answers> givenAgain; ///< Who gave answers that were asked for again, likewise.
    qint64 releases = 0;             ///< Written since.
    QString lastVersion;             ///< The latest of these.
    qint64 changedLabels = 0; ///< Scenes that have other answers now than the latest release.
    QStringList changedBy;    ///< Whose they are.
    qint64 changedGold = 0;   ///< Gold labels that are others now than in it.

    qint64 answerCount() const;
    qint64 revisionCount() const;
    qint64 givenAgainCount() const;
    bool isEmpty() const
    {
        return answers.empty() && revised.empty() && givenAgain.empty() && back.isEmpty() &&
               decidedSplits == 0 && questions == 0 && releases == 0 && changedLabels == 0 &&
               changedGold == 0;
    }
};

/// Answers that were taken back, and decisions that were revised, are no news.
StandingNews newsSince(const SeenStanding& seen, const StudyStanding& now);

} // namespace subtext
