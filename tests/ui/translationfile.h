// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace subtext::test {

/// A text of a file of Qt Linguist.
struct TranslatedText
{
    QString context;
    QString source;
    QString comment;
    QStringList forms; ///< One, or as many as the language has where the text has a number.
    bool isFinished = true;
    bool hasNumber = false;

    QString name() const { return QStringList{context, source, comment}.join(u" | "); }
};

/// Empty where the file is not sound.
std::vector<TranslatedText> textsIn(const QByteArray& file);

/// Has lupdate enter what the sources say now; returns what was wrong, empty: nothing.
QByteArray updateFromSources(const QString& path, const QStringList& options = {});

/// Which texts only one of them has, "missing: ..." and "no longer said: ...".
QStringList differingNames(const std::vector<TranslatedText>& there,
                           const std::vector<TranslatedText>& wanted);

} // namespace subtext::test
