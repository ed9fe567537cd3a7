// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

class QWidget;

namespace subtext {

class ActionRegistry;
class Settings;

/// The theme, which a machine has, and the size of the text, which each person has.
class WindowLook
{
    Q_DECLARE_TR_FUNCTIONS(subtext::WindowLook)
public:
    explicit WindowLook(Settings& settings)
        : m_settings(settings)
    {}

    void registerActions(ActionRegistry& actions, QWidget& window);
    /// The text as large as this person has it; empty: as the machine has it.
    void showTextOf(const QString& whose);

private:
    void switchTheme();
    void stepTextSize(int by);
    void setTextSize(int percent);

    Settings& m_settings;
    QString m_textOf; ///< Whose text size is on the screen; empty: the machine's.
};

} // namespace subtext
