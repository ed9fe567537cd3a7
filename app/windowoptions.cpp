// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowoptions.h"

#include "ui/text/language.h"

#include <cstdio>

namespace subtext {
namespace {

constexpr QSize Smallest(640, 480);
constexpr QSize Largest(8192, 8192);

std::optional<theme::Mode> themeFrom(const QString& word)
{
    if (word == QLatin1String("light"))
        return theme::Mode::Light;
    if (word == QLatin1String("dark"))
        return theme::Mode::Dark;
    if (word == QLatin1String("contrast"))
        return theme::Mode::Contrast;
    return std::nullopt;
}

std::optional<QSize> sizeFrom(const QString& word)
{
    const QStringList parts = word.split(u'x');
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    if (parts.size() != 2 || size.expandedTo(Smallest) != size || size.boundedTo(Largest) != size)
        return std::nullopt;
    return size;
}

} // namespace

void addWindowOptions(QCommandLineParser& parser)
{
    parser.addOptions({{QStringLiteral("theme"), QStringLiteral("light, dark or contrast"),
                        QStringLiteral("THEME")},
                       {QStringLiteral("size"), QStringLiteral("Window size, e.g. 1366x768"),
                        QStringLiteral("WxH")},
                       {QStringLiteral("language"), QStringLiteral("en, de, es or zh_CN"),
                        QStringLiteral("CODE")}});
}

tl::expected<WindowOptions, const char*> windowOptions(const QCommandLineParser& parser)
{
    WindowOptions options;
    if (parser.isSet(QStringLiteral("theme"))) {
        options.theme = themeFrom(parser.value(QStringLiteral("theme")));
        if (!options.theme)
            return tl::unexpected<const char*>("--theme wants light, dark or contrast");
    }
    if (parser.isSet(QStringLiteral("size"))) {
        options.size = sizeFrom(parser.value(QStringLiteral("size")));
        if (!options.size)
            return tl::unexpected<const char*>("--size wants WIDTHxHEIGHT, at least 640x480");
    }
    if (parser.isSet(QStringLiteral("language"))) {
        options.language = parser.value(QStringLiteral("language"));
        if (!findLanguage(options.language))
            return tl::unexpected<const char*>("--language wants en, de, es or zh_CN");
    }
    return options;
}

int wrongUsage(const char* what)
{
    std::fprintf(stderr, "%s: %s\n", qUtf8Printable(QCoreApplication::applicationName()), what);
    return 2;
}

} // namespace subtext
