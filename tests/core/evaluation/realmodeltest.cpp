// SPDX-License-Identifier: MIT
#include "core/evaluation/responsereader.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QRegularExpression>

using namespace subtext;
using namespace subtext::test;

/// What packaging/real-model reads of `evaluate --json` is there.
class RealModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coverage_isReadByItsKeys();
};

void RealModelTest::coverage_isReadByItsKeys()
{
    const QString script =
        QString::fromUtf8(readFile(QStringLiteral(SUBTEXT_SOURCE_DIR "/packaging/real-model")));
    const QRegularExpression read(QStringLiteral(R"re(\["coverage"\]\.get\("(\w+)")re"));
    QStringList keys;
    for (auto found = read.globalMatch(script); found.hasNext();)
        keys << found.next().captured(1);
    QStringList usable;
    for (const evaluation::AnswerStatus status :
         {evaluation::AnswerStatus::Valid, evaluation::AnswerStatus::Mapped})
        usable << evaluation::statusToken(status);
    QCOMPARE(keys, usable);
}

SUBTEXT_TEST(RealModelTest)
#include "realmodeltest.moc"
