// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/ceiinterface.h"

#include "core/domain/emotion.h"
#include "core/domain/scale.h"
#include "core/exchange/labelstudio/interfacewriter.h"

namespace subtext {

QByteArray ceiLabelStudioConfig()
{
    QStringList emotions;
    for (Choice emotion : AllEmotions)
        emotions << emotionToken(emotion);
    InterfaceWriter page(QStringLiteral("utterance"));
    page.text(QStringLiteral("context"), QStringLiteral("$context"));
    page.header(QStringLiteral("Speaker: $speaker_role"));
    page.header(QStringLiteral("Listener: $listener_role"));
    page.header(QStringLiteral("Power: $power_relation"));
    page.text(QStringLiteral("utterance"), QStringLiteral("$utterance"));
    page.header(QStringLiteral("What does the speaker feel?"));
    page.choices(QStringLiteral("emotion"), emotions, true);
    for (ScaleIndex dimension : AllDimensions) {
        QStringList points;
        for (int point = MinPoint; point <= MaxPoint; ++point)
            points << scaleLabel(dimension, point);
        page.header(dimensionToken(dimension));
        page.choices(dimensionToken(dimension), points, true);
    }
    page.header(QStringLiteral("Explanation"));
    page.textArea(QStringLiteral("explanation"), 3, true);
    page.header(QStringLiteral("Malformed or unclear"));
    page.choices(QStringLiteral("flagged"), {QStringLiteral("yes")}, false);
    page.textArea(QStringLiteral("flag_reason"), 1);
    page.header(QStringLiteral("Name and code of the annotator"));
    page.textArea(QStringLiteral("rater"), 1);
    page.textArea(QStringLiteral("rater_code"), 1);
    return page.take();
}

} // namespace subtext
