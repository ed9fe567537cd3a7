// SPDX-License-Identifier: MIT
#include "core/publishing/releasing.h"
#include "tests/core/desk/looksstudy.h"
#include "tests/support/registeredtest.h"
#include "tests/support/releases.h"

using namespace subtext;
using namespace subtext::test;

/// What a release says of adjudicators who looked at splits of theirs again.
class ReleasedLooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void datasheet_hasTheirSelfAgreement();
    void adjudicators_goByTheNamesOfTheRelease();
    void withoutALook_nothingIsSaid();
};

namespace {

const QString SaysHow = QStringLiteral("DATASHEET.md");

std::vector<ReleaseFile> releasedBy(DeskStudy& study, const ReleaseOptions& options = {})
{
    return filesOf(must(study->releaseDrafting().draft(options, {})));
}

} // namespace

void ReleasedLooksTest::datasheet_hasTheirSelfAgreement()
{
    const auto study = tenLooks();
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("Done."), study->coordinator()));
    const std::vector<ReleaseFile> files = releasedBy(*study);
    QVERIFY(contentOf(files, SaysHow)
                .contains("\n- J01: 10 of 10 looked at again; 0.800 of the picks the same, Cohen's "
                          "kappa 0.583 (95 % interval 0.069 to 1.000), n = 10.\n"));
    for (const ReleaseFile& file : files) {
        if (file.path != SaysHow)
            QVERIFY2(!file.bytes.contains("looked at again"), qUtf8Printable(file.path));
    }
}

void ReleasedLooksTest::adjudicators_goByTheNamesOfTheRelease()
{
    const auto study = tenLooks();
    ReleaseOptions named;
    named.names = ReleaseNames::Names;
    QVERIFY(contentOf(releasedBy(*study, named), SaysHow).contains("\n- Judge One: 10 of 10"));
    ReleaseOptions drawn;
    drawn.hasRandomCodes = true;
    drawn.codeSecret = QStringLiteral("nobody knows it");
    const QByteArray said = contentOf(releasedBy(*study, drawn), SaysHow);
    QVERIFY(said.contains(": 10 of 10 looked at again"));
    QVERIFY(!said.contains("J01") && !said.contains("Judge One"));
}

void ReleasedLooksTest::withoutALook_nothingIsSaid()
{
    const auto study = studyOfSplits(2, 100);
    decideSplit(*study, 1, QStringLiteral("joy"));
    study->clock.advance(TwoDays);
    QVERIFY(!contentOf(releasedBy(*study), SaysHow).contains("looked at again"));
    VERIFY_HOLDS(lookAt(*study, 1, QStringLiteral("fear")));
    // By chance they agree as little as they do: 0 of 1, and κ is 0 / 1.
    QVERIFY(contentOf(releasedBy(*study), SaysHow)
                .contains("\n- J01: 1 of 1 looked at again; 0.000 of the picks the same, Cohen's "
                          "kappa 0.000"));
    const auto without = studyOfSplits(2, 0);
    decideSplit(*without, 1, QStringLiteral("joy"));
    QVERIFY(!contentOf(releasedBy(*without), SaysHow).contains("looked at again"));
}

SUBTEXT_TEST(ReleasedLooksTest)
#include "releasedlookstest.moc"
