// SPDX-License-Identifier: MIT
#include "core/sync/fingerprint.h"

#include "tests/support/registeredtest.h"

#include <QRegularExpression>
#include <QtTest>

using namespace subtext;

// Against a value that Python computed by hashlib.
class FingerprintTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fingerprint_isOfPlacesAndHeads();
    void fingerprint_asksForNoOrderAndNoEmptyStreams();
    void fingerprint_changesWithEachField_data();
    void fingerprint_changesWithEachField();
    void circles_areThoseOfTheRole();
    void circle_readsAlike();
};

namespace {

Uuid numbered(char digit)
{
    QString text = QStringLiteral("xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx");
    return *Uuid::fromText(text.replace(u'x', QLatin1Char(digit)));
}

StreamHead head(const QString& key, qint64 n, char byte)
{
    return {{}, key, n, QByteArray(32, byte)};
}

QString ofPerson(const char* streamClass, const QString& end = {})
{
    return QLatin1String(streamClass) + u':' + numbered('3').text() + u':' + end;
}

std::vector<StreamHead> twoHeads()
{
    return {head(QStringLiteral("common::"), 2, '\xaa'), head(ofPerson("answers"), 1, '\xbb')};
}

/// By circle: of everybody, staff, coordinators, one's own.
QStringList digitsOf(Role role, const std::vector<StreamHead>& heads)
{
    QStringList digits;
    for (const TeamFingerprint& each : fingerprintsOf(numbered('1'), role, heads))
        digits << each.digits;
    return digits;
}

} // namespace

void FingerprintTest::fingerprint_isOfPlacesAndHeads()
{
    const QString digits = fingerprintOf(numbered('1'), twoHeads());
    QCOMPARE(digits, QStringLiteral("28347 69630 29431 07856 12251 57161 60768 04003"));
    static const QRegularExpression groups(QStringLiteral("^[0-9]{5}( [0-9]{5}){7}$"));
    QVERIFY(groups.match(digits).hasMatch());
}

void FingerprintTest::fingerprint_asksForNoOrderAndNoEmptyStreams()
{
    const QString digits = fingerprintOf(numbered('1'), twoHeads());
    std::vector<StreamHead> turned = twoHeads();
    std::swap(turned.front(), turned.back());
    QCOMPARE(fingerprintOf(numbered('1'), turned), digits);
    turned.push_back(head(QStringLiteral("staff::"), 0, '\xcc'));
    QCOMPARE(fingerprintOf(numbered('1'), turned), digits);
}

void FingerprintTest::fingerprint_changesWithEachField_data()
{
    QTest::addColumn<std::function<void(std::vector<StreamHead>&)>>("change");
    using Change = std::function<void(std::vector<StreamHead>&)>;
    QTest::newRow("a row less") << Change([](auto& heads) { heads.front().n = 1; });
    QTest::newRow("another head") << Change([](auto& heads) { heads.front().head[31] = 'x'; });
    QTest::newRow("another stream") << Change([](auto& heads) { heads.front().key += u'1'; });
    QTest::newRow("a stream less") << Change([](auto& heads) { heads.pop_back(); });
}

void FingerprintTest::fingerprint_changesWithEachField()
{
    QFETCH(std::function<void(std::vector<StreamHead>&)>, change);
    std::vector<StreamHead> heads = twoHeads();
    const QString before = fingerprintOf(numbered('1'), heads);
    QVERIFY(fingerprintOf(numbered('2'), heads) != before); // of another study
    change(heads);
    QVERIFY(fingerprintOf(numbered('1'), heads) != before);
}

void FingerprintTest::circles_areThoseOfTheRole()
{
    const auto circles = [](Role role) {
        QStringList tokens;
        for (const TeamFingerprint& each : fingerprintsOf(numbered('1'), role, {}))
            tokens << fingerprintCircleToken(each.circle);
        return tokens.join(u' ');
    };
    QCOMPARE(circles(Role::Annotator), QStringLiteral("everybody file"));
    QCOMPARE(circles(Role::Adjudicator), QStringLiteral("everybody staff file"));
    QCOMPARE(circles(Role::Coordinator), QStringLiteral("everybody staff coordinators file"));
}

// What the server gives to one of them and to nobody else is in the number of their file alone.
void FingerprintTest::circle_readsAlike()
{
    const std::vector<StreamHead> all = twoHeads();
    std::vector<StreamHead> annotator = all;
    annotator.push_back(head(ofPerson("course"), 1, '\xcc'));
    std::vector<StreamHead> judge = all;
    judge.push_back(head(QStringLiteral("staff::"), 3, '\xdd'));
    std::vector<StreamHead> lead = judge;
    lead.push_back(head(QStringLiteral("office::"), 4, '\xee'));
    judge.push_back(head(ofPerson("desk", QStringLiteral("1")), 1, '\xff'));
    judge.push_back(head(ofPerson("name"), 1, '\x01')); // where names are shown
    const QStringList ofAnnotator = digitsOf(Role::Annotator, annotator);
    const QStringList ofJudge = digitsOf(Role::Adjudicator, judge);
    const QStringList ofLead = digitsOf(Role::Coordinator, lead);
    QCOMPARE(ofAnnotator.at(0), ofLead.at(0));
    QCOMPARE(ofJudge.at(0), ofLead.at(0));
    QCOMPARE(ofJudge.at(1), ofLead.at(1));
    QVERIFY(ofLead.at(0) != ofLead.at(1));
    QVERIFY(ofLead.at(1) != ofLead.at(2));
    QVERIFY(ofJudge.at(1) != ofJudge.at(2));
    // Another coordinator, who has decided something.
    lead.push_back(head(ofPerson("desk", QStringLiteral("2")), 1, '\x02'));
    const QStringList ofOther = digitsOf(Role::Coordinator, lead);
    QCOMPARE(ofOther.mid(0, 3), ofLead.mid(0, 3));
    QVERIFY(ofOther.at(3) != ofLead.at(3));
}

SUBTEXT_TEST(FingerprintTest)
#include "fingerprinttest.moc"
