// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/windowkeeper.h"

#include "core/study/study.h"
#include "ui/text/language.h"

namespace subtext {

WindowKeeper::WindowKeeper(Settings& settings, Make make)
    : m_make(std::move(make))
{
    setLanguage(*qApp, settings.language());
    this->make();
}

WindowKeeper::~WindowKeeper() = default;

void WindowKeeper::make()
{
    m_window = m_make();
    // Queued: whoever asks stands in the window that is about to go.
    connect(m_window.get(), &MainWindow::languageRequested, this, &WindowKeeper::speak,
            Qt::QueuedConnection);
}

void WindowKeeper::speak(const QString& code)
{
    if (code == language())
        return; // asked for twice
    const QByteArray geometry = m_window->saveGeometry();
    const bool isOnWholeScreen = m_window->isMaximized() || m_window->isFullScreen();
    const QPoint place = m_window->pos();
    const QSize size = m_window->size();
    const bool wasShown = m_window->isVisible();
    MainWindow::Continued continued = m_window->release();
    const std::unique_ptr<MainWindow> before = std::move(m_window);
    setLanguage(*qApp, code);
    make();
    m_window->restoreGeometry(geometry);
    // Whether there is a title bar or not, that leaves room for one at the edge of the screen, and
    // it says where the window is without its frame, which some window managers take to be with it.
    if (!isOnWholeScreen) {
        m_window->resize(size);
        m_window->move(place);
    }
    if (wasShown)
        m_window->show();
    m_window->goOn(std::move(continued));
    Q_EMIT replaced();
}

} // namespace subtext
