// SPDX-License-Identifier: MIT
#include "core/generation/sceneprompt.h"

#include "core/base/sha256.h"

#include <QRegularExpression>

namespace subtext::generation {
namespace {

QString pairLines(const SceneEvent& event)
{
    QStringList lines;
    for (const EventPair& pair : event.pairs)
        lines << QStringLiteral("- %1: %2").arg(relationWords(pair.relation), pair.tail);
    return lines.join(u'\n');
}

QString tailsOf(const SceneEvent& event, Relation relation)
{
    QStringList tails;
    for (const EventPair& pair : event.pairs) {
        if (pair.relation == relation)
            tails << pair.tail;
    }
    return tails.join(QStringLiteral(", "));
}

QString filling(const QString& place, const SceneEvent& event)
{
    if (const auto relation = relationFromToken(place))
        return tailsOf(event, *relation);
    if (place == QLatin1String("event"))
        return event.event;
    if (place == QLatin1String("subject"))
        return event.subject;
    if (place == QLatin1String("group"))
        return event.group;
    if (place == QLatin1String("pairs"))
        return pairLines(event);
    return event.barredWords().join(QStringLiteral(", "));
}

} // namespace

QByteArray SceneTemplate::sha256() const
{
    return sha256Of(text.toUtf8());
}

SceneTemplate sceneTemplate()
{
    return {QStringLiteral("scene/1"),
            QStringLiteral(
                "Write one short everyday scene.\n\n"
                "What happens: {event}\n"
                "Whom it is about: {subject}\n"
                "What may go with it:\n{pairs}\n\n"
                "First read the whole list and see what fits together. Weigh a few ways to put "
                "some of it into one story, and pick the one that people would believe. Nobody "
                "needs to use everything. Do this in your head.\n\n"
                "The scene:\n"
                "1. has four or five sentences, and is made of what happens and of the list, of "
                "nothing else;\n"
                "2. says the name {subject} in the first sentence, and leaves no doubt later on "
                "whom a pronoun means;\n"
                "3. has at most one more person in it;\n"
                "4. is plain English, meant as it is said, without images and sayings;\n"
                "5. names no feeling. What somebody feels shows in what they do and say, in their "
                "body, and in what happens. These words, and all forms of them, must not occur: "
                "{barred}.\n\n"
                "Reply with the scene and nothing else.")};
}

QStringList scenePlaces()
{
    QStringList places{QStringLiteral("event"), QStringLiteral("subject"), QStringLiteral("group"),
                       QStringLiteral("pairs"), QStringLiteral("barred")};
    for (const Relation relation : AllRelations)
        places << relationToken(relation);
    return places;
}

QString scenePrompt(const SceneTemplate& of, const SceneEvent& event)
{
    static const QRegularExpression place(
        QStringLiteral("\\{(%1)\\}").arg(scenePlaces().join(u'|')));
    QString text;
    qsizetype from = 0;
    auto places = place.globalMatch(of.text);
    while (places.hasNext()) {
        const auto match = places.next();
        text += of.text.mid(from, match.capturedStart() - from) + filling(match.captured(1), event);
        from = match.capturedEnd();
    }
    return text + of.text.mid(from);
}

} // namespace subtext::generation
