// SPDX-License-Identifier: MIT
#include "core/generation/wordforms.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace subtext::generation {
namespace {

constexpr qsizetype ShortestRoot = 3;

struct Ending
{
    QLatin1String ending;
    QLatin1String instead;
};

/// From a form back to what it may be a form of.
constexpr std::array Back{Ending{QLatin1String("iness"), QLatin1String("y")},
                          Ending{QLatin1String("ily"), QLatin1String("y")},
                          Ending{QLatin1String("ied"), QLatin1String("y")},
                          Ending{QLatin1String("ies"), QLatin1String("y")},
                          Ending{QLatin1String("ier"), QLatin1String("y")},
                          Ending{QLatin1String("iest"), QLatin1String("y")},
                          Ending{QLatin1String("fulness"), QLatin1String("")},
                          Ending{QLatin1String("fully"), QLatin1String("")},
                          Ending{QLatin1String("ful"), QLatin1String("")},
                          Ending{QLatin1String("less"), QLatin1String("")},
                          Ending{QLatin1String("ness"), QLatin1String("")},
                          Ending{QLatin1String("ly"), QLatin1String("")},
                          Ending{QLatin1String("ment"), QLatin1String("")},
                          Ending{QLatin1String("ing"), QLatin1String("")},
                          Ending{QLatin1String("ing"), QLatin1String("e")},
                          Ending{QLatin1String("ed"), QLatin1String("")},
                          Ending{QLatin1String("ed"), QLatin1String("e")},
                          Ending{QLatin1String("s"), QLatin1String("")}};

const QSet<QString>& functionWords()
{
    static const QStringList all =
        QStringLiteral(
            "the and but for with from that this very quite rather too about not feel feels "
            "being having have has had can may her his him she they them their its own all "
            "out off over into more less some than who what when somebody someone")
            .split(u' ');
    static const QSet<QString> set(all.begin(), all.end());
    return set;
}

bool isConsonant(QChar letter)
{
    return letter.isLetter() && !QStringLiteral("aeiouwxy").contains(letter);
}

bool hasEnding(const QString& word, const QString& root, const QString& endings)
{
    if (root.size() < ShortestRoot || !word.startsWith(root))
        return false;
    return QStringView(endings).split(u' ').contains(QStringView(word).mid(root.size()));
}

/// Whether `word` is made of the root word by one ending.
bool isMadeOf(const QString& word, const QString& root)
{
    if (word == root)
        return true;
    static const QString Plain = QStringLiteral(
        "s es ed ing er ers est ly ness ful fully fulness less lessly lessness y ily ish ment "
        "ments ous ously edly ingly");
    static const QString ForY = QStringLiteral("ies ied ily iness ier iest ious iously ying");
    static const QString ForE =
        QStringLiteral("ed er ers est ing y ily able ation ous ment ingly edly");
    static const QString Doubled = QStringLiteral("ed ing er est en ens ened ening y ily ingly");
    if (hasEnding(word, root, Plain))
        return true;
    if (root.endsWith(u'y') && hasEnding(word, root.chopped(1), ForY))
        return true;
    if (root.endsWith(u'e') && hasEnding(word, root.chopped(1), ForE))
        return true;
    return isConsonant(root.back()) && hasEnding(word, root + root.back(), Doubled);
}

QStringList rootsOf(const QString& word)
{
    QStringList roots{word};
    for (const Ending& ending : Back) {
        if (word.endsWith(ending.ending) && word.size() - ending.ending.size() >= ShortestRoot)
            roots << word.chopped(ending.ending.size()) + ending.instead;
    }
    return roots;
}

} // namespace

int sentencesIn(QStringView text)
{
    const auto isMark = [](QChar c) { return c == u'.' || c == u'!' || c == u'?' || c == u'…'; };
    const auto isClosing = [](QChar c) { return QStringLiteral("\"'”’)]»").contains(c); };
    int count = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isMark(text[i]) || (i + 1 < text.size() && isMark(text[i + 1])))
            continue;
        qsizetype after = i + 1;
        while (after < text.size() && isClosing(text[after]))
            ++after;
        count += after == text.size() || text[after].isSpace() ? 1 : 0;
    }
    return count;
}

bool isFunctionWord(const QString& word)
{
    return word.size() < ShortestRoot || functionWords().contains(word);
}

bool isFormOf(const QString& word, const QString& of)
{
    const QStringList roots = rootsOf(of);
    return std::any_of(roots.begin(), roots.end(),
                       [&](const QString& root) { return isMadeOf(word, root); });
}

} // namespace subtext::generation
