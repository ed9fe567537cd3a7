// SPDX-License-Identifier: MIT
#include "ui/background/studyplace.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagehead.h"

#include <QPushButton>
#include <QThread>

using namespace subtext;
using namespace subtext::test;

namespace {

enum class How { Counts, Fails, WaitsForTheEnd };

/// Shows how many answers a study has.
class AnswersPlace : public FiguresPlace<How, std::size_t>
{
public:
    AnswersPlace()
        : FiguresPlace(count, ChangeSet::AnnotationChanged, nullptr)
    {
        m_head = new PageHead(QStringLiteral("Answers"), this);
        m_notice = new NoticeBar(this);
    }
    ~AnswersPlace() override { stop(); }

    using FiguresPlace::ask;
    using FiguresPlace::read;
    const NoticeBar& notice() const { return *m_notice; }
    std::optional<std::size_t> shown() const
    {
        return m_result ? std::optional(*m_result) : std::nullopt;
    }

    How how = How::Counts;
    int known = 0; ///< How often a study was shown, less how often it was forgotten.
    std::optional<double> progress;

private:
    static Outcome count(Study& study, const How& how, const CancelToken& cancel,
                         const ProgressSink&)
    {
        if (how == How::Fails)
            return fail(ErrorCode::IoFailure);
        while (how == How::WaitsForTheEnd && !cancel.isCancelled())
            QThread::yieldCurrentThread();
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        const auto answers = study.annotations();
        if (!answers)
            return fail(answers.error());
        return std::make_shared<const std::size_t>(answers->size());
    }

    void showStudy(const Environment&) override
    {
        ask(); // too early
        ++known;
    }
    void forgetStudy() override { known = 0; }
    How request() override { return how; }
    void take() override { Q_EMIT updated(); }
    void showProgress(std::optional<double> part) override { progress = part; }
};

} // namespace

/// How a place begins and ends with a study, and what comes of what it asks for.
class StudyPlaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void start_asksOnceShown();
    void change_isComputedAnew();
    void failure_isSaidAndCanBeAskedAgain();
    void cancel_keepsWhatIsShown();
    void stop_forgetsAndDropsWhatIsOnItsWay();
    void read_isWorkAndComesBack();
};

void StudyPlaceTest::start_asksOnceShown()
{
    TestStudy study;
    AnswersPlace place;
    QVERIFY(!place.isStarted() && !place.isWorking());
    place.start(study.study(), Person(), study.environment());
    QVERIFY(place.isStarted() && !place.isWorking());
    QCOMPARE(place.known, 1);
    place.show();
    QVERIFY(place.isWorking());
    QTRY_VERIFY(!place.isWorking());
    QCOMPARE(place.shown(), std::optional<std::size_t>(0));
    QVERIFY(!place.progress);
}

void StudyPlaceTest::change_isComputedAnew()
{
    TestStudy study;
    AnswersPlace place;
    place.start(study.study(), Person(), study.environment());
    place.show();
    QTRY_VERIFY(place.shown() && !place.isWorking());
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    QVERIFY(place.isWorking());
    QTRY_COMPARE(place.shown(), std::optional<std::size_t>(1));
}

void StudyPlaceTest::failure_isSaidAndCanBeAskedAgain()
{
    TestStudy study;
    AnswersPlace place;
    place.how = How::Fails;
    place.start(study.study(), Person(), study.environment());
    place.ask();
    QVERIFY(place.isComputing() && place.progress);
    QTRY_VERIFY(!place.isWorking());
    QVERIFY(!place.shown() && !place.progress);
    QCOMPARE(place.notice().kind(), NoticeBar::Kind::Danger);
    place.how = How::Counts;
    place.notice().actionButton()->click();
    QTRY_VERIFY(place.shown());
}

void StudyPlaceTest::cancel_keepsWhatIsShown()
{
    TestStudy study;
    AnswersPlace place;
    place.start(study.study(), Person(), study.environment());
    place.ask();
    QTRY_VERIFY(place.shown());
    place.how = How::WaitsForTheEnd;
    place.ask();
    place.cancel();
    QTRY_VERIFY(!place.isWorking());
    QVERIFY(place.shown());
    QVERIFY2(place.notice().text().startsWith(QLatin1String("Stopped")),
             qPrintable(place.notice().text()));
    place.how = How::Counts;
    place.notice().actionButton()->click();
    QVERIFY(place.isWorking());
    QVERIFY(place.notice().text().isEmpty());
}

void StudyPlaceTest::stop_forgetsAndDropsWhatIsOnItsWay()
{
    TestStudy study;
    AnswersPlace place;
    bool isTaken = false;
    connect(&place, &StudyPlace::updated, this, [&] { isTaken = true; });
    place.start(study.study(), Person(), study.environment());
    place.ask();
    place.stop();
    QVERIFY(!place.isStarted() && !place.isWorking() && !place.progress);
    QCOMPARE(place.known, 0);
    study.close(); // nothing may ask it any more
    QCoreApplication::processEvents();
    place.ask();
    place.show();
    QVERIFY(!place.isWorking() && !isTaken);
}

void StudyPlaceTest::read_isWorkAndComesBack()
{
    TestStudy study;
    AnswersPlace place;
    place.start(study.study(), Person(), study.environment());
    QString path;
    place.read([](Study& read, const CancelToken&) { return Result<QString>(read.path()); },
               [&](const Result<QString>& read) { path = must(read); });
    QVERIFY(place.isWorking() && !place.isComputing());
    QTRY_VERIFY(!place.isWorking());
    QCOMPARE(path, study.path());
}

SUBTEXT_TEST(StudyPlaceTest)

#include "studyplacetest.moc"
