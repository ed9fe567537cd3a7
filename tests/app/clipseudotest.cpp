// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"

#include <QProcess>

#include <algorithm>
#include <array>
#include <iterator>

/// Every place of the tour in the language that nobody speaks: what is read in English is a
/// study's, and what is a third longer than English has room, but for what is named here. A tour
/// costs twenty-five seconds of a core, so that it goes from right to left, too, only with
/// SUBTEXT_LONG=1; by default `app-clifit` does, in German.
class CliPseudoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPlace_isTranslated_data();
    void everyPlace_isTranslated();

private:
    QStringList findings(const QStringList& mirroring);
};

namespace {

// What is no sentence of the program, though no study has it as it is read.
constexpr std::array Untranslated{
    // What is sent, as it is sent, and where the key is, as the profile has it.
    "English: POST https, ", "English: completions, ", "English: Content-Type, ",
    "English: application, ", "English: Accept, ", "English: keychain openai, ",
    // Questions of a task with a name of the scene in them, and a word that it does not have.
    "English: What does Mrs Calder feel, ", "English: Does Renske feel joy, ",
    "English: What does a night porter want, ", "English: Does a shopkeeper want it repaired, ",
    "English: Wants, ",
    // Two words of the task in one text.
    "English: Valence pleasant, ", "English: Arousal slightly excited, ",
    "English: Dominance neutral, ",
    // Written for models, and kept with the scenes that they write.
    "English: in the body, ", "English: in the face, ", "English: how it came to that, ",
    "English: what may come of it, ",
    // The name of a model.
    "English: Mistral-Nemo, ",
    // A file as it would be written.
    "release-datasheet-empty: "};

// A third longer than English, which German, Spanish and Chinese are not where this stands: there
// `app-clifit` finds nothing. What is cut is whole in a tip, or by a click on it. Each is one
// control, by its place or its text, so that another of its kind is found.
constexpr std::array Long{
    "QPushButton \"⟦Ûñďéŕšţööď ẋẋẋ⟧\" is cut", // beside a notice in the row of the buttons
    "label-not-saved: QPushButton \"⟦Ţŕý âğâîñ ẋẋẋ⟧\" is cut",
    // Of a dock, which can be drawn wider: the filters of the items, guide and history.
    "label-items: QTabBar is cut", "label-items-and-guide: QTabBar is cut",
    "label-history: QTabBar#qt_tabwidget_tabbar is cut",
    "label-cheat-sheet: QTabBar#qt_tabwidget_tabbar is cut",
    "emoscene-label-items-and-guide: QTabBar#qt_tabwidget_tabbar is cut",
    // A dialog as wide as its choices, and as high as the screen.
    "release-export: QLabel \"⟦Föŕ ŵöŕķ öüţšîďé Šüƀţéxţ",
    "release-export: QLabel \"⟦Öñé ŕöŵ péŕ ŕévîšîöñ",
    "adjudicate-five-annotators: AnswerMarks draws ", // under the fifth of five
    "release-writing: QPushButton \"⟦Çâñçéļ ",        // beside the bar that says how far it is
    "emoscene-release: QScrollArea#releaseOptions is wider ",
    "own-release: QScrollArea#releaseOptions is wider "};

template <typename List> bool isKnown(const List& list, const QString& finding)
{
    return std::any_of(list.begin(), list.end(), [&](const char* known) {
        return finding.contains(QString::fromUtf8(known));
    });
}

} // namespace

QStringList CliPseudoTest::findings(const QStringList& mirroring)
{
    QProcess process;
    process.start(QStringLiteral(SUBTEXT_TOUR),
                  QStringList{QStringLiteral("--pseudo"), QStringLiteral("--check"),
                              QStringLiteral("--size"), QStringLiteral("960x540")} +
                      mirroring);
    if (!process.waitForFinished(280'000) || process.exitStatus() != QProcess::NormalExit)
        return {QStringLiteral("the tour did not end")};
    return QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
}

void CliPseudoTest::everyPlace_isTranslated_data()
{
    QTest::addColumn<QStringList>("mirroring");
    QTest::newRow("from left to right") << QStringList();
    if (qEnvironmentVariableIntValue("SUBTEXT_LONG") == 1)
        QTest::newRow("from right to left") << QStringList{QStringLiteral("--mirrored")};
}

void CliPseudoTest::everyPlace_isTranslated()
{
    QFETCH(QStringList, mirroring);
    const QStringList found = findings(mirroring);
    QStringList news;
    std::copy_if(found.begin(), found.end(), std::back_inserter(news), [](const QString& finding) {
        return finding.contains(QLatin1String(": English: ")) ? !isKnown(Untranslated, finding)
                                                              : !isKnown(Long, finding);
    });
    QVERIFY2(news.isEmpty(), qUtf8Printable(news.join(u'\n')));
    // It does find English where there is some.
    QVERIFY2(std::any_of(found.begin(), found.end(),
                         [](const QString& finding) {
                             return finding.contains(QLatin1String("English: Content-Type, "));
                         }),
             qUtf8Printable(found.join(u'\n')));
}

SUBTEXT_TEST(CliPseudoTest)
#include "clipseudotest.moc"
