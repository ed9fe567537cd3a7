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

/// The whole message for one event. Each place of the template is filled once: a text that looks
/// like a place stays a text.
QString scenePrompt(const SceneTemplate& of, const SceneEvent& event);

/// As the publication asked: enough tokens for five sentences, and not the likeliest word each
/// time.
inline constexpr int UsualSceneTokens = 300;
inline constexpr double UsualSceneTemperature = 0.9;

} // namespace subtext::generation
