// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace subtext {

/// A language that nobody speaks, for whoever works on the program: each text in accented letters,
/// between brackets and longer by a third. What is read without them on the screen cannot be
/// translated; what is cut off has no room for German.
class PseudoLanguage : public QTranslator
{
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override;
    bool isEmpty() const override { return false; }

    /// Of one text. Places (%1), tags, entities, names in braces and file patterns stay.
    static QString of(const QString& text);
};

} // namespace subtext
