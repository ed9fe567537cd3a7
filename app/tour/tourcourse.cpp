// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/needed.h"
#include "app/tour/tourplaces.h"
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "core/course/roster.h"
#include "core/course/signingin.h"
#include "core/study/demonstration/demonstration.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/shortanswer.h"
#include "ui/consent/consentpage.h"
#include "ui/consent/readerpage.h"
#include "ui/label/labelending.h"
#include "ui/label/labelpage.h"
#include "ui/label/repeatsview.h"
#include "ui/label/summaryview.h"
#include "ui/practice/practiceoutcome.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/practicewelcome.h"
#include "ui/prompts/prompts.h"
#include "ui/shell/beforework.h"
#include "ui/shell/mainwindow.h"
#include "ui/start/passphrasepanel.h"
#include "ui/start/signinpage.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>

#include <limits>

namespace subtext {
namespace {

/// A field of each kind.
ReaderForm shortForm()
{
    const auto form = readReaderForm(R"({"schema": "subtext.readers/1", "at_least": 5, "fields": [
        {"token": "first_language", "word": "What is your first language?",
         "options": ["english", "german", "other"]},
        {"token": "age", "word": "How old are you?", "kind": "range",
         "from": 18, "to": 77, "step": 10},
        {"token": "sarcastic", "word": "Are you sarcastic yourself?", "kind": "yes_no"}]})");
    if (!form)
        qFatal("form: %s", qPrintable(form.error().front().place));
    return *form;
}

/// Takes every suggestion for a file.
class WillingPrompts : public DialogPrompts
{
public:
    void saveFile(QWidget* /*parent*/, const QString& /*title*/, const QString& suggestion,
                  const QString& /*filter*/,
                  const std::function<void(const QString&)>& done) override
    {
        done(suggestion);
    }
};

class CourseTour
{
public:
    CourseTour(QSize size, QString folder, const Environment& environment,
               const TakePicture& picture)
        : m_folder(std::move(folder))
        , m_environment(environment)
        , m_picture(picture)
        , m_settings(m_folder)
        , m_window(m_settings, m_prompts, environment)
    {
        m_window.resize(size);
        m_window.show();
    }

    bool run()
    {
        if (!handOut())
            return false;
        m_window.openStudy(m_path);
        consent();
        aboutReader();
        practice();
        return work() && returning() && coordinator();
    }

private:
    void picture(const QByteArray& name) { m_picture(m_window, "course-" + name); }
    Study& study() { return *m_window.study(); }

    /// Pictures of the sign-in with a passphrase on the way.
    bool handOut()
    {
        auto made = makeDemonstration(QDir(m_folder).filePath(QStringLiteral("course.subtext")),
                                      m_environment);
        if (!made)
            return false;
        Protocol protocol = needed((*made)->protocol());
        protocol.isConsentRequired = true;
        protocol.isPracticeAsked = true;
        protocol.repeats = 3;
        protocol.readerForm = shortForm();
        const Person person = needed((*made)->roster().people()).front();
        m_path = QDir(m_folder).filePath(HandOuts::fileName(person));
        if (!(*made)->courseRules().setProtocol(protocol) ||
            !(*made)->handouts().write(person.id, m_path) ||
            !(*made)->signingIn().setPassphrase(person.id, QStringLiteral("plum tree")))
            return false;
        m_window.adopt(std::move(*made));
        PassphrasePanel& panel = *m_window.signInPage()->passphrase();
        m_window.signInPage()->askOnly(study(), person);
        panel.field()->setText(QStringLiteral("pear tree"));
        Q_EMIT panel.field()->returnPressed();
        picture("passphrase-refused");
        m_window.closeStudy();
        return true;
    }

    void consent()
    {
        ConsentPage& page = *m_window.beforeWork()->consent();
        picture("consent");
        page.declineButton()->click();
        picture("consent-declined");
        page.readAgainButton()->click();
        page.acceptButton()->click();
    }

    void aboutReader()
    {
        ReaderPage& page = *m_window.beforeWork()->readers();
        page.answers().front()->setCurrentIndex(2);
        picture("about-reader");
        page.saveButton()->click();
    }

    /// The reference of every item, but for two: one label, and one scale by four points.
    void practice()
    {
        PracticePage& page = *m_window.beforeWork()->practice();
        picture("practice-welcome");
        page.welcome()->startButton()->click();
        picture("practice-scene");
        page.scenes()->goOn();
        picture("practice-incomplete");
        const PracticeScenes round = study().practice().scenes().value_or(PracticeScenes{});
        int count = 0;
        for (const CalibrationItem& item : round.items) {
            Answer answer;
            answer.ballot[0] = ++count == 2 ? Emotion::Sadness : *item.reference.ballot[0];
            answer.scales = item.reference.scales;
            if (count == 2)
                answer.scale(Dimension::Valence) = 2;
            answer.scale(Dimension::Confidence) = 1;
            Q_EMIT page.scenes()->answered(answer, 9'000);
            if (count == 2)
                picture("practice-feedback-other");
            if (item.isSplit())
                picture("practice-feedback-split");
            if (count == 1)
                picture("practice-feedback-same");
            page.scenes()->goOn();
        }
        picture("practice-outcome");
        page.outcome()->onButton()->click();
        picture("first-item");
    }

    bool work()
    {
        const PersonId person = m_window.labelPage()->session()->person();
        constexpr int Everything = std::numeric_limits<int>::max();
        m_window.labelPage()->stop();
        if (!simulateLabelling(study(), {person}, Everything, 42))
            return false;
        m_window.signIn(person);
        picture("repeats");
        RepeatsView& repeats = *m_window.labelPage()->ending()->repeats();
        repeats.goOn();
        picture("repeats-scene");
        Answer answer;
        answer.ballot[0] = Emotion::Sadness;
        for (ScaleIndex dimension : AllDimensions)
            answer.scale(dimension) = -1;
        Q_EMIT repeats.scenes()->answered(answer, 9'000);
        return m_window.labelPage()->ending()->areRepeatsShown();
    }

    bool returning()
    {
        LabelPage& page = *m_window.labelPage();
        page.ending()->showSummary();
        picture("summary");
        page.ending()->summary()->handInButton()->click();
        picture("handed-in");
        m_window.closeStudy();
        return true;
    }

    /// What came back, in the Quality place: practice and repeats have columns of their own.
    bool coordinator()
    {
        m_window.openStudy(QDir(m_folder).filePath(QStringLiteral("course.subtext")));
        const QString returned =
            QFileInfo(m_path).completeBaseName() + QStringLiteral("-returned.subtext");
        const auto merged = study().merging().merge({QDir(m_folder).filePath(returned)});
        const auto coordinator = needed(study().roster().byCode(QStringLiteral("C01")));
        if (!merged || merged->front().error || !coordinator)
            return false;
        m_window.signIn(coordinator->id);
        m_window.showPlace(MainWindow::Place::Quality);
        picture("quality");
        m_window.closeStudy();
        return true;
    }

    QString m_folder;
    QString m_path;
    Environment m_environment;
    TakePicture m_picture;
    Settings m_settings;
    WillingPrompts m_prompts;
    MainWindow m_window;
};

} // namespace

bool tourCourse(QSize size, const QString& folder, const Environment& environment,
                const TakePicture& picture)
{
    QDir().mkpath(folder);
    return CourseTour(size, folder, environment, picture).run();
}

} // namespace subtext
