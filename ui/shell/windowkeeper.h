// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/mainwindow.h"

#include <functional>
#include <memory>

namespace subtext {

/// Keeps the one window, and makes it anew whenever another language is to be spoken: texts are
/// said when parts are made. What was open goes on in the new window, for whoever was signed in.
class WindowKeeper : public QObject
{
    Q_OBJECT
public:
    using Make = std::function<std::unique_ptr<MainWindow>()>;

    /// Makes the first window by `make`, in the language of the settings.
    WindowKeeper(Settings& settings, Make make);
    ~WindowKeeper() override;

    MainWindow& window() const { return *m_window; }

Q_SIGNALS:
    /// Another window has taken the place of the one before.
    void replaced();

private:
    void make();
    void speak(const QString& code);

    Make m_make;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace subtext
