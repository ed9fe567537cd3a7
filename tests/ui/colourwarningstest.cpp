// SPDX-License-Identifier: MIT
#include "ui/taskeditor/colourwarnings.h"

#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"

#include <QTest>

using namespace subtext;

/// Colours that are hard to see, or to tell apart, are pointed out.
class ColourWarningsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builtInColours_passTheirOwnRule();
    void colours_areWarnedAbout();
};

void ColourWarningsTest::builtInColours_passTheirOwnRule()
{
    std::vector<ColouredPart> options;
    for (const Option& option : builtInTask(u"cei")->questions.front().options)
        options.push_back({option.word, option.colour, option.colourDark});
    std::vector<ColouredPart> rows;
    for (const Question& row : builtInTask(u"emoscene")->questions)
        rows.push_back({row.word, row.colour, row.colourDark});
    // Of tasks that name no colours.
    const std::vector<ColouredPart> none(options.size());
    for (const auto& parts : {options, rows, none}) {
        for (std::size_t at = 0; at < parts.size(); ++at) {
            const QString warnings = colourWarnings(parts, at).join(u'\n');
            QVERIFY2(warnings.isEmpty(), qPrintable(parts[at].word + u'\n' + warnings));
        }
    }
}

void ColourWarningsTest::colours_areWarnedAbout()
{
    const std::vector<ColouredPart> parts{
        {QStringLiteral("Pale"), QStringLiteral("#f0f0c0"), QStringLiteral("#f0f0c0")},
        {QStringLiteral("Brick"), QStringLiteral("#a85a2a"), {}},
        {QStringLiteral("Moss"), QStringLiteral("#6f7a22"), {}},
        {QStringLiteral("Blue"), QStringLiteral("#2458c0"), QStringLiteral("#7f9cf0")}};
    const QString pale = colourWarnings(parts, 0).join(u'\n');
    QVERIFY2(pale.contains(QStringLiteral("On a light background its contrast is 1.1 : 1")),
             qPrintable(pale));
    QVERIFY2(!pale.contains(QStringLiteral("dark background")), qPrintable(pale));
    const QString brick = colourWarnings(parts, 1).join(u'\n');
    QVERIFY2(brick.contains(QStringLiteral("“Moss”")), qPrintable(brick));
    QVERIFY2(brick.contains(QStringLiteral("protanopia")) ||
                 brick.contains(QStringLiteral("deuteranopia")),
             qPrintable(brick));
    QVERIFY2(colourWarnings(parts, 3).isEmpty(), qPrintable(colourWarnings(parts, 3).join(u'\n')));
}

SUBTEXT_TEST(ColourWarningsTest)
#include "colourwarningstest.moc"
