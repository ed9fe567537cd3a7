// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/windowlook.h"

#include "ui/actions/actionregistry.h"
#include "ui/prompts/prompts.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"

#include <QApplication>

#include <algorithm>

namespace subtext {

void WindowLook::registerActions(ActionRegistry& actions, QWidget& window,
                                 const std::function<void()>& askForLanguage)
{
    const QString everywhere = ActionRegistry::everywhere();
    const QAction* theme =
        actions.add(&window, everywhere, tr("Light, dark or high contrast"),
                    {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)}, [this] { switchTheme(); });
    const QAction* larger =
        actions.add(&window, everywhere, tr("Larger text"),
                    {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
                    [this] { stepTextSize(1); });
    const QAction* smaller =
        actions.add(&window, everywhere, tr("Smaller text"),
                    {QKeySequence(Qt::CTRL | Qt::Key_Minus)}, [this] { stepTextSize(-1); });
    const QAction* asBefore =
        actions.add(&window, everywhere, tr("Text size as on the desktop"),
                    {QKeySequence(Qt::CTRL | Qt::Key_0)}, [this] { setTextSize(100); });
    actions.findBy(theme,
                   tr("Theme, appearance, colours, night, black, white, settings, preferences",
                      "Words by which people look for it"));
    for (const QAction* size : {larger, smaller, asBefore})
        actions.findBy(size,
                       tr("Text size, font, letters, zoom, bigger, scale, settings, preferences",
                          "Words by which people look for it"));
    const QAction* language =
        actions.add(&window, everywhere, tr("Language of the window…"),
                    {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)}, askForLanguage);
    // So that it is found whatever the window speaks.
    actions.findBy(language, QStringLiteral("Language, Sprache, idioma, lengua, 语言, locale"));
}

void WindowLook::switchTheme()
{
    const theme::Colors& now = theme::colors(QApplication::palette());
    const theme::Mode mode = now.isContrast ? theme::Mode::Light
                             : now.isDark   ? theme::Mode::Contrast
                                            : theme::Mode::Dark;
    m_settings.setThemeMode(mode);
    theme::apply(*qApp, mode, m_settings.textSize(m_textOf));
}

void WindowLook::stepTextSize(int by)
{
    const auto& sizes = theme::TextSizes;
    const auto here =
        std::find(sizes.begin(), sizes.end(), m_settings.textSize(m_textOf)) - sizes.begin();
    const auto last = static_cast<std::ptrdiff_t>(sizes.size()) - 1;
    const auto next = std::clamp<std::ptrdiff_t>(here + by, 0, last);
    setTextSize(sizes.at(static_cast<std::size_t>(next)));
}

void WindowLook::setTextSize(int percent)
{
    m_settings.setTextSize(percent, m_textOf);
    theme::setTextSize(*qApp, percent);
}

void WindowLook::askForLanguage(Prompts& prompts, QWidget& window,
                                const std::function<void()>& chosen)
{
    QStringList names;
    int current = -1;
    for (const Language& one : languages()) {
        if (one.code == language())
            current = static_cast<int>(names.size());
        names << one.name;
    }
    const QString keptFor =
        m_textOf.isEmpty()
            ? tr("On this computer, for everybody who has not chosen a language of their own.")
            : tr("On this computer, for you and for everybody who has not chosen a language of "
                 "their own.");
    prompts.chooseAnew(
        &window, tr("Language of the window"),
        tr("Buttons, messages, numbers and dates, and the guides and tasks that come with the "
           "program. What a study says in words of its own, and every file that is written, "
           "stays as it is.") +
            QStringLiteral("\n\n") + keptFor,
        names, current, [this, chosen](int choice) {
            if (choice < 0)
                return;
            const QString code = languages().at(static_cast<std::size_t>(choice)).code;
            m_settings.setLanguage(code, m_textOf);
            if (code != language())
                chosen();
        });
}

void WindowLook::showTextOf(const QString& whose)
{
    const int before = m_settings.textSize(m_textOf);
    m_textOf = whose;
    if (const int size = m_settings.textSize(whose); size != before)
        theme::setTextSize(*qApp, size);
}

} // namespace subtext
