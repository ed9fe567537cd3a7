// SPDX-License-Identifier: MIT
#include "core/domain/calibration.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace subtext {
namespace {

const QJsonObject& emptyObject()
{
    static const QJsonObject object;
    return object;
}

/// Reads one item and remembers the first key that it could not use.
class ItemReader
{
public:
    ItemReader(const QJsonObject& object, const Task& task)
        : m_object(object)
        , m_task(task)
    {}

    CalibrationItem item()
    {
        CalibrationItem item;
        item.id = text(m_object, "id");
        item.boundary = text(m_object, "boundary");
        item.why = text(m_object, "why");
        item.careful = m_object.value(QLatin1String("careful")).toString();
        item.scenario.sourceId = item.id;
        item.scenario.group = group();
        readScene(item.scenario);
        readAnswers(item);
        readScales(item.reference.scales);
        return item;
    }

    const QString& fault() const { return m_fault; }

private:
    void refuse(const QString& key)
    {
        if (m_fault.isEmpty())
            m_fault = key;
    }

    QString text(const QJsonObject& object, const char* key)
    {
        const QString text = object.value(QLatin1String(key)).toString();
        if (text.trimmed().isEmpty())
            refuse(QLatin1String(key));
        return text;
    }

    /// The object under a key, of which every key is the token of one of `parts`.
    template <typename Parts> QJsonObject section(const char* key, const Parts& parts)
    {
        const QJsonValue value = m_object.value(QLatin1String(key));
        if (!value.isUndefined() && !value.isObject())
            refuse(QLatin1String(key));
        const QJsonObject object = value.isObject() ? value.toObject() : emptyObject();
        for (const QString& token : object.keys()) {
            if (!indexOfToken(parts, token))
                refuse(QLatin1String(key) + u'.' + token);
        }
        return object;
    }

    QString group()
    {
        const QString token = m_object.value(QLatin1String("group")).toString();
        const auto& group = m_task.group;
        const bool isKnown = !group || !group->isClosed() || findToken(*group->options, token);
        if (!isKnown || (!group && !token.isEmpty()))
            refuse(QStringLiteral("group"));
        return token;
    }

    void readScene(Scenario& scenario)
    {
        const QJsonObject scene = section("scene", m_task.scene);
        for (std::size_t i = 0; i < m_task.scene.size(); ++i) {
            const SceneField& field = m_task.scene[i];
            const QString text = scene.value(field.token).toString();
            const bool isMissing = text.trimmed().isEmpty() && field.isRequired;
            const bool isForeign = field.kind == FieldKind::Choice && !text.isEmpty() &&
                                   !findToken(field.options, text);
            if (isMissing || isForeign)
                refuse(QStringLiteral("scene.") + field.token);
            scenario.text(static_cast<FieldIndex>(i)) = text;
        }
    }

    std::optional<Choice> choiceOf(const Question& question, const QJsonValue& token)
    {
        const auto option = indexOfToken(question.options, token.toString());
        return option ? std::optional(static_cast<Choice>(*option)) : std::nullopt;
    }

    void readAnswers(CalibrationItem& item)
    {
        const QJsonObject answers = section("answers", m_task.questions);
        const QJsonObject others = section("also", m_task.questions);
        for (std::size_t i = 0; i < m_task.questions.size(); ++i) {
            const Question& question = m_task.questions[i];
            item.reference.ballot.at(i) = choiceOf(question, answers.value(question.token));
            if (!item.reference.ballot.at(i))
                refuse(QStringLiteral("answers.") + question.token);
            const QJsonArray values = others.value(question.token).toArray();
            for (const QJsonValue& value : values) {
                const auto other = choiceOf(question, value);
                if (other && other != item.reference.ballot.at(i))
                    item.also.at(i).push_back(*other);
                else
                    refuse(QStringLiteral("also.") + question.token);
            }
        }
    }

    void readScales(Points& points)
    {
        const QJsonObject scales = section("scales", m_task.scales);
        for (std::size_t i = 0; i < m_task.scales.size(); ++i) {
            const Scale& scale = m_task.scales[i];
            if (scale.isConfidence && !scales.contains(scale.token))
                continue;
            const QJsonValue given = scales.value(scale.token);
            const auto point =
                std::find_if(scale.points.begin(), scale.points.end(), [&](const ScalePoint& p) {
                    return given.isDouble() && given.toDouble() == p.value;
                });
            if (scale.isConfidence || point == scale.points.end())
                refuse(QStringLiteral("scales.") + scale.token);
            else
                points.at(i) = point->value;
        }
    }

    QJsonObject m_object;
    const Task& m_task;
    QString m_fault;
};

void insertText(QJsonObject& object, const char* key, const QString& text)
{
    if (!text.isEmpty())
        object.insert(QLatin1String(key), text);
}

QString optionToken(const Question& question, Choice choice)
{
    return question.options.at(static_cast<std::size_t>(indexOf(choice))).token;
}

QJsonObject answersJson(const Task& task, const Ballot& ballot)
{
    QJsonObject answers;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        if (ballot.at(i))
            answers.insert(task.questions[i].token, optionToken(task.questions[i], *ballot.at(i)));
    }
    return answers;
}

QJsonObject othersJson(const Task& task, const CalibrationItem& item)
{
    QJsonObject also;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        QJsonArray tokens;
        for (const Choice other : item.also.at(i))
            tokens.append(optionToken(task.questions[i], other));
        if (!tokens.isEmpty())
            also.insert(task.questions[i].token, tokens);
    }
    return also;
}

QJsonObject itemJson(const Task& task, const CalibrationItem& item)
{
    QJsonObject scene;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const QString& text = item.scenario.text(static_cast<FieldIndex>(i));
        if (!text.isEmpty())
            scene.insert(task.scene[i].token, text);
    }
    QJsonObject scales;
    for (const ScaleIndex scale : item.scales())
        scales.insert(task.scales.at(indexOf(scale)).token, *item.reference.scale(scale));
    const QJsonObject also = othersJson(task, item);
    QJsonObject json{{QStringLiteral("id"), item.id},
                     {QStringLiteral("boundary"), item.boundary},
                     {QStringLiteral("scene"), scene},
                     {QStringLiteral("answers"), answersJson(task, item.reference.ballot)},
                     {QStringLiteral("why"), item.why}};
    insertText(json, "group", item.scenario.group);
    insertText(json, "careful", item.careful);
    if (!scales.isEmpty())
        json.insert(QStringLiteral("scales"), scales);
    if (!also.isEmpty())
        json.insert(QStringLiteral("also"), also);
    return json;
}

int placeOf(const Scale& scale, int value)
{
    const auto point = std::find_if(scale.points.begin(), scale.points.end(),
                                    [value](const ScalePoint& p) { return p.value == value; });
    return static_cast<int>(point - scale.points.begin());
}

} // namespace

bool CalibrationItem::isSplit() const
{
    return std::any_of(also.begin(), also.end(),
                       [](const auto& others) { return !others.empty(); });
}

bool CalibrationItem::accepts(QuestionIndex question, Choice label) const
{
    const std::vector<Choice>& others = also.at(indexOf(question));
    return reference.ballot.at(indexOf(question)) == label ||
           std::find(others.begin(), others.end(), label) != others.end();
}

std::vector<ScaleIndex> CalibrationItem::scales() const
{
    std::vector<ScaleIndex> scales;
    for (std::size_t i = 0; i < reference.scales.size(); ++i) {
        if (reference.scales.at(i))
            scales.push_back(static_cast<ScaleIndex>(i));
    }
    return scales;
}

const CalibrationItem* PracticeScenes::item(const QString& id) const
{
    const auto found = std::find_if(items.begin(), items.end(),
                                    [&](const CalibrationItem& item) { return item.id == id; });
    return found == items.end() ? nullptr : &*found;
}

Result<PracticeScenes> parsePractice(const QByteArray& json, std::shared_ptr<const Task> task)
{
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parsed);
    if (parsed.error != QJsonParseError::NoError)
        return fail(ErrorCode::MalformedFile, {}, parsed.errorString());
    const QJsonObject whole = document.object();
    const QJsonArray array = whole.value(QLatin1String("items")).toArray();
    if (array.isEmpty())
        return fail(ErrorCode::EmptyFile);
    PracticeScenes scenes;
    scenes.task = std::move(task);
    scenes.teaches = whole.value(QLatin1String("teaches")).toString();
    const QJsonArray listed = whole.value(QLatin1String("cards")).toArray();
    for (const QJsonValue& card : listed)
        scenes.cards.push_back(
            {card[QLatin1String("title")].toString(), card[QLatin1String("text")].toString()});
    for (const QJsonValue& value : array) {
        ItemReader reader(value.toObject(), *scenes.task);
        CalibrationItem item = reader.item();
        if (!reader.fault().isEmpty())
            return fail({ErrorCode::InvalidValue, {}, 0, 0, item.id, reader.fault()});
        if (scenes.item(item.id))
            return fail({ErrorCode::DuplicateCode, {}, 0, 0, item.id, {}});
        scenes.items.push_back(std::move(item));
    }
    return scenes;
}

QByteArray practiceDocument(const PracticeScenes& scenes)
{
    QJsonArray items;
    for (const CalibrationItem& item : scenes.items)
        items.append(itemJson(*scenes.task, item));
    QJsonArray cards;
    for (const PracticeCard& card : scenes.cards)
        cards.append(QJsonObject{{QStringLiteral("title"), card.title},
                                 {QStringLiteral("text"), card.text}});
    QJsonObject whole{{QStringLiteral("items"), items}};
    insertText(whole, "teaches", scenes.teaches);
    if (!cards.isEmpty())
        whole.insert(QStringLiteral("cards"), cards);
    return QJsonDocument(whole).toJson();
}

bool PracticeComparison::isAccepted() const
{
    return std::all_of(fits.begin(), fits.end(), [](bool fit) { return fit; });
}

int PracticeComparison::fitting() const
{
    return static_cast<int>(std::count(fits.begin(), fits.end(), true));
}

PracticeComparison comparePractice(const Task& task, const Answer& answer,
                                   const CalibrationItem& item)
{
    PracticeComparison comparison;
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        comparison.fits.push_back(answer.ballot.at(i) && item.accepts(static_cast<QuestionIndex>(i),
                                                                      *answer.ballot.at(i)));
    for (ScaleIndex scale : item.scales()) {
        const int reference = *item.reference.scale(scale);
        const Scale& asked = task.scales.at(indexOf(scale));
        const int own = answer.scale(scale).value_or(reference);
        comparison.offsets.push_back({scale, placeOf(asked, own) - placeOf(asked, reference)});
    }
    return comparison;
}

} // namespace subtext
