// SPDX-License-Identifier: MIT
#include "ui/text/reporttext.h"

#include "tests/support/registeredtest.h"
#include "ui/text/language.h"
#include "ui/text/pseudolanguage.h"

#include <QCoreApplication>

using namespace subtext;
using namespace subtext::test;

/// The titles of a report's tables and figures on the screen: in its language, and in English as
/// files have them.
class ReportTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTitle_isInEnglishAsFilesHaveIt();
    void everyTitle_isTranslatable();
};

void ReportTextTest::everyTitle_isInEnglishAsFilesHaveIt()
{
    QVERIFY(!reportKinds().empty());
    for (const ReportKind& kind : reportKinds())
        QCOMPARE(reportTitle(kind), (kind.isFigure() ? QStringLiteral("Figure: ") : QString()) +
                                        QString::fromUtf8(kind.title));
}

void ReportTextTest::everyTitle_isTranslatable()
{
    PseudoLanguage pseudo; // says whatever goes through tr() in other letters
    QCoreApplication::installTranslator(&pseudo);
    for (const ReportKind& kind : reportKinds()) {
        const QString title = QString::fromUtf8(kind.title);
        QVERIFY2(reportTitle(kind).contains(PseudoLanguage::of(title)), kind.title);
        const InEnglish english;
        QVERIFY2(reportTitle(kind).endsWith(title), kind.title);
    }
    QCoreApplication::removeTranslator(&pseudo);
}

SUBTEXT_TEST(ReportTextTest)
#include "reporttexttest.moc"
