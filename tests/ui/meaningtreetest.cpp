// SPDX-License-Identifier: MIT
#include "ui/forms/meaningtree.h"

#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"

#include <QComboBox>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// The rows for what a foreign interface means, and the mapping that they say.
class MeaningTreeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAndPeopleWithoutARow_stay();
    void choiceForAPerson_goesBeforeTheirOtherKeys();
    void words_goWithTheirColumn();
    void wordNotKnown_isTakenFromTheMapping();
    void meaningOfAnotherRow_leavesThatRowOut();
};

namespace {

InterfaceControl control(const char* name, const char* word)
{
    InterfaceControl made;
    made.kind = InterfaceControl::Kind::Choices;
    made.tag = QStringLiteral("Choices");
    made.name = QString::fromLatin1(name);
    made.isSeen = true;
    made.words.push_back({QString::fromLatin1(word), QString::fromLatin1(word), {}});
    return made;
}

class Shown
{
public:
    Shown()
    {
        mapping.columns.insert(QStringLiteral("emotion"), QStringLiteral("feeling"));
        mapping.values[QStringLiteral("emotion")] = {
            {QStringLiteral("glad"), QStringLiteral("joy")},
            {QStringLiteral("cross"), QStringLiteral("anger")}};
        mapping.people.insert(QStringLiteral("2"), QStringLiteral("AN-01"));
        LabelInterface interface;
        interface.controls = {control("feeling", "glad"), control("mood", "upbeat")};
        tree.show(std::make_shared<const Task>(defaultTask()), interface, mapping,
                  {{QStringLiteral("ann@example.org"), QStringLiteral("ann@example.org")}},
                  {{QStringLiteral("AN-02"), QStringLiteral("AN-02")}});
    }
    void choose(const char* of, const char* token)
    {
        QComboBox* box = tree.choice(QString::fromLatin1(of));
        QVERIFY2(box, of);
        const int index = box->findData(QString::fromLatin1(token));
        QVERIFY2(index >= 0, token);
        box->setCurrentIndex(index);
    }
    QMap<QString, QString> words() const
    {
        return tree.mapping().values.value(QStringLiteral("emotion"));
    }

    ImportMapping mapping;
    MeaningTree tree{nullptr};
};

} // namespace

void MeaningTreeTest::wordsAndPeopleWithoutARow_stay()
{
    Shown shown;
    QCOMPARE(shown.words(), shown.mapping.values.value(QStringLiteral("emotion")));
    shown.choose("person: ann@example.org", "AN-02");
    const QMap<QString, QString> people = shown.tree.mapping().people;
    QCOMPARE(people.value(QStringLiteral("2")), QStringLiteral("AN-01"));
    QCOMPARE(people.value(QStringLiteral("ann@example.org")), QStringLiteral("AN-02"));
    shown.choose("feeling: glad", "fear");
    QCOMPARE(shown.words().value(QStringLiteral("glad")), QStringLiteral("fear"));
    QCOMPARE(shown.words().value(QStringLiteral("cross")), QStringLiteral("anger"));
}

void MeaningTreeTest::choiceForAPerson_goesBeforeTheirOtherKeys()
{
    const QString number = QStringLiteral("7");
    const QString address = QStringLiteral("bo@example.org");
    ImportMapping mapping;
    mapping.people = {{number, QStringLiteral("AN-01")}, {address, QStringLiteral("AN-01")}};
    MeaningTree tree(nullptr);
    tree.show(std::make_shared<const Task>(defaultTask()), {}, mapping,
              {{number, QStringLiteral("Bo"), false, {address}}},
              {{QStringLiteral("AN-01"), QStringLiteral("AN-01")}});
    QComboBox* bo = tree.choice(QStringLiteral("person: 7"));
    QVERIFY(bo);
    QCOMPARE(tree.mapping().people.value(number), QStringLiteral("AN-01"));
    bo->setCurrentIndex(0); // somebody new
    QVERIFY(tree.mapping().people.isEmpty());
}

void MeaningTreeTest::words_goWithTheirColumn()
{
    Shown shown;
    shown.choose("mood", "emotion");
    QVERIFY(!shown.words().contains(QStringLiteral("cross"))); // a word of the other control
    QVERIFY(!shown.words().contains(QStringLiteral("glad")));
}

void MeaningTreeTest::wordNotKnown_isTakenFromTheMapping()
{
    Shown shown;
    shown.choose("feeling: glad", "");
    QVERIFY(!shown.words().contains(QStringLiteral("glad")));
    QCOMPARE(shown.words().value(QStringLiteral("cross")), QStringLiteral("anger"));
}

void MeaningTreeTest::meaningOfAnotherRow_leavesThatRowOut()
{
    Shown shown;
    QSignalSpy changes(&shown.tree, &MeaningTree::changed);
    shown.choose("mood", "emotion");
    QCOMPARE(changes.size(), 1);
    QCOMPARE(shown.tree.choice(QStringLiteral("feeling"))->currentData().toString(), QString());
    QVERIFY(!shown.tree.choice(QStringLiteral("feeling: glad")));
    const ImportMapping said = shown.tree.mapping();
    QCOMPARE(said.columns.value(QStringLiteral("emotion")), QStringLiteral("mood"));
    QCOMPARE(said.unused, QStringList{QStringLiteral("feeling")});
}

SUBTEXT_TEST(MeaningTreeTest)
#include "meaningtreetest.moc"
