// SPDX-License-Identifier: MIT
#include "core/release/changelog.h"

#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

class ChangelogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void level_followsTheRules_data();
    void level_followsTheRules();
    void version_isProposed_data();
    void version_isProposed();
    void firstEntry_saysSo();
    void entry_namesWhatChanged();
    void entryWithoutChanges_saysSo();
    void earlierEntries_stay();
    void sameVersion_isReplaced();
    void longLists_endInANumber();
    void predictions_areNamedAndNoReasonForAVersion();
    void revisedAnswers_areNamedAndAPatch();
    void answers_areComparedWhereBothAreKnown();
    void ownSentences_areBlankAndTheRestStays();

private:
    static ReleaseContents contents();
    static ReleaseOptions options(const char* version);
};

ReleaseContents ChangelogTest::contents()
{
    return {QStringLiteral("1.2.3"),
            {{QStringLiteral("s/1"), QStringLiteral("joy")},
             {QStringLiteral("s/2"), QStringLiteral("ambiguous")},
             {QStringLiteral("s/3"), {}}},
            {QStringLiteral("a.csv: id"), QStringLiteral("a.csv: note")}};
}

ReleaseOptions ChangelogTest::options(const char* version)
{
    ReleaseOptions made;
    made.version = QString::fromLatin1(version);
    made.date = QStringLiteral("2026-03-01");
    return made;
}

void ChangelogTest::level_followsTheRules_data()
{
    QTest::addColumn<QString>("scenario"); // to change
    QTest::addColumn<QString>("label");    // its label; "-": take it out
    QTest::addColumn<QString>("field");    // to add, or with "-" to take out
    QTest::addColumn<int>("level");
    const auto row = [](const char* name, const char* scenario, const char* label,
                        const char* field, ChangeLevel level) {
        QTest::newRow(name) << QString::fromLatin1(scenario) << QString::fromLatin1(label)
                            << QString::fromLatin1(field) << static_cast<int>(level);
    };
    row("nothing", "", "", "", ChangeLevel::Patch);
    row("same label", "s/1", "joy", "", ChangeLevel::Patch);
    row("other label", "s/1", "fear", "", ChangeLevel::Major);
    row("label taken back", "s/1", "", "", ChangeLevel::Major);
    row("label to ambiguous", "s/1", "ambiguous", "", ChangeLevel::Major);
    row("ambiguous to label", "s/2", "joy", "", ChangeLevel::Major);
    row("open to label", "s/3", "joy", "", ChangeLevel::Minor);
    row("open to ambiguous", "s/3", "ambiguous", "", ChangeLevel::Minor);
    row("removed", "s/3", "-", "", ChangeLevel::Major);
    row("added", "s/4", "joy", "", ChangeLevel::Minor);
    row("field added", "", "", "a.csv: new", ChangeLevel::Minor);
    row("field removed", "", "", "-a.csv: note", ChangeLevel::Major);
    row("added and changed", "s/1", "fear", "a.csv: new", ChangeLevel::Major);
}

void ChangelogTest::level_followsTheRules()
{
    QFETCH(QString, scenario);
    QFETCH(QString, label);
    QFETCH(QString, field);
    ReleaseContents now = contents();
    if (label == QLatin1String("-"))
        now.gold.erase(scenario);
    else if (!scenario.isEmpty())
        now.gold[scenario] = label;
    if (field.startsWith(u'-'))
        now.fields.erase(field.mid(1));
    else if (!field.isEmpty())
        now.fields.insert(field);
    QTEST(static_cast<int>(compareReleases(contents(), now).level), "level");
}

void ChangelogTest::version_isProposed_data()
{
    QTest::addColumn<QString>("last");
    QTest::addColumn<int>("level");
    QTest::addColumn<QString>("proposed");
    const auto row = [](const char* last, ChangeLevel level, const char* proposed) {
        QTest::addRow("%s %d", last, static_cast<int>(level))
            << QString::fromLatin1(last) << static_cast<int>(level)
            << QString::fromLatin1(proposed);
    };
    row("1.2.3", ChangeLevel::Patch, "1.2.4");
    row("1.2.3", ChangeLevel::Minor, "1.3.0");
    row("1.2.3", ChangeLevel::Major, "2.0.0");
    row("0.9.9", ChangeLevel::Major, "1.0.0");
    row("1.9.10", ChangeLevel::Minor, "1.10.0");
    row("2", ChangeLevel::Patch, "2.0.1");
    row("", ChangeLevel::Major, "1.0.0");
    row("first", ChangeLevel::Minor, "1.0.0");
}

void ChangelogTest::version_isProposed()
{
    QFETCH(QString, last);
    QFETCH(int, level);
    VersionChange change;
    change.level = static_cast<ChangeLevel>(level);
    QTEST(proposeVersion(last, change), "proposed");
}

void ChangelogTest::firstEntry_saysSo()
{
    const QByteArray text = changelog(options("1.0.0"), {}, contents(), {});
    QVERIFY(text.startsWith("# Changelog\n"));
    QVERIFY(text.endsWith("\n## [1.0.0] - 2026-03-01\n\n### Added\n\n- First release: 3 scenarios, "
                          "2 of them with a gold label or judged ambiguous.\n"));
}

void ChangelogTest::entry_namesWhatChanged()
{
    ReleaseContents now = contents();
    now.gold = {{QStringLiteral("s/1"), QStringLiteral("fear")},
                {QStringLiteral("s/3"), QStringLiteral("anger")},
                {QStringLiteral("s/9"), {}}};
    now.fields = {QStringLiteral("a.csv: id"), QStringLiteral("b.csv: x"),
                  QStringLiteral("b.csv: y")};
    const QByteArray text = changelog(options("2.0.0"), {}, now, contents());
    QCOMPARE(text.mid(text.indexOf("## [2")),
             QByteArray("## [2.0.0] - 2026-03-01\n\n### Added\n\n- Scenarios (1): s/9.\n- Labels "
                        "of scenarios that were undecided (1): s/3.\n- Fields of b.csv: x, "
                        "y.\n\n### Changed\n\n- Gold labels (1): s/1 from joy to fear.\n\n### "
                        "Removed\n\n- Scenarios (1): s/2.\n- Fields of a.csv: note.\n"));
}

void ChangelogTest::entryWithoutChanges_saysSo()
{
    const QByteArray text = changelog(options("1.2.4"), {}, contents(), contents());
    QVERIFY(text.contains("are those of version 1.2.3.\n"));
}

void ChangelogTest::earlierEntries_stay()
{
    const QByteArray first = changelog(options("1.0.0"), {}, contents(), {});
    const QByteArray second = changelog(options("1.0.1"), first, contents(), contents());
    QCOMPARE(second.count("# Changelog"), 1);
    QVERIFY(second.indexOf("## [1.0.1]") < second.indexOf("## [1.0.0]"));
    QVERIFY(second.endsWith(first.mid(first.indexOf("## [1.0.0]"))));
    // From an editor of another system.
    QCOMPARE(changelog(options("1.0.1"), QByteArray(first).replace("\n", "\r\n"), contents(),
                       contents()),
             second);
}

void ChangelogTest::sameVersion_isReplaced()
{
    const QByteArray first = changelog(options("1.0.0"), {}, contents(), {});
    const QByteArray second = changelog(options("1.0.1"), first, contents(), contents());
    QCOMPARE(changelog(options("1.0.1"), second, contents(), contents()), second);
}

void ChangelogTest::longLists_endInANumber()
{
    ReleaseContents now = contents();
    for (int i = 100; i < 160; ++i)
        now.gold[QStringLiteral("s/%1").arg(i)] = QStringLiteral("joy");
    const QByteArray text = changelog(options("1.3.0"), {}, now, contents());
    QVERIFY(text.contains("- Scenarios (60): s/100, "));
    QVERIFY(text.contains("s/149, and 10 more.\n"));
    QVERIFY(!text.contains("s/150"));
}

void ChangelogTest::predictions_areNamedAndNoReasonForAVersion()
{
    const QString gone = QStringLiteral("gone:cot:1");
    const QString stays = QStringLiteral("stays:cot:1");
    const QString added = QStringLiteral("new:zero-shot:2");
    ReleaseContents last = contents();
    last.predictions = {gone, stays};
    ReleaseContents now = contents();
    now.predictions = {added, stays};
    const VersionChange change = compareReleases(last, now);
    QCOMPARE(change.level, ChangeLevel::Patch);
    QCOMPARE(change.addedPredictions, QStringList{added});
    QCOMPARE(change.removedPredictions, QStringList{gone});
    const QByteArray text = changelog(options("1.2.4"), {}, now, last);
    QCOMPARE(text.mid(text.indexOf("## [1.2.4]")),
             QByteArray("## [1.2.4] - 2026-03-01\n"
                        "\n### Added\n\n"
                        "- Predictions of models (1): new:zero-shot:2.\n"
                        "\n### Changed\n\n"
                        "- Scenarios, gold labels and fields are those of version 1.2.3.\n"
                        "\n### Removed\n\n"
                        "- Predictions of models (1): gone:cot:1.\n"));
    const QByteArray first = changelog(options("1.0.0"), {}, now, {});
    QVERIFY(first.contains("\n- Predictions of models (2): new:zero-shot:2, stays:cot:1.\n"));
}

void ChangelogTest::revisedAnswers_areNamedAndAPatch()
{
    ReleaseContents last = contents();
    last.answers = AnswerDigests{{QStringLiteral("s/1"), QStringLiteral("a")},
                                 {QStringLiteral("s/2"), QStringLiteral("b")}};
    ReleaseContents now = last;
    now.answers->at(QStringLiteral("s/2")) = QStringLiteral("c");
    const VersionChange change = compareReleases(last, now);
    QCOMPARE(change.changedAnswers, QStringList{QStringLiteral("s/2")});
    QVERIFY(change.level == ChangeLevel::Patch);
    const QByteArray text = changelog(options("1.2.4"), {}, now, last);
    QVERIFY2(text.contains("- Scenarios that annotators label or rate differently (1): s/2.\n"),
             text.constData());
}

// What an older version wrote down knows of no answers.
void ChangelogTest::answers_areComparedWhereBothAreKnown()
{
    ReleaseContents now = contents();
    now.answers = AnswerDigests{{QStringLiteral("s/1"), QStringLiteral("a")}};
    QVERIFY(compareReleases(contents(), now).changedAnswers.isEmpty());
    QVERIFY(compareReleases(now, contents()).changedAnswers.isEmpty());
}

void ChangelogTest::ownSentences_areBlankAndTheRestStays()
{
    ReleaseContents now = contents();
    now.gold[QStringLiteral("s/1")] = QStringLiteral("fear");
    now.gold[QStringLiteral("s/4")] = QStringLiteral("joy");
    now.fields.insert(QStringLiteral("a.csv: mood"));
    now.predictions.insert(QStringLiteral("Parrot"));
    const QByteArray first = changelog(options("1.2.3"), {}, contents(), std::nullopt);
    const QByteArray second = changelog(options("2.0.0"), first, now, contents());
    now.version = QStringLiteral("2.0.0");
    const QByteArray third = changelog(options("2.0.1"), second, now, now);
    const QString whole = QString::fromUtf8(third);
    const QString left = withoutOwnSentences(whole);
    QCOMPARE(left.size(), whole.size());
    QCOMPARE(left.indexOf(QStringLiteral("Parrot")), whole.indexOf(QStringLiteral("Parrot")));
    QCOMPARE(left.simplified(), QStringLiteral("## [2.0.1] - 2026-03-01 2.0.0. "
                                               "## [2.0.0] - 2026-03-01 s/4. a.csv: mood. Parrot. "
                                               "s/1 from joy to fear. "
                                               "## [1.2.3] - 2026-03-01"));
    // What is no sentence of this program stays.
    const QString foreign = QStringLiteral("1.0.0 by one: a minor one");
    QCOMPARE(withoutOwnSentences(foreign), foreign);
}

SUBTEXT_TEST(ChangelogTest)
#include "changelogtest.moc"
