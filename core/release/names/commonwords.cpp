// SPDX-License-Identifier: MIT
#include "core/release/names/commonwords.h"

#include "core/base/builtin.h"

#include <QSet>
#include <QStringList>

namespace subtext {
namespace {

QSet<QString> setOf(const QString& words)
{
    const QStringList list = words.split(u' ');
    return QSet<QString>(list.begin(), list.end());
}

QSet<QString> wordsOf(const QString& path)
{
    const QStringList lines = QString::fromLatin1(builtIn(path)).split(u'\n', Qt::SkipEmptyParts);
    return QSet<QString>(lines.begin(), lines.end());
}

} // namespace

bool isCommonWord(QStringView word)
{
    constexpr qsizetype ShortestListed = 3;
    static const QSet<QString> words = wordsOf(QStringLiteral(":/subtext/words/english.txt"));
    return word.size() < ShortestListed || words.contains(word.toString());
}

bool isCommonAbbreviation(QStringView letters)
{
    static const QSet<QString> abbreviations = setOf(
        QStringLiteral("ac ad ai aka am ama asap atm ba bbq bc bf bff brb btw cc cd cei ceo cfo co "
                       "cto cv da dc dj dm dna dr ed eg er eta etc eu faq ff fyi gf gps hq hr ia "
                       "ic id idc idk ie imo irl it iq jr la lol ma md mc mr mrs ms na nb ngo no "
                       "nvm ny nyc ok omg os pa pc pe phd pi pm po pov pr ps pta qa ra rip rn rsvp "
                       "sd sf sms sr st ta tbh tba tbd tv uk un us usa usb va vad vip vp vr vs wc "
                       "wfh wifi wtf xl"));
    return abbreviations.contains(letters.toString());
}

bool isCapitalisedWord(QStringView word)
{
    static const QSet<QString> words = setOf(QStringLiteral(
        "january february march april may june july august september october november december "
        "monday tuesday wednesday thursday friday saturday sunday christmas easter halloween "
        "thanksgiving english french german spanish italian dutch danish swedish norwegian finnish "
        "polish russian turkish greek arabic hebrew chinese japanese korean indian american "
        "british "
        "european african asian canadian australian mexican irish scottish welsh"));
    return words.contains(word.toString());
}

} // namespace subtext
