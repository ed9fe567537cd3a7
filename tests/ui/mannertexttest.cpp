// SPDX-License-Identifier: MIT
#include "core/domain/modelrun.h"
#include "tests/support/registeredtest.h"
#include "ui/text/evaluationtext.h"

using namespace subtext;

/// What the view of a set says of how it was asked.
class MannerTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usualManner_isNotSaid();
    void whomItWasAskedAbout_isSaidWithWhatThatMeans();
};

void MannerTextTest::usualManner_isNotSaid()
{
    QCOMPARE(mannerText({}), QString());
}

void MannerTextTest::whomItWasAskedAbout_isSaidWithWhatThatMeans()
{
    AskedManner manner;
    manner.templates = {QStringLiteral("0123ab")};
    manner.about = {QStringLiteral("listener")};
    QCOMPARE(mannerText(manner),
             QStringLiteral("Template with SHA-256 0123ab · Asked about: listener; where people "
                            "were asked about somebody else, the scores are agreement with the "
                            "answers to another question"));
}

SUBTEXT_TEST(MannerTextTest)
#include "mannertexttest.moc"
