// SPDX-License-Identifier: MIT
#include "core/domain/cue.h"

#include "core/base/sha256.h"
#include "tests/support/registeredtest.h"

#include <random>

using namespace subtext;

class CueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_areCountedInCodePoints();
    void words_haveNoPunctuation();
    void neighbours_areOneSpan();
    void allMarked_areUnmarked();
    void someMarked_areAllMarked();
    void fields_standInTheirOrder();
    void correctedText_hasNoMarks();
    void correctedText_isMarkedAnew();
    void manyMarks_areWhatWasToggled();
    void foreignSpans_areNone();
};

namespace {

constexpr FieldIndex First{0};
constexpr FieldIndex Second{1};

/// The words that spans cover, with a stroke between them.
QString covered(const std::vector<TextSpan>& spans, const QString& text)
{
    QStringList parts;
    for (const TextSpan& span : spans)
        parts << coveredBy(span, text);
    return parts.join(u'|');
}

} // namespace

void CueTest::words_areCountedInCodePoints()
{
    const QString text = QStringLiteral("A \U0001F600 b\u0301c \U00010400d");
    const std::vector<TextSpan> words = wordsIn(text);
    QCOMPARE(words.back(), (TextSpan{8, 10}));
    QCOMPARE(coveredBy(words.back(), text), QStringLiteral("\U00010400d"));
    QCOMPARE(words.front(), (TextSpan{0, 1}));
}

void CueTest::words_haveNoPunctuation()
{
    const QString text = QStringLiteral("“Oh, great”, she said: it’s fine…");
    QCOMPARE(covered(wordsIn(text), text), QStringLiteral("Oh|great|she|said|it’s|fine"));
    QCOMPARE(wordsIn({}).size(), 0U);
    QCOMPARE(wordsIn(QStringLiteral(" … ")).size(), 0U);
}

void CueTest::neighbours_areOneSpan()
{
    const QString text = QStringLiteral("Oh, great, thanks a lot");
    Cues cues = withWordsToggled({}, First, text, 0, 0);
    cues = withWordsToggled(cues, First, text, 3, 4);
    cues = withWordsToggled(cues, First, text, 1, 1);
    QCOMPARE(covered(marksOver(cues, First, text), text), QStringLiteral("Oh, great|a lot"));
    QCOMPARE(cues.front().sha256, sha256Of(text.toUtf8()));
}

void CueTest::allMarked_areUnmarked()
{
    const QString text = QStringLiteral("one two three");
    Cues cues = withWordsToggled({}, First, text, 0, 2);
    cues = withWordsToggled(cues, First, text, 1, 1);
    QCOMPARE(covered(marksOver(cues, First, text), text), QStringLiteral("one|three"));
    cues = withWordsToggled(cues, First, text, 0, 0);
    cues = withWordsToggled(cues, First, text, 2, 2);
    QVERIFY(cues.empty());
}

void CueTest::someMarked_areAllMarked()
{
    const QString text = QStringLiteral("one two three");
    Cues cues = withWordsToggled({}, First, text, 1, 1);
    cues = withWordsToggled(cues, First, text, 0, 2);
    QCOMPARE(covered(marksOver(cues, First, text), text), QStringLiteral("one two three"));
    QCOMPARE(withWordsToggled({}, First, text, 2, 99), withWordsToggled({}, First, text, 2, 2));
    QVERIFY(withWordsToggled({}, First, {}, 0, 0).empty());
}

void CueTest::fields_standInTheirOrder()
{
    const QString text = QStringLiteral("one two");
    Cues cues = withWordsToggled({}, Second, text, 0, 0);
    cues = withWordsToggled(cues, First, text, 1, 1);
    QCOMPARE(cues.size(), 2U);
    QCOMPARE(cues[0].field, First);
    QCOMPARE(cues[1].field, Second);
}

void CueTest::correctedText_hasNoMarks()
{
    const QString text = QStringLiteral("one two");
    const Cues cues = withWordsToggled({}, First, text, 0, 0);
    QVERIFY(marksOver(cues, First, QStringLiteral("one twoo")).empty());
    QCOMPARE(marksOver(cues, First, text).size(), 1U);
    QVERIFY(marksOver(cues, Second, text).empty());
}

void CueTest::correctedText_isMarkedAnew()
{
    const QString before = QStringLiteral("one two");
    const QString after = QStringLiteral("only one, two");
    Cues cues = withWordsToggled({}, First, before, 0, 1);
    cues = withWordsToggled(cues, First, after, 2, 2);
    QCOMPARE(cues.size(), 1U);
    QCOMPARE(covered(marksOver(cues, First, after), after), QStringLiteral("two"));
}

// Whatever is toggled in whatever order: the words are those that a set of places would hold.
void CueTest::manyMarks_areWhatWasToggled()
{
    std::mt19937 random(20261128);
    const QString text = QStringLiteral("Well – that went \U0001F600 well, didn’t it? Sure: well.");
    const std::vector<TextSpan> words = wordsIn(text);
    const int last = static_cast<int>(words.size()) - 1;
    Cues cues;
    std::set<int> places;
    for (int step = 0; step < 2000; ++step) {
        int from = std::uniform_int_distribution(0, last)(random);
        int to = std::uniform_int_distribution(0, last)(random);
        if (from > to)
            std::swap(from, to);
        bool areAll = true;
        for (int place = from; place <= to; ++place)
            areAll = areAll && places.contains(place);
        for (int place = from; place <= to; ++place) {
            if (areAll)
                places.erase(place);
            else
                places.insert(place);
        }
        cues = withWordsToggled(cues, First, text, from, to);
        const std::vector<TextSpan> spans = marksOver(cues, First, text);
        QVERIFY(areSpans(spans));
        QCOMPARE(wordsTouched(words, spans), std::vector<int>(places.begin(), places.end()));
    }
}

void CueTest::foreignSpans_areNone()
{
    QVERIFY(areSpans({{0, 1}, {1, 2}}));
    QVERIFY(!areSpans({{-1, 1}}));
    QVERIFY(!areSpans({{1, 1}}));
    QVERIFY(!areSpans({{0, 3}, {2, 4}}));
    QCOMPARE(coveredBy({3, 9}, QStringLiteral("four")), QStringLiteral("r"));
    QCOMPARE(coveredBy({7, 9}, QStringLiteral("four")), QString());
}

SUBTEXT_TEST(CueTest)
#include "cuetest.moc"
