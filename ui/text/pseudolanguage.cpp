// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/pseudolanguage.h"

#include "ui/text/language.h"

#include <QRegularExpression>

namespace subtext {
namespace {

QChar accented(QChar letter)
{
    static const QString plain = QStringLiteral("abcdeghiklnorstuwyzACDEGIKLNORSTUWYZ");
    static const QString marked = QStringLiteral("âƀçďéğĥîķļñöŕšţüŵýžÀÇĎÉĜÎĶĻÑÖŔŠŢÛŴÝŽ");
    const qsizetype at = plain.indexOf(letter);
    return at < 0 ? letter : marked.at(at);
}

QString accented(QStringView text)
{
    QString all;
    for (const QChar letter : text)
        all += accented(letter);
    return all;
}

} // namespace

QString PseudoLanguage::of(const QString& text)
{
    if (text.trimmed().isEmpty())
        return text;
    static const QRegularExpression kept(
        QStringLiteral("%L?\\d+|%n|<[^>]*>|&\\w+;|\\{\\w+\\}|\\*\\.[\\w.]+"));
    QString all;
    qsizetype from = 0;
    for (auto found = kept.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        all += accented(QStringView(text).sliced(from, match.capturedStart() - from));
        all += match.captured();
        from = match.capturedEnd();
    }
    all += accented(QStringView(text).sliced(from));
    // In words, so that lines break as those of a language do.
    QString more;
    for (qsizetype missing = text.size() / 3; missing > 0; missing -= 6)
        more += QStringLiteral(" ") + QString(std::min<qsizetype>(missing, 5), u'ẋ');
    return u'⟦' + all + more + u'⟧';
}

QString PseudoLanguage::translate(const char* /*context*/, const char* source,
                                  const char* /*disambiguation*/, int /*n*/) const
{
    return InEnglish::isOn() ? QString() : of(QString::fromUtf8(source));
}

} // namespace subtext
