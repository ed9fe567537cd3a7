// SPDX-License-Identifier: MIT
#include "core/release/changelog.h"

#include "core/release/markdown.h"

#include <QRegularExpression>
#include <QVersionNumber>

#include <algorithm>
#include <iterator>
#include <set>

namespace subtext {
namespace {

constexpr const char* Heading =
    "# Changelog\n\nAll releases of this data set, the latest first. Versions follow semantic "
    "versioning: changed gold labels and removed scenarios or fields make a major version, new "
    "scenarios, labels or fields a minor one, everything else a patch.\n";

/// Longer lists end in a number: nobody reads them, and gold.csv has them all.
constexpr qsizetype LongestList = 50;

QByteArray listed(const QStringList& items)
{
    QByteArray text = markdownLine(items.mid(0, LongestList).join(QStringLiteral(", ")));
    if (items.size() > LongestList)
        text += ", and " + QByteArray::number(items.size() - LongestList) + " more";
    return text;
}

/// "path: column" names as one line a file.
QByteArray fieldLines(const QStringList& fields)
{
    std::map<QString, QStringList> byPath;
    for (const QString& field : fields) {
        const qsizetype colon = field.indexOf(QLatin1String(": "));
        byPath[field.left(colon)] << field.mid(colon + 2);
    }
    QByteArray lines;
    for (const auto& [path, names] : byPath)
        lines += "- Fields of " + path.toUtf8() + ": " + listed(names) + ".\n";
    return lines;
}

QByteArray countedLine(const QByteArray& what, const QStringList& names)
{
    if (names.isEmpty())
        return {};
    return "- " + what + " (" + QByteArray::number(names.size()) + "): " + listed(names) + ".\n";
}

QByteArray predictionsLine(const QStringList& sets)
{
    return countedLine("Predictions of models", sets);
}

QStringList onlyIn(const std::set<QString>& one, const std::set<QString>& other)
{
    QStringList only;
    std::set_difference(one.begin(), one.end(), other.begin(), other.end(),
                        std::back_inserter(only));
    return only;
}

QByteArray section(const QByteArray& title, const QByteArray& lines)
{
    return lines.isEmpty() ? QByteArray() : "\n### " + title + "\n\n" + lines;
}

std::set<QString> scenariosOf(const ReleaseContents& contents, bool areOpen = false)
{
    std::set<QString> names;
    for (const auto& [item, label] : contents.gold) {
        if (!areOpen || label.isEmpty())
            names.insert(contents.scenarioOf(item));
    }
    return names;
}

QByteArray firstEntry(const ReleaseContents& now)
{
    const auto open = std::ssize(scenariosOf(now, /*areOpen=*/true));
    const auto all = std::ssize(scenariosOf(now));
    QByteArray line = "- First release: " + QByteArray::number(all) + " scenarios, ";
    line += QByteArray::number(all - open) + " of them with a gold label or judged ambiguous" +
            (now.isByQuestion ? " on every question.\n" : ".\n");
    return section("Added", line + predictionsLine(onlyIn(now.predictions, {})));
}

QByteArray entryOf(const VersionChange& change, const QString& lastVersion)
{
    QStringList labels;
    for (const GoldChange& of : change.changedGold) {
        labels << of.scenario + QStringLiteral(" from ") + of.before + QStringLiteral(" to ") +
                      (of.after.isEmpty() ? QStringLiteral("undecided") : of.after);
    }
    const QByteArray changed = change.level != ChangeLevel::Patch
                                   ? countedLine("Gold labels", labels)
                                   : "- Scenarios, gold labels and fields are those of version " +
                                         lastVersion.toUtf8() + ".\n";
    const QByteArray answers =
        countedLine("Scenarios that annotators label or rate differently", change.changedAnswers);
    const QByteArray text =
        section("Added",
                countedLine("Scenarios", change.addedScenarios) +
                    countedLine("Labels of scenarios that were undecided", change.newlyDecided) +
                    fieldLines(change.addedFields) + predictionsLine(change.addedPredictions)) +
        section("Changed", changed + answers) +
        section("Removed", countedLine("Scenarios", change.removedScenarios) +
                               fieldLines(change.removedFields) +
                               predictionsLine(change.removedPredictions));
    return text;
}

/// The entries of an earlier text without its heading and without the entry of `version`.
QByteArray earlierEntries(const QByteArray& earlier, const QString& version)
{
    QByteArray text = earlier;
    text.replace("\r\n", "\n");
    QByteArray kept;
    bool isEntry = false;
    for (const QByteArray& line : text.split('\n')) {
        if (line.startsWith("## "))
            isEntry = !line.startsWith("## [" + version.toUtf8() + ']');
        if (isEntry)
            kept += line + '\n';
    }
    kept = kept.trimmed();
    return kept.isEmpty() ? kept : "\n" + kept + '\n';
}

/// The sentences of an entry up to what they name: firstEntry(), entryOf() and fieldLines().
const QRegularExpression& ownSentences()
{
    static const QRegularExpression sentences(
        QStringLiteral("^(?:### (?:Added|Changed|Removed)$"
                       "|- First release: \\d+ scenarios, \\d+ of them with a gold label or judged "
                       "ambiguous(?: on every question)?\\.$"
                       "|- Scenarios, gold labels and fields are those of version "
                       "|- Fields of "
                       "|- (?:Scenarios|Labels of scenarios that were undecided|Gold labels"
                       "|Scenarios that annotators label or rate differently"
                       "|Predictions of models) \\(\\d+\\): )"),
        QRegularExpression::MultilineOption);
    return sentences;
}

} // namespace

QString withoutOwnSentences(const QString& changelog)
{
    QString text = changelog;
    const auto blank = [&text](qsizetype from, qsizetype length) {
        text.replace(from, length, QString(length, u' '));
    };
    const QString heading = QString::fromLatin1(Heading);
    if (text.startsWith(heading))
        blank(0, heading.size());
    QRegularExpressionMatchIterator found = ownSentences().globalMatch(changelog);
    while (found.hasNext()) {
        const QRegularExpressionMatch sentence = found.next();
        blank(sentence.capturedStart(), sentence.capturedLength());
    }
    return text;
}

VersionChange compareReleases(const ReleaseContents& last, const ReleaseContents& now)
{
    VersionChange change;
    const std::set<QString> before = scenariosOf(last);
    const std::set<QString> after = scenariosOf(now);
    change.removedScenarios = onlyIn(before, after);
    change.addedScenarios = onlyIn(after, before);
    change.removedPredictions = onlyIn(last.predictions, now.predictions);
    change.addedPredictions = onlyIn(now.predictions, last.predictions);
    if (last.answers && now.answers)
        change.changedAnswers = answeredOtherwise(*last.answers, *now.answers);
    for (const auto& [item, label] : last.gold) {
        const auto found = now.gold.find(item);
        if (found == now.gold.end())
            continue;
        if (label.isEmpty() && !found->second.isEmpty())
            change.newlyDecided << item;
        else if (label != found->second)
            change.changedGold.push_back({item, label, found->second});
    }
    change.removedFields = onlyIn(last.fields, now.fields);
    change.addedFields = onlyIn(now.fields, last.fields);
    if (!change.changedGold.empty() || !change.removedScenarios.isEmpty() ||
        !change.removedFields.isEmpty())
        change.level = ChangeLevel::Major;
    else if (!change.addedScenarios.isEmpty() || !change.newlyDecided.isEmpty() ||
             !change.addedFields.isEmpty())
        change.level = ChangeLevel::Minor;
    return change;
}

QString proposeVersion(const QString& last, const VersionChange& change)
{
    const QVersionNumber version = QVersionNumber::fromString(last);
    if (version.isNull())
        return QStringLiteral("1.0.0");
    const int major = version.majorVersion();
    const int minor = version.minorVersion();
    switch (change.level) {
    case ChangeLevel::Major:
        return QVersionNumber(major + 1, 0, 0).toString();
    case ChangeLevel::Minor:
        return QVersionNumber(major, minor + 1, 0).toString();
    case ChangeLevel::Patch:
        break;
    }
    return QVersionNumber(major, minor, version.microVersion() + 1).toString();
}

QByteArray changelog(const ReleaseOptions& options, const QByteArray& earlier,
                     const ReleaseContents& now, const std::optional<ReleaseContents>& last)
{
    QByteArray text = Heading;
    text += "\n## [" + options.version.toUtf8() + ']';
    if (!options.date.isEmpty())
        text += " - " + options.date.toUtf8();
    text += '\n';
    text += last ? entryOf(compareReleases(*last, now), last->version) : firstEntry(now);
    return text + earlierEntries(earlier, options.version);
}

} // namespace subtext
