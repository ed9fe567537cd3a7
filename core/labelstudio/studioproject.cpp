// SPDX-License-Identifier: MIT
#include "core/labelstudio/studioproject.h"

#include "core/base/terminaltext.h"
#include "core/exchange/interfacemapping.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype LongestShownTitle = 200; // Label Studio itself takes 50 characters
constexpr qsizetype MostLookedAt = 4 * LongestShownTitle;

/// As it may stand in a list or a notice.
QString shownTitle(const QString& title)
{
    const QString line = terminalLine(title.left(MostLookedAt)).simplified();
    return QString::fromStdU32String(line.toStdU32String().substr(0, LongestShownTitle));
}

qint64 numberIn(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toInteger();
}

QString textIn(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toString();
}

/// Without what is said of fields of which `said` says something.
ImportMapping besides(ImportMapping proposal, const ImportMapping& said)
{
    proposal.values.removeIf([&](const auto& of) { return said.values.contains(of.key()); });
    proposal.scales.removeIf([&](const auto& of) { return said.scales.contains(of.key()); });
    return proposal;
}

bool isIn(const std::vector<Person>& people, const QString& codeOrName)
{
    return std::any_of(people.begin(), people.end(), [&](const Person& person) {
        return person.name == codeOrName ||
               person.code.compare(codeOrName, Qt::CaseInsensitive) == 0;
    });
}

/// Whom the study knows under this number on that server; empty where it knows nobody.
QString knownAs(const QString& identity, const std::vector<ImportMapping>& known,
                const std::vector<Person>& people)
{
    for (const ImportMapping& mapping : known) {
        const QString who = mapping.people.value(identity);
        if (!who.isEmpty() && isIn(people, who))
            return who;
    }
    return {};
}

} // namespace

std::optional<qint64> studioNumber(const QJsonValue& value)
{
    const qint64 number = value.toInteger(-1);
    return number < 0 ? std::nullopt : std::optional(number);
}

std::optional<StudioProject> studioProjectFrom(const QJsonObject& object)
{
    const auto id = studioNumber(object.value(QLatin1String("id")));
    if (!id || !object.value(QLatin1String("label_config")).isString())
        return std::nullopt;
    StudioProject project;
    project.id = *id;
    project.title = shownTitle(textIn(object, "title"));
    project.description = textIn(object, "description");
    project.interface = textIn(object, "label_config");
    project.instructions = textIn(object, "expert_instruction");
    project.modelVersion = textIn(object, "model_version");
    project.tasks = numberIn(object, "task_number");
    project.annotations = numberIn(object, "total_annotations_number");
    project.skipped = numberIn(object, "skipped_annotations_number");
    project.predictions = numberIn(object, "total_predictions_number");
    return project;
}

QString plainInstructions(const QString& instructions)
{
    QString text = instructions;
    return text.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&amp;"), QLatin1String("&"))
        .trimmed();
}

bool hasOtherInstructions(const StudioProject& project, const QString& guideline)
{
    const QString told = plainInstructions(project.instructions).simplified();
    return !told.isEmpty() && told != guideline.simplified();
}

std::optional<std::vector<StudioPerson>> studioPeopleFrom(const QJsonArray& list)
{
    std::vector<StudioPerson> people;
    for (const QJsonValue& entry : list) {
        const QJsonObject person = entry.toObject();
        const auto id = studioNumber(person.value(QLatin1String("id")));
        if (!id)
            return std::nullopt;
        people.push_back(
            {*id, textIn(person, "email").trimmed(),
             (textIn(person, "first_name") + u' ' + textIn(person, "last_name")).trimmed()});
    }
    return people;
}

bool hasNoTasks(const FetchedProject& fetched)
{
    constexpr qint64 LongestEmptyList = 64; // with white space
    QFile file(fetched.file);
    if (!file.open(QIODevice::ReadOnly) || file.size() > LongestEmptyList)
        return false;
    const QJsonDocument tasks = QJsonDocument::fromJson(file.readAll());
    return tasks.isArray() && tasks.array().isEmpty();
}

QString sourceOf(const QUrl& server, qint64 project)
{
    return QStringLiteral("%1/projects/%2").arg(server.toString()).arg(project);
}

QString identityOf(const QUrl& server, qint64 person)
{
    return QStringLiteral("%1#%2").arg(server.toString()).arg(person);
}

ImportOptions pullOptions(const FetchedProject& fetched, const Task& task,
                          const std::vector<Person>& people,
                          const std::vector<ImportMapping>& known, const PullWishes& wishes)
{
    ImportOptions options;
    options.flagsSkipped = wishes.flagsSkipped;
    options.setMapping(wishes.mapping);
    options.withGold = wishes.withGold;
    options.groundTruth = wishes.groundTruth;
    options.hasRandomCodes = wishes.hasRandomCodes;
    options.source = sourceOf(fetched.server, fetched.project.id);
    options.server = fetched.server.toString();
    const auto before = std::find_if(known.begin(), known.end(), [&](const ImportMapping& of) {
        return of.source == options.source;
    });
    const bool isSaid = !wishes.mapping.columns.isEmpty() || !wishes.mapping.values.isEmpty() ||
                        !wishes.mapping.scales.isEmpty();
    const bool isKept = before != known.end() && !isSaid;
    if (isKept && !wishes.isWhole) {
        ImportMapping kept = *before;
        kept.people.clear(); // whom it names may be gone since
        options.complete(kept);
    }
    if (const auto interface = readLabelInterface(fetched.project.interface.toUtf8());
        interface && !wishes.isWhole) {
        const ImportMapping proposal = proposeMapping(task, *interface).mapping;
        options.complete(isKept ? besides(proposal, *before) : proposal);
    }
    for (const StudioPerson& person : fetched.people) {
        const QString number = QString::number(person.id);
        const QString identity = identityOf(fetched.server, person.id);
        if (!person.email.isEmpty())
            options.addresses.insert(number, person.email);
        QString who;
        for (const QString& name : {identity, number, person.email}) {
            if (who.isEmpty() && !name.isEmpty())
                who = wishes.mapping.people.value(name);
        }
        if (who.isEmpty())
            who = knownAs(identity, known, people);
        if (who.isEmpty())
            continue;
        options.people.insert(number, who);
        if (!person.email.isEmpty())
            options.people.insert(person.email, who);
    }
    return options;
}

} // namespace subtext
