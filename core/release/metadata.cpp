// SPDX-License-Identifier: MIT
#include "core/release/metadata.h"

#include "core/release/datasheet.h"
#include "core/release/layoutchoice.h"
#include "core/release/licences.h"

#include <QDate>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

QStringList linesOf(const QString& text)
{
    QStringList lines;
    for (const QString& line : text.split(u'\n')) {
        if (const QString plain = line.simplified(); !plain.isEmpty())
            lines << plain;
    }
    return lines;
}

QString webAddress(const QString& answer)
{
    static const QRegularExpression Web(QStringLiteral("^https?://[^\\s<>\"]+$"));
    return Web.match(answer).hasMatch() ? answer : QString();
}

/// The pattern of the format's schema.
QString doiOf(const QString& answer)
{
    static const QRegularExpression Resolver(
        QStringLiteral("^(https?://(dx\\.)?doi\\.org/|doi:\\s*)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression Doi(
        QStringLiteral("^10\\.\\d{4,9}(\\.\\d+)?/[A-Za-z0-9:/_;\\-.()\\[\\]\\\\]+$"));
    const QString doi = QString(answer).remove(Resolver);
    return Doi.match(doi).hasMatch() ? doi : QString();
}

/// A word that YAML reads as something else than text; a task may be called so.
bool isYamlConstant(const QString& word)
{
    constexpr std::array Constants{
        QLatin1String("yes"),  QLatin1String("no"),   QLatin1String("on"),
        QLatin1String("off"),  QLatin1String("true"), QLatin1String("false"),
        QLatin1String("null"), QLatin1String("y"),    QLatin1String("n")};
    return std::find(Constants.begin(), Constants.end(), word) != Constants.end();
}

} // namespace

QByteArray yamlQuoted(const QString& text)
{
    return QByteArray::fromStdString(nlohmann::json(text.toStdString()).dump());
}

ReleaseTitle releaseTitle(const ReleaseInput& input, const StudyData& publicData)
{
    ReleaseTitle title;
    title.name = publicData.info.title.simplified();
    title.isNamed = !title.name.isEmpty();
    if (!title.isNamed)
        title.name = QStringLiteral("Untitled study");
    title.description = releaseLayoutOf(taskOf(publicData)).description(publicData);
    title.creators = linesOf(answerTo(input.answers, QStringLiteral("creators")));
    title.hasCreators = !title.creators.isEmpty();
    if (!title.hasCreators)
        title.creators << QStringLiteral("The creators of ") + title.name;
    title.url = webAddress(answerTo(input.answers, QStringLiteral("url")));
    title.doi = doiOf(answerTo(input.answers, QStringLiteral("doi")));

    title.citation = title.creators.join(QStringLiteral(", "));
    if (const QString date = validDate(input.options.date); !date.isEmpty())
        title.citation += QStringLiteral(" (") + date.left(4) + u')';
    title.citation += QStringLiteral(". ") + title.name + QStringLiteral(". Version ") +
                      input.options.version + u'.';
    title.link = title.doi.isEmpty() ? title.url : QStringLiteral("https://doi.org/") + title.doi;
    if (!title.link.isEmpty())
        title.citation += u' ' + title.link;
    return title;
}

QByteArray licenceNotice(const ReleaseInput& input, const StudyData& publicData)
{
    const ReleaseTitle title = releaseTitle(input, publicData);
    const Licence& licence = licenceOf(input.answers);
    const QByteArray address = licence.address;
    return title.name.toUtf8() + "\n\nThe data in this folder is " + licence.grant + licence.name +
           " (" + licence.token + ").\n\n" + licence.terms +
           "\n\nThis notice is not the licence itself. The binding text is at\n" + address +
           "legalcode\n(summary: " + address + ").\n\n" + licence.citing + title.citation.toUtf8() +
           '\n';
}

QByteArray citationFile(const ReleaseInput& input, const StudyData& publicData)
{
    const ReleaseTitle title = releaseTitle(input, publicData);
    QByteArray text = "cff-version: 1.2.0\n"
                      "message: \"If you use this data set, please cite it as below.\"\n"
                      "type: dataset\n";
    text += "title: " + yamlQuoted(title.name) + '\n';
    text += "abstract: " + yamlQuoted(title.description) + '\n';
    text += "authors:\n";
    for (const QString& creator : title.creators)
        text += "  - name: " + yamlQuoted(creator) + '\n';
    text += "version: " + yamlQuoted(input.options.version) + '\n';
    if (const QString date = validDate(input.options.date); !date.isEmpty())
        text += "date-released: " + yamlQuoted(date) + '\n';
    text += "license: " + QByteArray(licenceOf(input.answers).token) + '\n';
    if (!title.doi.isEmpty())
        text += "doi: " + yamlQuoted(title.doi) + '\n';
    if (!title.url.isEmpty())
        text += "url: " + yamlQuoted(title.url) + '\n';
    text += "keywords:\n";
    const Task& task = taskOf(publicData);
    for (const QString& keyword : releaseLayoutOf(task).keywords(task))
        text += "  - " + (isYamlConstant(keyword) ? yamlQuoted(keyword) : keyword.toUtf8()) + '\n';
    return text;
}

QString validDate(const QString& date)
{
    const QDate day = QDate::fromString(date, QStringLiteral("yyyy-MM-dd"));
    return day.isValid() ? day.toString(QStringLiteral("yyyy-MM-dd")) : QString();
}

} // namespace subtext
