// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/release.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace subtext {

/// What a data set is called and said to be, the same in every file that says it.
struct ReleaseTitle
{
    QString name;         ///< The title of the study on one line; "Untitled study" without any.
    QString description;  ///< One or two sentences.
    QStringList creators; ///< As answered, one a line; "The creators of NAME" without an answer.
    QString url;          ///< As answered, where it is http(s); else empty.
    QString doi;          ///< As answered, "10.…/…" without a resolver; else empty.
    QString link;         ///< Where the data is: the DOI's address, else `url`; or empty.
    QString citation;     ///< One line; ends with a space and the link, where there is one.
    bool isNamed = false; ///< The study has a title.
    bool hasCreators = false; ///< Somebody said who they are.
};
ReleaseTitle releaseTitle(const ReleaseInput& input, const StudyData& publicData);

/// The notice of the licence that was chosen, in own words, with its address.
QByteArray licenceNotice(const ReleaseInput& input, const StudyData& publicData);

/// CITATION.cff, version 1.2.0 of the format.
QByteArray citationFile(const ReleaseInput& input, const StudyData& publicData);

/// A YAML text in quotation marks: those of JSON are those of YAML.
QByteArray yamlQuoted(const QString& text);

/// "YYYY-MM-DD" of a real day; else empty.
QString validDate(const QString& date);

} // namespace subtext
