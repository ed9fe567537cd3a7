// SPDX-License-Identifier: MIT
#include "core/release/names/privacy.h"

#include "core/exchange/tables/formulacells.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

namespace {

QStringList textsOf(const QString& text, const std::vector<TextFinding>& findings)
{
    QStringList texts;
    for (const TextFinding& finding : findings) {
        if (text.mid(finding.position, finding.found.size()) != finding.found)
            return {QStringLiteral("wrong position")};
        texts << finding.found;
    }
    return texts;
}

} // namespace

class PrivacyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emailAddresses_areFound_data();
    void emailAddresses_areFound();
    void longText_isGoneThroughOnce_data();
    void longText_isGoneThroughOnce();
    void keys_areFound_data();
    void keys_areFound();
    void timeStamps_areFound_data();
    void timeStamps_areFound();
    void formulas_areRecognised_data();
    void formulas_areRecognised();
    void pastedExplanations_areFound_data();
    void pastedExplanations_areFound();
};

void PrivacyTest::emailAddresses_areFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    const auto row = [](const char* name, const QString& text, const QStringList& found) {
        QTest::newRow(name) << text << found;
    };
    row("none", QStringLiteral("Meet @noon, 3 @ 2.50, @handle, a@b"), {});
    row("plain", QStringLiteral("ask ann@example.org."), {QStringLiteral("ann@example.org")});
    row("long", QStringLiteral("<Ann.Lee+x_1@mail.cs.example.ac.uk>"),
        {QStringLiteral("Ann.Lee+x_1@mail.cs.example.ac.uk")});
    row("two", QStringLiteral("a@b.de;c@d.com"),
        {QStringLiteral("a@b.de"), QStringLiteral("c@d.com")});
    row("quoted", QStringLiteral("'ann@example.org'"), {QStringLiteral("ann@example.org")});
    row("mailto", QStringLiteral("mailto:ann@example.org"), {QStringLiteral("ann@example.org")});
    row("not ASCII", QStringLiteral("zoë@bücher.example"), {QStringLiteral("zoë@bücher.example")});
    row("full width", QStringLiteral("ann\uFF20example.org"),
        {QStringLiteral("ann\uFF20example.org")});
}

void PrivacyTest::emailAddresses_areFound()
{
    QFETCH(QString, text);
    QTEST(textsOf(text, findEmailAddresses(text)), "found");
}

void PrivacyTest::longText_isGoneThroughOnce_data()
{
    QTest::addColumn<QString>("text");
    constexpr qsizetype Long = 300'000;
    QTest::newRow("one word") << QString(Long, u'x');
    QTest::newRow("digits") << QString(Long, u'7');
    QTest::newRow("points") << QStringLiteral("a.").repeated(Long / 2);
    QTest::newRow("a host without an end") << QStringLiteral("ann@") + QString(Long, u'x');
    QTest::newRow("a host of points")
        << QStringLiteral("ann@") + QStringLiteral("1.").repeated(Long / 2);
    QTest::newRow("signs") << QString(Long, u'@');
    QTest::newRow("spaces") << QStringLiteral("14") + QString(Long, u' ');
}

/// What a model says may be as long as an answer may be; an address behind it is found all the
/// same.
void PrivacyTest::longText_isGoneThroughOnce()
{
    QFETCH(QString, text);
    text += QStringLiteral(" ann@example.org, 2025-03-14 09:26");
    QCOMPARE(textsOf(text, findEmailAddresses(text)),
             QStringList{QStringLiteral("ann@example.org")});
    QCOMPARE(textsOf(text, findTimeStamps(text)), QStringList{QStringLiteral("2025-03-14 09:26")});
    QCOMPARE(textsOf(text, findKeys(text)), QStringList());
}

void PrivacyTest::keys_areFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    const QString word(40, u'k');
    const auto found = [&](const QString& key) {
        QTest::newRow(qPrintable(key))
            << QStringLiteral("Bearer %1, he said.").arg(key) << QStringList{key};
    };
    const auto none = [](const QString& text) {
        QTest::newRow(qPrintable(text)) << text << QStringList();
    };
    found(QStringLiteral("sk-") + word);
    found(QStringLiteral("sk-proj-") + word);
    found(QStringLiteral("AIza") + word.left(35));
    found(QStringLiteral("ghp_") + word);
    found(QStringLiteral("hf_") + word);
    found(QStringLiteral("eyJ%1.eyJ%1.%1").arg(word));
    none(QStringLiteral("sk-1 is no key"));
    none(QStringLiteral("He likes ask-me-anything-about-it-tomorrow."));
    none(QStringLiteral("desk-") + word);
    none(QStringLiteral("eyJ") + word);
    none(word);
}

void PrivacyTest::keys_areFound()
{
    QFETCH(QString, text);
    QTEST(textsOf(text, findKeys(text)), "found");
}

void PrivacyTest::timeStamps_areFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    const auto all = [](const char* text) {
        QTest::newRow(text) << QString::fromUtf8(text) << QStringList{QString::fromUtf8(text)};
    };
    const auto none = [](const char* text) {
        QTest::newRow(text) << QString::fromUtf8(text) << QStringList{};
    };
    all("2025-03-14T09:26:53.589Z");
    all("2025-03-14T09:26:53+01:00");
    all("2025-03-14 09:26");
    all("2025-03-14");
    all("20250314T092653Z");
    all("2025/3/14 9:26");
    all("14.03.2025 09:26");
    all("14.3.25, 9:26:53");
    all("3/14/2025, 9:26 AM");
    all("14-03-2025 09:26");
    all("14 March 2025 at 09:26 UTC");
    all("Mar 14, 2025 9:26 p.m.");
    all("09:26 on 14.03.2025");
    all("1741944413");
    all("1741944413589");
    none("It's 11:30 p.m.");
    none("at 2:15 AM");
    none("5:45pm");
    none("in 2025, 3/14");
    none("due 14.03.2025");
    none("call 555-0134 or 12345678901");
    none("9141741944413589");
    none("a 3:1 ratio");
    none("2025-99-14");
    QTest::newRow("in a sentence")
        << QStringLiteral("Decided 2025-03-14 09:26 by all, again 15.03.2025 10:00.")
        << QStringList{QStringLiteral("2025-03-14 09:26"), QStringLiteral("15.03.2025 10:00")};
}

void PrivacyTest::timeStamps_areFound()
{
    QFETCH(QString, text);
    QTEST(textsOf(text, findTimeStamps(text)), "found");
}

void PrivacyTest::formulas_areRecognised_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("start"); // empty: no formula
    const auto row = [](const QString& cell, const QString& start) {
        QTest::newRow(qUtf8Printable(u'"' + cell + u'"')) << cell << start;
    };
    row({}, {});
    row(QStringLiteral("plain = 1"), {});
    for (const char* number : {"-0.33", "+1", "-1.5e-3", "-12%", "-0,33", "-.5", "-3"})
        row(QString::fromLatin1(number), {});
    row(QStringLiteral("=1+1"), QStringLiteral("="));
    row(QStringLiteral("="), QStringLiteral("="));
    row(QStringLiteral("+A1"), QStringLiteral("+"));
    row(QStringLiteral("- both"), QStringLiteral("-"));
    row(QStringLiteral("-1-1"), QStringLiteral("-"));
    row(QStringLiteral("-1\n"), QStringLiteral("-"));
    row(QStringLiteral("@SUM(A1)"), QStringLiteral("@"));
    row(QStringLiteral("\t=1"), QStringLiteral("\t"));
    row(QStringLiteral("\r=1"), QStringLiteral("\r"));
    row(QStringLiteral("\uFF1D1"), QStringLiteral("\uFF1D"));
    row(QStringLiteral(" =1"), {});
    row(QStringLiteral("\u2013 dash"), {});
}

void PrivacyTest::formulas_areRecognised()
{
    QFETCH(QString, cell);
    const auto start = formulaStart(cell);
    QTEST(start ? QString(*start) : QString(), "start");
}

void PrivacyTest::pastedExplanations_areFound_data()
{
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("found"); // empty: nothing
    const auto row = [](const char* name, const QString& note, const QString& found) {
        QTest::newRow(name) << note << found;
    };
    row("nothing", {}, {});
    row("own words", QStringLiteral("Both make some sense to me, but he is clearly angry."), {});
    row("five words", QStringLiteral("Says: the speaker hides his real"), {});
    row("six words", QStringLiteral("Says: the speaker hides his real anger!"),
        QStringLiteral("the speaker hides his real anger"));
    row("all of it",
        QStringLiteral("The speaker hides his real anger behind a joke he doesn't mean."),
        QStringLiteral("The speaker hides his real anger behind a joke he doesn't mean"));
    row("case and space", QStringLiteral("THE  speaker\nhides his\tREAL anger"),
        QStringLiteral("THE  speaker\nhides his\tREAL anger"));
    row("contraction is one word", QStringLiteral("a joke he doesn't mean"), {});
    row("forty characters in few words",
        QStringLiteral("incomprehensibly counterproductive passive-aggressiveness, I agree"),
        QStringLiteral("incomprehensibly counterproductive passive-aggressiveness"));
    row("quote of the scene", QStringLiteral("\"Well, that went really great, thank you all\""),
        {});
    row("quote inside what was pasted",
        QStringLiteral(
            "as he says well that went really great, thank you all, so nobody can see it"),
        QStringLiteral(
            "as he says well that went really great, thank you all, so nobody can see it"));
}

void PrivacyTest::pastedExplanations_areFound()
{
    QFETCH(QString, note);
    const PastedText pasted({QStringLiteral("teammate"),
                             QStringLiteral("Well, that went really great, thank you all.")});
    const QString explanation = QStringLiteral(
        "The speaker hides his real  anger behind a joke he doesn't mean. It is incomprehensibly "
        "counterproductive passive-aggressiveness. As he says \"Well, that went really great, "
        "thank you all\" so nobody can see it.");
    const auto run = pasted.find(note, explanation);
    QTEST(run ? run->found : QString(), "found");
    if (run)
        QCOMPARE(note.mid(run->position, run->found.size()), run->found);
    QVERIFY(!pasted.find(note, {}));
}

SUBTEXT_TEST(PrivacyTest)
#include "privacytest.moc"
