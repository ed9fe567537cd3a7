// SPDX-License-Identifier: MIT
#include "core/release/bibtex.h"

#include "core/agreement/latex.h"
#include "core/release/layout/releaselayout.h"
#include "core/release/layoutchoice.h"
#include "core/release/licences.h"
#include "core/release/metadata.h"

#include <QDate>
#include <QLocale>

namespace subtext {
namespace {

/// Text for a value in braces. BibTeX counts braces whether or not a backslash stands before them,
/// so those of the text are commands.
QString bibText(const QString& text)
{
    return latexEscaped(text)
        .replace(QLatin1String("\\{"), QLatin1String("\\textbraceleft{}"))
        .replace(QLatin1String("\\}"), QLatin1String("\\textbraceright{}"));
}

/// An address stays as it is, but for what BibTeX counts or LaTeX takes for a command.
QString bibAddress(const QString& address)
{
    return QString(address)
        .replace(u'\\', QLatin1String("%5C"))
        .replace(u'{', QLatin1String("%7B"))
        .replace(u'}', QLatin1String("%7D"));
}

/// "between-the-lines-2026": letters and digits that every BibTeX takes in a key.
QString bibKey(const QString& title, const QString& year)
{
    constexpr int MostWords = 4;
    QStringList words{QString()};
    const QString characters = title.toLower();
    for (QChar c : characters) {
        if (c.unicode() < 128 && c.isLetterOrNumber())
            words.back() += c;
        else if (!words.back().isEmpty())
            words << QString();
    }
    words.removeAll(QString());
    words = words.mid(0, MostWords);
    if (words.isEmpty())
        words << QStringLiteral("dataset");
    if (!year.isEmpty())
        words << year;
    return words.join(u'-');
}

/// BibTeX's own word for a month, which the style spells out.
QString bibMonth(int month)
{
    return QLocale::c().monthName(month, QLocale::ShortFormat).toLower();
}

} // namespace

QByteArray bibtexFile(const ReleaseInput& input, const StudyData& publicData)
{
    const ReleaseTitle title = releaseTitle(input, publicData);
    const QDate date = QDate::fromString(validDate(input.options.date), Qt::ISODate);
    const QString year = date.isValid() ? date.toString(QStringLiteral("yyyy")) : QString();
    const Task& task = taskOf(publicData);
    QStringList authors;
    for (const QString& creator : title.creators)
        authors << u'{' + bibText(creator) + u'}'; // whole: nobody said which is the family name
    QStringList fields;
    const auto add = [&](const char* name, const QString& value) {
        if (!value.isEmpty())
            fields << QStringLiteral("  %1 = {").arg(QLatin1String(name)) + value + u'}';
    };
    add("author", authors.join(QStringLiteral(" and ")));
    add("title", u'{' + bibText(title.name) + u'}');
    if (date.isValid()) {
        add("year", year);
        fields << QStringLiteral("  month = ") + bibMonth(date.month());
    }
    add("version", bibText(input.options.version));
    add("doi", bibAddress(title.doi));
    add("url", bibAddress(title.url));
    add("note",
        QStringLiteral("Data set, version %1, %2")
            .arg(bibText(input.options.version), QLatin1String(licenceOf(input.answers).token)));
    add("keywords", bibText(releaseLayoutOf(task).keywords(task).join(QStringLiteral(", "))));
    add("abstract", bibText(title.description));
    const QString key = bibKey(title.name, year);
    return (QStringLiteral("@misc{") + key + QStringLiteral(",\n") +
            fields.join(QStringLiteral(",\n")) + QStringLiteral("\n}\n"))
        .toUtf8();
}

} // namespace subtext
