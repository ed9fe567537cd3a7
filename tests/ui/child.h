// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QTextDocumentFragment>

namespace subtext::test {

/// The object of that name among those below `parent`; the end of the program, with the name, where
/// there is none.
template <typename Child> Child* child(const QObject* parent, const char* name)
{
    auto* found = parent->findChild<Child*>(QString::fromLatin1(name));
    if (!found)
        qFatal("%s has no %s called \"%s\"", parent->metaObject()->className(),
               Child::staticMetaObject.className(), name);
    return found;
}

template <typename Child> Child* child(const QObject& parent, const char* name)
{
    return child<Child>(&parent, name);
}

/// What the label of that name says, as it is read; empty where it is hidden in `parent`.
inline QString shownText(const QWidget* parent, const char* name)
{
    const auto* label = child<QLabel>(parent, name);
    if (!label->isVisibleTo(parent))
        return {};
    return label->textFormat() == Qt::RichText
               ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
               : label->text();
}

} // namespace subtext::test
