// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/settings.h"

#include <QCoreApplication>
#include <QString>

#include <functional>

class QWidget;

namespace subtext {

class ActionRegistry;
class Prompts;

/// The theme, which a machine has, and the size of the text and the language, which each person
/// has.
class WindowLook
{
    Q_DECLARE_TR_FUNCTIONS(subtext::WindowLook)
public:
    explicit WindowLook(Settings& settings)
        : m_settings(settings)
    {}

    /// `askForLanguage` is run by the key of the language.
    void registerActions(ActionRegistry& actions, QWidget& window,
                         const std::function<void()>& askForLanguage);
    /// The text as large as this person has it; empty: as the machine has it.
    void showTextOf(const QString& whose);
    /// Asks for a language, for whoever's text is on the screen, and keeps it. `chosen` is called
    /// where it is another one than is spoken.
    void askForLanguage(Prompts& prompts, QWidget& window, const std::function<void()>& chosen);
    /// Whose text is on the screen; empty: the machine's.
    QString whose() const { return m_textOf; }

private:
    void switchTheme();
    void stepTextSize(int by);
    void setTextSize(int percent);

    Settings& m_settings;
    QString m_textOf; ///< Whose text size and language are on the screen.
};

} // namespace subtext
