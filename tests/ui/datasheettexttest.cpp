// SPDX-License-Identifier: MIT
#include "ui/text/datasheettext.h"

#include "tests/support/registeredtest.h"
#include "ui/release/answeredit.h"
#include "ui/release/datasheetform.h"
#include "ui/text/language.h"
#include "ui/text/pseudolanguage.h"

#include <QLabel>

using namespace subtext;
using namespace subtext::test;

/// The questions of the datasheet on the screen: in its language, and in English as core has them.
class DatasheetTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
    void everyQuestion_isInEnglishAsCoreHasIt();
    void everyQuestion_isTranslatable();
    void unknownQuestion_isShownAsItIs();
    void form_asksInTheLanguageOfTheWindow();
};

void DatasheetTextTest::everyQuestion_isInEnglishAsCoreHasIt()
{
    QVERIFY(!datasheetQuestions().empty());
    for (const DatasheetQuestion& question : datasheetQuestions()) {
        QCOMPARE(questionText(question), question.text);
        QCOMPARE(sectionText(question), question.section);
    }
}

void DatasheetTextTest::everyQuestion_isTranslatable()
{
    PseudoLanguage pseudo; // says whatever goes through tr() in other letters
    QCoreApplication::installTranslator(&pseudo);
    for (const DatasheetQuestion& question : datasheetQuestions()) {
        QCOMPARE(questionText(question), PseudoLanguage::of(question.text));
        QCOMPARE(sectionText(question), PseudoLanguage::of(question.section));
        const InEnglish english;
        QCOMPARE(questionText(question), question.text);
    }
    QCoreApplication::removeTranslator(&pseudo);
}

void DatasheetTextTest::unknownQuestion_isShownAsItIs()
{
    const DatasheetQuestion question{{}, QStringLiteral("Appendix"), QStringLiteral("Why not?")};
    QCOMPARE(questionText(question), QStringLiteral("Why not?"));
    QCOMPARE(sectionText(question), QStringLiteral("Appendix"));
}

void DatasheetTextTest::form_asksInTheLanguageOfTheWindow()
{
    PseudoLanguage pseudo;
    QCoreApplication::installTranslator(&pseudo);
    const DatasheetForm form(nullptr);
    QCoreApplication::removeTranslator(&pseudo);
    QStringList shown;
    for (const QLabel* label : form.findChildren<QLabel*>())
        shown << label->text();
    for (const DatasheetQuestion& question : datasheetQuestions()) {
        const QString asked = PseudoLanguage::of(question.text);
        QVERIFY2(shown.contains(asked), qPrintable(question.text));
        QCOMPARE(form.field(question.token)->accessibleName(), asked);
        QVERIFY2(shown.contains(PseudoLanguage::of(question.section)),
                 qPrintable(question.section));
    }
}

SUBTEXT_TEST(DatasheetTextTest)
#include "datasheettexttest.moc"
