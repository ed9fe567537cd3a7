// SPDX-License-Identifier: MIT
#include "core/labelstudio/pushplan.h"

#include "core/exchange/labelstudio/labelstudiorows.h"
#include "core/task/builtintasks.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

QJsonObject ownPart(const QJsonObject& object)
{
    return object.value(QLatin1String("meta"))
        .toObject()
        .value(QLatin1String("subtext"))
        .toObject();
}

QString textOf(const QJsonObject& result)
{
    const QJsonArray texts =
        result.value(QLatin1String("value")).toObject().value(QLatin1String("text")).toArray();
    return texts.isEmpty() ? QString() : texts.first().toString();
}

/// Without our own part: of one answer it differs by the way in which it was sent.
QByteArray saidBy(const QJsonArray& results)
{
    QJsonArray said;
    for (const QJsonValue& entry : results) {
        QJsonObject result = entry.toObject();
        QJsonObject meta = result.value(QLatin1String("meta")).toObject();
        meta.remove(QLatin1String("subtext"));
        result[QStringLiteral("meta")] = meta;
        said.append(result);
    }
    return QCryptographicHash::hash(QJsonDocument(said).toJson(QJsonDocument::Compact),
                                    QCryptographicHash::Sha256);
}

AnnotationThere annotationThereFrom(const QJsonObject& annotation)
{
    AnnotationThere there;
    there.id = annotation.value(QLatin1String("id")).toInteger();
    const QJsonValue person = annotation.value(QLatin1String("completed_by"));
    there.person = person.isObject() ? person.toObject().value(QLatin1String("id")).toInteger()
                                     : person.toInteger();
    there.isChangedThere = annotation.value(QLatin1String("updated_by")).isDouble() &&
                           isChangedSince(annotation.value(QLatin1String("created_at")).toString(),
                                          annotation.value(QLatin1String("updated_at")).toString());
    const QJsonValue parent = annotation.value(QLatin1String("parent_annotation"));
    there.isCopy = !parent.isUndefined() && !parent.isNull();
    const QJsonArray results = annotation.value(QLatin1String("result")).toArray();
    there.says = saidBy(results);
    for (const QJsonValue& entry : results) {
        const QJsonObject result = entry.toObject();
        if (there.own.isEmpty())
            there.own = ownPart(result).value(QLatin1String("annotation")).toString();
        if (result.value(QLatin1String("from_name")).toString() == QLatin1String("rater_code"))
            there.code = textOf(result);
    }
    return there;
}

/// Whether two pushes at a time sent it; whoever copies an annotation copies its UUID as well. Of
/// two the later one, so that everybody who looks removes the same.
bool isSentAgain(const AnnotationThere& one, const std::vector<AnnotationThere>& there)
{
    return std::any_of(there.begin(), there.end(), [&](const AnnotationThere& other) {
        return other.id < one.id && other.own == one.own && other.says == one.says &&
               other.person == one.person && !other.isCopy && !other.isChangedThere;
    });
}

/// Whether an annotation of ours is superfluous beside the answer with this UUID.
bool isSpare(const AnnotationThere& one, const QString& uuid,
             const std::vector<AnnotationThere>& there)
{
    if (one.own.isEmpty() || one.isChangedThere || one.isCopy)
        return false;
    return one.own != uuid || isSentAgain(one, there);
}

constexpr std::size_t FewestAtOnce = 25;
constexpr std::size_t MostAtOnce = 1000;

/// Finds the scenes of a study among tasks.
class Scenes
{
public:
    explicit Scenes(const StudyData& data)
        : m_task(taskOf(data))
        , m_study(data.info.uuid.text())
    {
        for (const Scenario& scenario : data.scenarios) {
            m_byName.insert(scenario.name(), &scenario);
            for (std::size_t i = 0; i < m_task.scene.size(); ++i) {
                if (isText(i) && !scenario.fields.at(i).isEmpty())
                    m_byText.insert(scenario.fields.at(i), &scenario);
            }
        }
    }

    const Scenario* sceneOf(const TaskThere& task) const
    {
        QSet<QString> texts;
        for (const QJsonValue& value : task.data) {
            if (value.isString())
                texts.insert(value.toString());
        }
        const QString name = task.data.value(QLatin1String("scenario")).toString();
        if (!name.isEmpty()) {
            // Another study may call another scene so; a scene of ours may have been corrected.
            const Scenario* named = m_byName.value(name);
            const bool isOurs = task.study == m_study;
            return named != nullptr && (isOurs || hasTexts(*named, texts)) ? named : nullptr;
        }
        for (const QString& text : std::as_const(texts)) {
            for (const Scenario* scenario : m_byText.values(text)) {
                if (hasTexts(*scenario, texts))
                    return scenario;
            }
        }
        return nullptr;
    }

private:
    bool isText(std::size_t field) const { return m_task.scene[field].kind == FieldKind::Text; }

    bool hasTexts(const Scenario& scenario, const QSet<QString>& texts) const
    {
        for (std::size_t i = 0; i < m_task.scene.size(); ++i) {
            const QString& text = scenario.fields.at(i);
            if (isText(i) && !text.isEmpty() && !texts.contains(text))
                return false;
        }
        return true;
    }

    const Task& m_task;
    QString m_study;
    QHash<QString, const Scenario*> m_byName;
    QMultiHash<QString, const Scenario*> m_byText;
};

class AnswerPlanner
{
public:
    AnswerPlanner(const StudyIndex& study, const std::vector<Annotation>& history,
                  const QHash<qint64, QString>& codes, PushPlan& plan)
        : m_study(study)
        , m_codes(codes)
        , m_plan(plan)
    {
        for (const Annotation& revision : history)
            m_personOf.insert(revision.uuid.text(), revision.person);
    }

    void plan(const Scenario& scenario, const TaskThere& task)
    {
        for (const Annotation* answer : m_study.answersTo(scenario.id))
            plan(*answer, task);
    }

private:
    void plan(const Annotation& answer, const TaskThere& task)
    {
        const QString uuid = answer.uuid.text();
        bool isThere = false;
        bool isGivenThere = false;
        bool isChanged = false;
        std::vector<PushPlan::Obsolete> earlier;
        for (const AnnotationThere& there : task.annotations) {
            const bool isOurs = m_personOf.contains(there.own);
            if (isOurs && m_personOf.value(there.own) == answer.person) {
                isThere = isThere || there.own == uuid;
                isChanged = isChanged || there.isChangedThere;
                if (isSpare(there, uuid, task.annotations))
                    earlier.push_back({task.id, there.id, uuid});
            } else if (!isOurs && codeOf(there) == m_study.person(answer.person).code) {
                isGivenThere = true;
            }
        }
        if (isChanged)
            ++m_plan.changedThere;
        else if (isThere)
            ++m_plan.answersThere;
        else if (isGivenThere)
            ++m_plan.givenThere;
        else
            m_plan.answers.push_back({task.id, &answer});
        if (!isChanged)
            m_plan.obsolete.insert(m_plan.obsolete.end(), earlier.begin(), earlier.end());
    }

    QString codeOf(const AnnotationThere& there) const
    {
        return there.code.isEmpty() ? m_codes.value(there.person) : there.code;
    }

    const StudyIndex& m_study;
    const QHash<qint64, QString>& m_codes;
    PushPlan& m_plan;
    QHash<QString, PersonId> m_personOf; ///< By the UUID of a revision.
};

QByteArray agreedTo(const QByteArray& what)
{
    return QCryptographicHash::hash(what, QCryptographicHash::Sha256).toHex();
}

} // namespace

std::vector<AnnotationThere> annotationsThereFrom(const QJsonArray& annotations)
{
    std::vector<AnnotationThere> there;
    for (const QJsonValue& entry : annotations) {
        const QJsonObject annotation = entry.toObject();
        if (!annotation.value(QLatin1String("was_cancelled")).toBool())
            there.push_back(annotationThereFrom(annotation));
    }
    return there;
}

std::optional<TaskThere> taskThereFrom(const QJsonObject& task)
{
    const auto id = studioNumber(task.value(QLatin1String("id")));
    if (!id || !task.value(QLatin1String("data")).isObject())
        return std::nullopt;
    TaskThere there;
    there.id = *id;
    there.data = task.value(QLatin1String("data")).toObject();
    there.study = ownPart(task).value(QLatin1String("study")).toString();
    there.annotations = annotationsThereFrom(task.value(QLatin1String("annotations")).toArray());
    return there;
}

bool PushPlan::sendsMany() const
{
    return takesMany && answers.size() >= FewestAtOnce;
}

qint64 PushPlan::oneByOne() const
{
    // Before one is removed it is looked at.
    return 2 * static_cast<qint64>(obsolete.size()) +
           (sendsMany() ? 0 : static_cast<qint64>(answers.size()));
}

std::vector<std::vector<PushPlan::NewAnswer>>
partsOf(const std::vector<PushPlan::NewAnswer>& answers)
{
    std::vector<std::vector<PushPlan::NewAnswer>> rounds; // the nth has the nth answers
    QHash<qint64, std::size_t> countOf;                   // by task
    for (const PushPlan::NewAnswer& answer : answers) {
        const std::size_t round = countOf[answer.task]++;
        if (round == rounds.size())
            rounds.emplace_back();
        rounds[round].push_back(answer);
    }
    std::vector<std::vector<PushPlan::NewAnswer>> parts;
    for (const auto& round : rounds) {
        for (std::size_t i = 0; i < round.size(); ++i) {
            if (i % MostAtOnce == 0)
                parts.emplace_back();
            parts.back().push_back(round[i]);
        }
    }
    return parts;
}

bool isReplaced(const PushPlan::Obsolete& obsolete, const std::vector<AnnotationThere>& there)
{
    const auto isStillSpare = [&](const AnnotationThere& one) {
        return one.id == obsolete.annotation && isSpare(one, obsolete.replacedBy, there);
    };
    const auto isOther = [&](const AnnotationThere& one) {
        return one.id != obsolete.annotation && one.own == obsolete.replacedBy;
    };
    return std::any_of(there.begin(), there.end(), isStillSpare) &&
           std::any_of(there.begin(), there.end(), isOther);
}

QByteArray pushWording(const PushWishes& wishes)
{
    return agreedTo(QByteArray("label-studio push: scenes") +
                    (wishes.withAnswers ? ", answers with codes and names" : "") +
                    (wishes.withGold ? ", gold labels" : ""));
}

QByteArray signInWording()
{
    return agreedTo("label-studio: sign in with a key");
}

QJsonObject pushShown(const PushPlan& plan, const PushWishes& wishes)
{
    return {
        {QStringLiteral("scenes"), static_cast<qint64>(plan.scenarios.size())},
        {QStringLiteral("answers"), plan.answersOfNew + static_cast<qint64>(plan.answers.size())},
        {QStringLiteral("gold"), wishes.withGold}};
}

PushPlan planPush(const StudyIndex& study, const std::vector<Annotation>& history,
                  const std::vector<TaskThere>& there, const QHash<qint64, QString>& codes,
                  const PushWishes& wishes)
{
    PushPlan plan;
    const Scenes scenes(study.data());
    AnswerPlanner answers(study, history, codes, plan);
    QSet<ScenarioId> known;
    for (const TaskThere& task : there) {
        const Scenario* scenario = scenes.sceneOf(task);
        if (scenario == nullptr) {
            ++plan.foreign;
        } else if (known.contains(scenario->id)) {
            ++plan.doubled;
        } else {
            known.insert(scenario->id);
            ++plan.scenariosThere;
            if (wishes.withAnswers)
                answers.plan(*scenario, task);
        }
    }
    for (const Scenario& scenario : study.data().scenarios) {
        if (known.contains(scenario.id))
            continue;
        plan.scenarios.push_back(&scenario);
        if (wishes.withAnswers)
            plan.answersOfNew += static_cast<qint64>(study.answersTo(scenario.id).size());
    }
    return plan;
}

QHash<qint64, QString> codesOf(const QUrl& server, const std::vector<StudioPerson>& there,
                               const std::vector<ImportMapping>& known,
                               const std::vector<Person>& people)
{
    QHash<qint64, QString> codes;
    for (const StudioPerson& account : there) {
        const QString identity = identityOf(server, account.id);
        for (auto mapping = known.rbegin(); mapping != known.rend(); ++mapping) { // newest last
            if (mapping->people.contains(identity))
                codes.insert(account.id, mapping->people.value(identity));
        }
        if (codes.contains(account.id) || account.email.isEmpty())
            continue;
        const auto person = std::find_if(people.begin(), people.end(), [&](const Person& one) {
            return one.name == account.email;
        });
        if (person != people.end())
            codes.insert(account.id, person->code);
    }
    return codes;
}

} // namespace subtext
