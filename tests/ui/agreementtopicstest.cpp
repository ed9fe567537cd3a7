// SPDX-License-Identifier: MIT
#include "core/agreement/agreementjson.h"
#include "core/figures/figures.h"
#include "core/models/topicfigures.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/agreementpage.h"
#include "ui/widgets/pagehead.h"

#include <QComboBox>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// Kept topics as a filter of the Agreement place.
class AgreementTopicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void topic_hasTheFiguresOfTheCommand();
    void topicsThatAreKept_areOfferedAtOnce();
    void topicThatIsNoLongerKept_isLetGo();
    void studyWithoutTopics_offersNone();
    void topic_isChosenByKey();
    void filterOfTopics_needsNoWiderWindow();
};

namespace {

/// The place on screen, of ten items that three people labelled.
class TopicsFilter
{
public:
    TopicsFilter()
        : m_page(m_actions, m_prompts)
    {
        label(m_study);
        m_page.setVisible(true);
    }
    ~TopicsFilter() { m_page.stop(); }

    static void label(TestStudy& study)
    {
        for (int item = 1; item <= 10; ++item) {
            for (int person = 1; person <= 3; ++person) {
                // Unanimous, by majority and split, one after the other.
                const int apart = item % 3 == 0 ? 0 : (item % 3 == 1 ? person / 3 : person);
                must(study.labelling().submit(
                    study.person(person), study.scenario(item),
                    submissionOf(completeAnswer(*emotionAt((item + apart) % 8)))));
            }
        }
    }

    /// A topic of the items from `first` to `last`.
    NamedTopic topic(const char* name, int first, int last) const
    {
        NamedTopic of{QLatin1String(name), {}, {}};
        for (int item = first; item <= last; ++item)
            of.scenarios.push_back(m_study.scenario(item));
        return of;
    }
    void keep(const std::vector<NamedTopic>& topics)
    {
        must(m_study->topics().keep(QStringLiteral("embedder"), {}, topics));
    }

    /// What `agreement --topic NAME` computes.
    AgreementReport reportOf(const QString& name)
    {
        AgreementInput input = must(m_study->figures().agreementInput());
        nameTopics(must(m_study->topics().kept())->topics, input);
        AgreementFilter filter;
        filter.topic = name;
        return *computeAgreement(filtered(input, filter));
    }

    void start(TestStudy& study)
    {
        settled([&] { m_page.start(study.study(), Person(), study.environment()); });
    }
    void start() { start(m_study); }

    /// Acts, and waits for figures and for all that they ask for.
    void settled(const std::function<void()>& act)
    {
        QSignalSpy updated(&m_page, &AgreementPage::updated);
        act();
        QTRY_VERIFY_WITH_TIMEOUT(!updated.isEmpty() && !m_page.isWorking(), 20'000);
    }

    AgreementPage& page() { return m_page; }
    /// The figures on the screen; of no items before the first.
    AgreementReport shown() const { return m_page.shown() ? *m_page.shown() : AgreementReport(); }
    QComboBox* box() const
    {
        for (QComboBox* each : m_page.findChildren<QComboBox*>()) {
            if (each->accessibleName() == QLatin1String("Topic"))
                return each;
        }
        qFatal("no filter of topics");
    }
    QStringList entries() const
    {
        QStringList all;
        for (int i = 0; i < box()->count(); ++i)
            all << box()->itemText(i);
        return all;
    }

private:
    TestStudy m_study; // outlives the page
    ActionRegistry m_actions;
    ScriptedPrompts m_prompts;
    AgreementPage m_page;
};

} // namespace

void AgreementTopicsTest::topic_hasTheFiguresOfTheCommand()
{
    TopicsFilter at;
    at.keep({at.topic("rent, landlord", 1, 6), at.topic("exam, professor", 7, 9)});
    at.start();
    QVERIFY(!at.box()->isHidden());
    QCOMPARE(at.entries(),
             (QStringList{QStringLiteral("All topics"), QStringLiteral("rent, landlord"),
                          QStringLiteral("exam, professor")}));
    QCOMPARE(at.shown().overall.items, qint64{10}); // one is of no topic
    const QByteArray all = agreementJson(at.shown(), {});

    at.settled([&] { at.box()->setCurrentIndex(1); });
    QCOMPARE(at.shown().overall.items, qint64{6});
    QVERIFY(at.shown().overall.kappa.kappa && at.shown().overall.intervals.kappa.interval);
    QCOMPARE(agreementJson(at.shown(), {}),
             agreementJson(at.reportOf(QStringLiteral("rent, landlord")), {}));
    QVERIFY2(at.page().lead().startsWith(QStringLiteral("6 items")), qPrintable(at.page().lead()));

    at.settled([&] { at.box()->setCurrentIndex(2); });
    QCOMPARE(at.shown().overall.items, qint64{3});
    QCOMPARE(agreementJson(at.shown(), {}),
             agreementJson(at.reportOf(QStringLiteral("exam, professor")), {}));
    QVERIFY2(at.page().lead().startsWith(QStringLiteral("3 items")), qPrintable(at.page().lead()));

    at.settled([&] { at.page().setFilter({}); });
    QCOMPARE(at.box()->currentIndex(), 0);
    QCOMPARE(agreementJson(at.shown(), {}), all);
}

void AgreementTopicsTest::topicsThatAreKept_areOfferedAtOnce()
{
    TopicsFilter at;
    at.start();
    QVERIFY(at.box()->isHidden());
    at.settled([&] { at.keep({at.topic("rent", 1, 4)}); });
    QVERIFY(!at.box()->isHidden());
    QCOMPARE(at.entries(), (QStringList{QStringLiteral("All topics"), QStringLiteral("rent")}));
    // Of the same name and of other scenes: what is chosen stays, and its figures follow.
    AgreementFilter rent;
    rent.topic = QStringLiteral("rent");
    at.settled([&] { at.page().setFilter(rent); });
    QCOMPARE(at.shown().overall.items, qint64{4});
    at.settled([&] { at.keep({at.topic("exam", 1, 1), at.topic("rent", 2, 8)}); });
    QCOMPARE(at.box()->currentText(), QStringLiteral("rent"));
    QCOMPARE(at.shown().overall.items, qint64{7});
}

void AgreementTopicsTest::topicThatIsNoLongerKept_isLetGo()
{
    TopicsFilter at;
    at.keep({at.topic("rent", 1, 4), at.topic("exam", 5, 10)});
    at.start();
    at.settled([&] { at.box()->setCurrentIndex(2); });
    QCOMPARE(at.shown().overall.items, qint64{6});
    at.settled([&] { at.keep({at.topic("rent", 1, 4)}); });
    QCOMPARE(at.box()->currentIndex(), 0);
    QCOMPARE(at.entries(), (QStringList{QStringLiteral("All topics"), QStringLiteral("rent")}));
    QCOMPARE(at.shown().overall.items, qint64{10});
}

void AgreementTopicsTest::studyWithoutTopics_offersNone()
{
    TestStudy without; // outlives the page
    TopicsFilter at;
    at.keep({at.topic("rent", 1, 4)});
    at.start();
    at.settled([&] { at.box()->setCurrentIndex(1); });
    QCOMPARE(at.shown().overall.items, qint64{4});
    at.page().stop();
    at.start(without);
    QVERIFY(at.box()->isHidden());
    QCOMPARE(at.entries(), QStringList{QStringLiteral("All topics")});
    QCOMPARE(at.shown().overall.items, qint64{10});
    at.page().stop(); // before the study goes
}

void AgreementTopicsTest::topic_isChosenByKey()
{
    TopicsFilter at;
    at.keep({at.topic("rent", 1, 4)});
    at.start();
    QVERIFY(at.box()->focusPolicy() & Qt::TabFocus);
    at.settled([&] { QTest::keyClick(at.box(), Qt::Key_Down); });
    QCOMPARE(at.box()->currentText(), QStringLiteral("rent"));
    QCOMPARE(at.shown().overall.items, qint64{4});
}

// It goes on below where the row is full.
void AgreementTopicsTest::filterOfTopics_needsNoWiderWindow()
{
    TopicsFilter at;
    at.start();
    const auto* head = at.page().findChild<PageHead*>();
    QVERIFY(head);
    const int without = head->minimumSizeHint().width();
    at.settled([&] { at.keep({at.topic("rent", 1, 4)}); });
    QVERIFY(!at.box()->isHidden());
    const int wider = head->minimumSizeHint().width() - without;
    QVERIFY2(wider < at.box()->minimumWidth(), QByteArray::number(wider).constData());
}

SUBTEXT_TEST(AgreementTopicsTest)
#include "agreementtopicstest.moc"
