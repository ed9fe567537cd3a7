// SPDX-License-Identifier: MIT
#include "core/release/errata.h"

#include "core/exchange/rows/studyindex.h"
#include "core/release/markdown.h"

#include <QDateTime>
#include <QTimeZone>

namespace subtext {
namespace {

QByteArray dayOf(const Erratum& erratum)
{
    return QDateTime::fromMSecsSinceEpoch(erratum.at, QTimeZone::utc())
        .date()
        .toString(Qt::ISODate)
        .toUtf8();
}

QByteArray peopleIn(const StudyIndex& study, const std::vector<PersonId>& people)
{
    QStringList names;
    for (PersonId id : people)
        names << study.person(id).name;
    return people.empty() ? QByteArray("nobody") : markdownLine(names.join(QStringLiteral(", ")));
}

/// Who did it; the command line has no name.
QByteArray whoDid(const StudyIndex& study, const Erratum& erratum)
{
    return erratum.by.isValid() ? peopleIn(study, {erratum.by}) : QByteArray();
}

QByteArray correctionRow(const StudyIndex& study, const Erratum& erratum)
{
    const QByteArray before = erratum.isWithheld ? "*withheld*" : markdownLine(erratum.before);
    return "| " + markdownLine(erratum.scenario) + " | " +
           taskOf(study.data()).scene.at(indexOf(*erratum.part)).token.toUtf8() + " | " + before +
           " | " + markdownLine(erratum.after) + " | " + dayOf(erratum) + " | " +
           whoDid(study, erratum) + " | " + peopleIn(study, erratum.labelled) + " |\n";
}

QByteArray leftOutRow(const StudyIndex& study, const Erratum& erratum)
{
    return "| " + markdownLine(erratum.scenario) + " | " + dayOf(erratum) + " | " +
           whoDid(study, erratum) + " |\n";
}

} // namespace

QByteArray errataFile(const StudyData& publicData)
{
    const StudyIndex study(publicData);
    QByteArray corrected;
    QByteArray leftOut;
    bool isAnyWithheld = false;
    for (const Erratum& erratum : publicData.errata) {
        isAnyWithheld = isAnyWithheld || erratum.isWithheld;
        if (erratum.part)
            corrected += correctionRow(study, erratum);
        else
            leftOut += leftOutRow(study, erratum);
    }
    QByteArray text;
    if (!corrected.isEmpty()) {
        text +=
            "\n## Corrected texts\n\nThe data have the corrected texts. Whoever labelled before "
            "a correction read the earlier text.\n\n";
        if (isAnyWithheld) {
            text += "Where the earlier text is withheld, it held something private that the "
                    "correction removed.\n\n";
        }
        text += "| scenario | text | before | after | corrected | by | labelled before |\n"
                "|---|---|---|---|---|---|---|\n" +
                corrected;
    }
    if (!leftOut.isEmpty()) {
        text += "\n## Left out\n\nMalformed scenes. They are in no file of this release.\n\n"
                "| scenario | left out | by |\n|---|---|---|\n" +
                leftOut;
    }
    return text.isEmpty() ? text : "# Errata\n" + text;
}

} // namespace subtext
