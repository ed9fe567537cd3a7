// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

class QWidget;

namespace subtext {

/// Finds what the window says in English while the PseudoLanguage is spoken and no study says: what
/// nobody can translate.
class LanguageCheck
{
public:
    /// Notes what is shown, and what somebody typed.
    void look(QWidget& window, const QByteArray& place);
    /// "place: English: piece, of a whole text" for what stands in no file of the folder, no text
    /// that ships with a task and nothing typed; each piece once. Looks into studies, which nobody
    /// may have open: a file closed here loses the locks of its study.
    QStringList findings(const QString& folder) const;

private:
    struct Shown
    {
        QByteArray place;
        QString text;
    };

    std::vector<Shown> m_shown;
    QSet<QString> m_seen;
    QSet<QString> m_typed;
};

} // namespace subtext
