// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/release/gates.h"
#include "tests/core/release/gateinput.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// For what an override holds: the places that were shown, and one version.
class OverridesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGate_isSetAsideForItsPlaces_data();
    void everyGate_isSetAsideForItsPlaces();
    void newPlace_isNotCovered_data();
    void newPlace_isNotCovered();
    void placesThatWentAway_areNotMissed();
    void otherVersion_isNotCovered();
    void placeInAReason_isNeverCovered();
    void blankReason_isNone();
};

namespace {

Gate gateCalled(const ReleaseInput& input, const QString& token)
{
    for (Gate& gate : releaseGates(input)) {
        if (gate.token() == token)
            return std::move(gate);
    }
    qFatal("no gate %s", qUtf8Printable(token));
    return {};
}

OverriddenGate given(const ReleaseInput& input, const QString& token)
{
    return overrideOf(gateCalled(input, token), QStringLiteral("Looked at, and harmless."),
                      input.options.version);
}

void setUtterance(ReleaseInput& input, std::size_t scenario, const QString& text)
{
    input.data.scenarios[scenario].text(ScenePart::Utterance) = text;
}

/// Makes a gate fail once, or at one place more.
void plant(ReleaseInput& input, const QString& gate, int times)
{
    for (int i = 0; i < times; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (gate == QLatin1String("names"))
            setUtterance(input, at, QStringLiteral("Please, Kirill, go on."));
        else if (gate == QLatin1String("damage"))
            setUtterance(input, at, QStringLiteral("Take your timeÉ"));
        else if (gate == QLatin1String("formulas"))
            setUtterance(input, at, QStringLiteral("=1+1"));
        else if (gate == QLatin1String("private"))
            setUtterance(input, at, QStringLiteral("Write to w@example.org."));
        else if (gate == QLatin1String("labelled"))
            input.assigned.emplace_back(input.data.scenarios[at].id, PersonId{4});
        else if (gate == QLatin1String("consent"))
            input.withoutConsent[{i + 1}] = false;
        else if (gate == QLatin1String("schema"))
            input.data.annotations[at].answer.scales[0] = 99;
        else
            qFatal("no such gate");
    }
    settle(input);
}

void everyGate()
{
    QTest::addColumn<QString>("gate");
    for (const char* gate :
         {"names", "damage", "formulas", "private", "labelled", "consent", "schema"})
        QTest::newRow(gate) << QString::fromLatin1(gate);
}

} // namespace

void OverridesTest::everyGate_isSetAsideForItsPlaces_data()
{
    everyGate();
}

void OverridesTest::everyGate_isSetAsideForItsPlaces()
{
    QFETCH(QString, gate);
    ReleaseInput input = cleanInput();
    plant(input, gate, 1);
    QVERIFY(gateCalled(input, gate).blocks());
    QVERIFY(!isSetAside(gateCalled(input, gate), input));
    input.overridden = {given(input, gate)};
    QVERIFY(isSetAside(gateCalled(input, gate), input));
}

void OverridesTest::newPlace_isNotCovered_data()
{
    everyGate();
}

void OverridesTest::newPlace_isNotCovered()
{
    QFETCH(QString, gate);
    ReleaseInput input = cleanInput();
    plant(input, gate, 1);
    const std::size_t before = gateCalled(input, gate).places.size();
    input.overridden = {given(input, gate)};
    plant(input, gate, 2);
    QVERIFY(gateCalled(input, gate).places.size() > before);
    QVERIFY(!isSetAside(gateCalled(input, gate), input));
}

void OverridesTest::placesThatWentAway_areNotMissed()
{
    ReleaseInput input = cleanInput();
    plant(input, QStringLiteral("names"), 2);
    input.overridden = {given(input, QStringLiteral("names"))};
    setUtterance(input, 0, QStringLiteral("Please go on."));
    QCOMPARE(gateCalled(input, QStringLiteral("names")).places.size(), std::size_t{1});
    QVERIFY(isSetAside(gateCalled(input, QStringLiteral("names")), input));
    // The same word elsewhere in its text is the same place.
    setUtterance(input, 1, QStringLiteral("Well, do go on, Kirill."));
    QVERIFY(isSetAside(gateCalled(input, QStringLiteral("names")), input));
}

void OverridesTest::otherVersion_isNotCovered()
{
    ReleaseInput input = cleanInput();
    input.options.version = QStringLiteral("1.0.0");
    plant(input, QStringLiteral("labelled"), 1);
    input.overridden = {given(input, QStringLiteral("labelled"))};
    const Gate gate = gateCalled(input, QStringLiteral("labelled"));
    QVERIFY(isSetAside(gate, input));
    input.options.version = QStringLiteral("1.1.0");
    QVERIFY(!isSetAside(gate, input));
}

void OverridesTest::placeInAReason_isNeverCovered()
{
    ReleaseInput input = cleanInput();
    plant(input, QStringLiteral("labelled"), 1);
    plant(input, QStringLiteral("names"), 1);
    OverriddenGate labelled = given(input, QStringLiteral("labelled"));
    labelled.reason = QStringLiteral("Kirill was ill.");
    input.overridden = {labelled};
    // Given when the place in the reason was shown, too: the README would print it.
    input.overridden.push_back(given(input, QStringLiteral("names")));
    QCOMPARE(gateCalled(input, QStringLiteral("names")).places.size(), std::size_t{2});
    QVERIFY(!isSetAside(gateCalled(input, QStringLiteral("names")), input));
    input.overridden[0].reason = QStringLiteral("Somebody was ill.");
    QVERIFY(isSetAside(gateCalled(input, QStringLiteral("names")), input));
}

void OverridesTest::blankReason_isNone()
{
    ReleaseInput input = cleanInput();
    plant(input, QStringLiteral("damage"), 1);
    OverriddenGate damage = given(input, QStringLiteral("damage"));
    damage.reason = QStringLiteral(" ");
    input.overridden = {damage};
    QVERIFY(!isSetAside(gateCalled(input, QStringLiteral("damage")), input));
}

SUBTEXT_TEST(OverridesTest)
#include "overridestest.moc"
