// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/keytext.h"

#include <QCoreApplication>
#include <QStringList>

namespace subtext {
namespace {

struct KeyWords
{
    Q_DECLARE_TR_FUNCTIONS(subtext::KeyText)
};

} // namespace

QString keyText(const QKeySequence& keys)
{
    const QString text = keys.toString(QKeySequence::NativeText);
    if (keys.count() != 1)
        return text;
    const QKeyCombination last = keys[0];
    if (last.key() != Qt::Key_Return && last.key() != Qt::Key_Enter)
        return text;
    // Qt's own word, in its language, gives way to the one that the texts have.
    const QString byQt = QKeySequence(last.key()).toString(QKeySequence::NativeText);
    return text.chopped(byQt.size()) + KeyWords::tr("Enter", "The key");
}

QString keysText(const QList<QKeySequence>& keys)
{
    QStringList words;
    for (const QKeySequence& key : keys)
        words << keyText(key);
    words.removeDuplicates();
    return words.join(QStringLiteral("  ·  "));
}

} // namespace subtext
