// SPDX-License-Identifier: MIT
#pragma once

#include "core/generation/sceneevent.h"

namespace subtext::generation {

/// What a model is asked for when it is to write a scene, before an event is put in.
struct SceneTemplate
{
    QString id;
    QString text;

    /// SHA-256 of the text: another wording is another template.
    QByteArray sha256() const;
};
SceneTemplate sceneTemplate();

/// The names of the places that a template may have: {event}, {subject}, {group} (empty where the
/// event has none), {pairs} (all that goes with it, a line each), {barred} (the words that the
/// scene may not have), and a place for each relation: {feels} is what has that relation, with
/// commas.
QStringList scenePlaces();

/// The whole message for one event. Each place of the template is filled once: a text that looks
/// like a place stays a text.
QString scenePrompt(const SceneTemplate& of, const SceneEvent& event);

/// As the publication asked: enough tokens for five sentences, and not the likeliest word each
/// time.
inline constexpr int UsualSceneTokens = 300;
inline constexpr double UsualSceneTemperature = 0.9;

} // namespace subtext::generation
