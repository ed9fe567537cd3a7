// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include <vector>

namespace subtext {

struct Language
{
    QString code; ///< As in names of translations: "en", "de", "zh_CN".
    QString name; ///< In itself: "Deutsch".
};

/// What the window speaks, English first.
const std::vector<Language>& languages();

/// The one with this code; null where there is none.
const Language* findLanguage(const QString& code);

/// The one of languages() that this machine is set to; English where there is none.
QString systemLanguage();

/// Has texts, and numbers and dates on the screen, appear in a language from now on. What was shown
/// before keeps its words. A code that is none of languages() means English.
void setLanguage(QCoreApplication& application, const QString& code);

/// The code of what is spoken now.
QString language();

/// How numbers and dates are written on the screen; in English while InEnglish lives.
QLocale shownLocale();

/// While one lives, texts are English in its thread, whatever the window speaks: for what leaves
/// the program, which has the same bytes everywhere.
class InEnglish
{
public:
    InEnglish();
    ~InEnglish();
    Q_DISABLE_COPY_MOVE(InEnglish)

    /// True while one lives in this thread.
    static bool isOn();
};

} // namespace subtext
