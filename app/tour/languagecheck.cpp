// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/languagecheck.h"

#include "app/tour/paintedtext.h"

#include <QRegularExpression>
#include <QWidget>

namespace subtext {

QStringList englishTexts(QWidget& window)
{
    // Three letters of a word in a row that the language would have accented.
    static const QRegularExpression word(QStringLiteral("[abcdeghiklnorstuwyz]{3,}"));
    QStringList texts;
    const QList<QWidget*> widgets = window.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (!widget->isVisibleTo(&window) || widget->isWindow())
            continue;
        for (const PaintedText& text : paintedTexts(*widget)) {
            if (text.words.contains(word))
                texts << QStringLiteral("%1: %2").arg(
                    QString::fromLatin1(widget->metaObject()->className()), text.words);
        }
    }
    texts.removeDuplicates();
    return texts;
}

} // namespace subtext
