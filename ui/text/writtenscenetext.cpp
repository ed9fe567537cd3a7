// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/writtenscenetext.h"

#include "ui/text/modeltext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

class WrittenSceneText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::WrittenSceneText)
};

/// How many words or sentences it has.
int numberIn(const generation::SceneFault& fault)
{
    return plural(fault.what.toLongLong());
}

} // namespace

QString sceneFaultText(const generation::SceneFault& fault)
{
    using generation::SceneFaultKind;
    switch (fault.kind) {
    case SceneFaultKind::Empty:
        return WrittenSceneText::tr("it is empty");
    case SceneFaultKind::BarredWord:
        return WrittenSceneText::tr("it contains the barred word “%1”").arg(fault.what);
    case SceneFaultKind::TooFewWords:
        return WrittenSceneText::tr("it is too short: %n words", nullptr, numberIn(fault));
    case SceneFaultKind::TooManyWords:
        return WrittenSceneText::tr("it is too long: %n words", nullptr, numberIn(fault));
    case SceneFaultKind::Sentences:
        return WrittenSceneText::tr("it has %n sentences, which is not what was asked for", nullptr,
                                    numberIn(fault));
    case SceneFaultKind::NoSubject:
        return WrittenSceneText::tr("%1 is not named").arg(fault.what);
    case SceneFaultKind::NearDuplicate:
        return WrittenSceneText::tr("it is nearly the same as “%1”").arg(fault.what);
    }
    Q_UNREACHABLE();
}

QString sceneFaultsText(const std::vector<generation::SceneFault>& faults)
{
    QStringList lines;
    for (const generation::SceneFault& fault : faults)
        lines << sceneFaultText(fault);
    return lines.join(u'\n');
}

QString sceneStateWord(const WrittenScene& scene)
{
    if (!scene.verdict)
        return WrittenSceneText::tr("open");
    switch (scene.verdict->kind) {
    case SceneVerdictKind::Accepted:
        return WrittenSceneText::tr("accepted");
    case SceneVerdictKind::Edited:
        return WrittenSceneText::tr("edited");
    case SceneVerdictKind::Refused:
        return WrittenSceneText::tr("rejected");
    }
    Q_UNREACHABLE();
}

namespace {

/// What a pair of an event says. A model is told of it in words of its own.
QString pairText(const generation::EventPair& pair)
{
    switch (pair.relation) {
    case generation::Relation::Feels:
        return WrittenSceneText::tr("may feel: %1").arg(pair.tail);
    case generation::Relation::Body:
        return WrittenSceneText::tr("in the body: %1").arg(pair.tail);
    case generation::Relation::Face:
        return WrittenSceneText::tr("in the face: %1").arg(pair.tail);
    case generation::Relation::Does:
        return WrittenSceneText::tr("may do: %1").arg(pair.tail);
    case generation::Relation::Says:
        return WrittenSceneText::tr("may say: %1").arg(pair.tail);
    case generation::Relation::Because:
        return WrittenSceneText::tr("how it came to that: %1").arg(pair.tail);
    case generation::Relation::Then:
        return WrittenSceneText::tr("what may come of it: %1").arg(pair.tail);
    }
    Q_UNREACHABLE();
}

} // namespace

QString sceneSourceText(const generation::SceneEvent& event)
{
    QStringList lines{event.event, QString(),
                      WrittenSceneText::tr("The person: %1").arg(event.subject)};
    for (const generation::EventPair& pair : event.pairs)
        lines << pairText(pair);
    const QStringList barred = event.barredWords();
    if (!barred.isEmpty())
        lines << QString() << WrittenSceneText::tr("Barred words: %1").arg(listed(barred));
    return lines.join(u'\n');
}

ErrorText sceneErrorText(const Error& error)
{
    if (error.code != ErrorCode::InvalidValue)
        return errorText(error);
    if (error.detail == QLatin1String("scene"))
        return {WrittenSceneText::tr("This scene is not in the study."), {}};
    if (error.detail == QLatin1String("scene verdict"))
        return {WrittenSceneText::tr("The scene is a scenario of the study already."), {}};
    if (error.detail == QLatin1String("story"))
        return {WrittenSceneText::tr("Scenes of the task “%1” are not one person's story: it needs "
                                     "a role and a text, and nothing else.")
                    .arg(error.value),
                {}};
    if (error.detail == QLatin1String("group"))
        return {WrittenSceneText::tr("The task has no group “%1”.").arg(error.value), {}};
    if (error.detail == QLatin1String("scene fault"))
        return {WrittenSceneText::tr("The scene was not accepted: a check found something."),
                WrittenSceneText::tr("Edit it, or say why it is accepted anyway.")};
    return modelErrorText(error);
}

} // namespace subtext
