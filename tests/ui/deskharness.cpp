// SPDX-License-Identifier: MIT
#include "tests/ui/deskharness.h"

#include "core/desk/deskqueue.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/picktokens.h"
#include "tests/support/timers.h"
#include "tests/ui/child.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/hintsview.h"
#include "ui/adjudicate/ministrip.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/placekeys.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QRegularExpression>

namespace subtext::test {
namespace {

TestStudy::Shape shapeOf(const std::vector<DeskPlan>& plans)
{
    TestStudy::Shape shape;
    shape.subtypes.clear();
    shape.perSubtype = 0;
    shape.ratersPerItem = 0;
    shape.annotators = plans.empty() ? 0 : static_cast<int>(plans.front().votes.size());
    return shape;
}

TestStudy::Shape shapeOf(const DeskAnswers& given)
{
    TestStudy::Shape shape = shapeOf(std::vector<DeskPlan>());
    shape.annotators = given.answers.empty() ? 0 : static_cast<int>(given.answers.front().size());
    shape.task = given.task;
    return shape;
}

QByteArray scenesOf(const std::vector<DeskPlan>& plans)
{
    QByteArray csv =
        "id,subtype,domain,power_relation,speaker_role,listener_role,context,utterance\n";
    int number = 0;
    for (const DeskPlan& plan : plans) {
        const QByteArray id = QByteArray::number(++number);
        csv += id + ',' + plan.group.toUtf8() +
               ",workplace,peer,clerk,colleague,The printer has been jammed since day " + id +
               ".,How reliable number " + id + " is.\n";
    }
    return csv;
}

} // namespace

std::vector<DeskPlan> deskPlans()
{
    using namespace Emotion;
    std::vector<DeskPlan> plans{DeskPlan::split(Joy, Sadness, Anger),
                                DeskPlan::split(Trust, Fear, Disgust),
                                DeskPlan::split(Surprise, Anticipation, Anger),
                                DeskPlan::split(Anger, Disgust, Sadness),
                                {{}, {Joy, Joy, Trust}},
                                {{}, {Fear, Fear, Fear}},
                                {{}, {Anger, Anger, Disgust}, true},
                                {{}, {Sadness, Sadness, Sadness}, false, true},
                                DeskPlan::split(Joy, Fear, Disgust),
                                DeskPlan::split(Trust, Anger, Sadness),
                                DeskPlan::split(Surprise, Disgust, Joy),
                                {{}, {Trust, Trust, Trust}}};
    for (std::size_t i = 0; i < plans.size(); ++i)
        plans[i].group = i < 8 ? Subtype::MixedSignals : Subtype::PassiveAggression;
    return plans;
}

DeskWindow::DeskWindow(Data data)
    : m_study(shapeOf(data == Data::Invented ? deskPlans() : std::vector<DeskPlan>()))
    , m_settings(m_study.filePath(QStringLiteral("app")))
{
    if (data == Data::Invented) {
        fill(deskPlans());
    } else {
        ImportOptions options;
        options.withGold = false;
        if (!m_study->importing().importFiles(publishedData(), options))
            qFatal("import");
    }
    begin();
}

DeskWindow::DeskWindow(const std::vector<DeskPlan>& plans)
    : m_study(shapeOf(plans))
    , m_settings(m_study.filePath(QStringLiteral("app")))
{
    fill(plans);
    begin();
}

DeskWindow::DeskWindow(const DeskAnswers& given)
    : m_study(shapeOf(given))
    , m_settings(m_study.filePath(QStringLiteral("app")))
{
    ImportedFile file;
    for (const Scenario& scene : given.scenes) {
        ImportedRecord& record = file.records.emplace_back();
        record.line = static_cast<qint64>(file.records.size());
        record.scenario = scene;
    }
    must(m_study->importing().apply({file}));
    if (!given.answers.empty())
        must(m_study.assigning().assign(static_cast<int>(given.answers.front().size()), 42));
    const auto scenes = must(m_study->scenarios());
    for (std::size_t item = 0; item < given.answers.size(); ++item) {
        for (std::size_t rater = 0; rater < given.answers[item].size(); ++rater)
            must(m_study.labelling().submit(m_study.person(static_cast<int>(rater) + 1),
                                            scenes.at(item).id,
                                            submissionOf(given.answers[item][rater])));
    }
    begin();
}

DeskWindow::~DeskWindow() = default;

void DeskWindow::fill(const std::vector<DeskPlan>& plans)
{
    const QString csv = writeFile(m_study.filePath(QStringLiteral("scenes.csv")), scenesOf(plans));
    if (!m_study->importing().importFiles({csv}, {}) ||
        !m_study.assigning().assign(static_cast<int>(plans.front().votes.size()), 42))
        qFatal("scenes");
    std::size_t at = 0;
    for (const Scenario& scenario : must(m_study->scenarios())) {
        const DeskPlan& plan = plans.at(at++);
        for (std::size_t i = 0; i < plan.votes.size(); ++i) {
            // Each says something that nobody else says anywhere.
            Answer answer = completeAnswer(
                plan.votes[i], QStringLiteral("Reading %1 of scene %2.").arg(i + 1).arg(at));
            if (plan.isMalformed && i == 0) {
                answer.isFlagged = true;
                answer.flagReason = QStringLiteral("Who speaks?");
            }
            if (plan.isWide && i < 2)
                answer.scale(Dimension::Valence) = i == 0 ? -3 : 3;
            if (!m_study.labelling().submit(m_study.person(static_cast<int>(i) + 1), scenario.id,
                                            submissionOf(answer)))
                qFatal("answer");
        }
    }
}

void DeskWindow::begin()
{
    const auto added =
        m_study.roster().add({{QStringLiteral("J1"), QStringLiteral("Morgan"), Role::Adjudicator},
                              {QStringLiteral("J2"), QStringLiteral("Nuria"), Role::Adjudicator}});
    if (!added)
        qFatal("adjudicators");
    m_adjudicators = *added;
    m_study.close();
    QDir().mkpath(m_settings.folder());
    theme::apply(*qApp, theme::Mode::Light);
    openWindow();
    m_window->openStudy(m_study.path());
    signIn(1);
}

void DeskWindow::openWindow()
{
    m_window = std::make_unique<MainWindow>(m_settings, prompts, m_study.environment());
    m_window->resize(1366, 768);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    QCoreApplication::processEvents();
}

void DeskWindow::signIn(int adjudicator)
{
    m_number = adjudicator;
    m_window->signIn(signedIn());
    QCoreApplication::processEvents();
}

void DeskWindow::lookOn()
{
    const auto added = must(study().roster().add(
        {{QStringLiteral("C9"), QStringLiteral("Course"), Role::Coordinator}}));
    m_window->signOut();
    m_window->signIn(added.front().id);
    m_window->showPlace(Place::Adjudicate);
    QCoreApplication::processEvents();
}

void DeskWindow::restart(Study::Access access)
{
    m_window->close();
    m_window.reset();
    openWindow();
    if (access == Study::Access::Write)
        m_window->openStudy(m_study.path());
    else
        m_window->openForReading(m_study.path());
    signIn(m_number);
}

void DeskWindow::revise(const QString& name, int annotator, Choice choice)
{
    clock().advance(60'000);
    for (const Scenario& scenario : must(study().scenarios())) {
        if (scenario.name() == name)
            must(study().labelling().submit(m_study.person(annotator), scenario.id,
                                            submissionOf(completeAnswer(choice))));
    }
    QCoreApplication::processEvents();
}

DeskCase DeskWindow::onDisk(const QString& name)
{
    const auto other = Study::open(m_study.path(), Study::Access::Read, m_study.environment());
    if (!other)
        return {};
    for (const Scenario& scenario : must((*other)->scenarios())) {
        if (scenario.name() == name)
            return (*other)->deskQueue().load(signedIn(), scenario.id).value_or(DeskCase());
    }
    return {};
}

std::vector<Decision> DeskWindow::decisionsOnDisk()
{
    const auto other = Study::open(m_study.path(), Study::Access::Read, m_study.environment());
    return other ? must((*other)->decisionHistory()) : std::vector<Decision>();
}

QListView* DeskWindow::list()
{
    return page().queue()->view();
}

QString DeskWindow::itemName()
{
    return list()->currentIndex().data(Qt::DisplayRole).toString();
}

QString DeskWindow::stateWord()
{
    return list()->currentIndex().data(QueueModel::StateWordRole).toString();
}

QStringList DeskWindow::listed()
{
    QStringList names;
    for (int row = 0; row < list()->model()->rowCount(); ++row)
        names << list()->model()->index(row, 0).data(Qt::DisplayRole).toString();
    return names;
}

QString DeskWindow::counts()
{
    for (const QLabel* label : page().queue()->findChildren<QLabel*>()) {
        if (label->text().contains(QStringLiteral(" to review")))
            return label->text();
    }
    return {};
}

int DeskWindow::waiting()
{
    if (counts().endsWith(QStringLiteral(" nothing to review")))
        return 0;
    const QRegularExpression last(QStringLiteral("(\\d+) waiting$"));
    const auto match = last.match(counts());
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

std::vector<Choice> DeskWindow::columnLabels()
{
    std::vector<Choice> labels;
    for (int place = 1; place <= page().columns()->count(); ++place)
        labels.push_back(page().columns()->column(place)->label().value());
    return labels;
}

std::optional<Pick> DeskWindow::chosen()
{
    for (const PickButton* button : page().decision()->findChildren<PickButton*>()) {
        if (button->isChecked())
            return Pick{button->pick().label,
                        child<QCheckBox>(page().decision(), "mark")->isChecked()};
    }
    return std::nullopt;
}

QString DeskWindow::basis()
{
    return page().decision()->basisBox()->currentText();
}

QString DeskWindow::note()
{
    return page().decision()->noteEdit()->toPlainText();
}

QString DeskWindow::saved()
{
    for (const QLabel* label : page().decision()->tools()->findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().contains(QRegularExpression(QStringLiteral(
                                      "^(Saving…|Draft saved|Decided, saved|Not saved)$"))))
            return label->text();
    }
    return {};
}

QString DeskWindow::missing()
{
    for (const QLabel* label : page().decision()->findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().contains(QRegularExpression(QStringLiteral(
                                      "^(Choose a label|A split needs|This overrides)|"
                                      "does not apply here"))))
            return label->text();
    }
    return {};
}

QStringList DeskWindow::hintLines()
{
    QStringList lines;
    for (const QLabel* label :
         page().decision()->findChild<HintsView*>()->findChildren<QLabel*>()) {
        if (label->isVisible() && !label->text().startsWith(QStringLiteral("Hints appear")))
            lines << label->text();
    }
    return lines;
}

const MiniBars::Content& DeskWindow::chart(DeskChart chart)
{
    return page().findChild<DeskStrip*>()->chart(chart)->content();
}

void DeskWindow::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* target = QApplication::focusWidget();
    QTest::keyClick(target ? target : m_window.get(), key, modifiers);
}

void DeskWindow::take(int place)
{
    press(PlaceKeys.at(static_cast<std::size_t>(place - 1)));
}

void DeskWindow::write(const QString& note)
{
    press(Qt::Key_L, Qt::ControlModifier);
    type(note);
    press(Qt::Key_L, Qt::ControlModifier);
}

void DeskWindow::search(const QString& text)
{
    press(Qt::Key_F, Qt::ControlModifier);
    type(text);
    if (!runOut(timerOf(*page().queue(), "search")))
        qFatal("nothing is searched for");
}

void DeskWindow::type(const QString& text)
{
    for (QChar c : text) {
        QWidget* target = QApplication::focusWidget();
        QTest::keyClick(target ? target : m_window.get(), c.toLatin1());
    }
}

void DeskWindow::goTo(const QString& name)
{
    const int rows = list()->model()->rowCount();
    for (int i = 0; i < rows; ++i)
        press(Qt::Key_K, Qt::ControlModifier);
    for (int i = 0; i < rows && itemName() != name; ++i)
        press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(itemName(), name);
}

void DeskWindow::decide(int place, int basisKey)
{
    take(place);
    press(static_cast<Qt::Key>(Qt::Key_0 + basisKey), Qt::ControlModifier);
    save();
}

PickButton* pickButton(const DecisionPanel* panel, const Pick& pick)
{
    for (PickButton* button :
         panel->findChildren<PickButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (button->pick() == pick)
            return button;
    }
    return nullptr;
}

std::map<QString, QString> goldByName(Study& study)
{
    std::map<ScenarioId, QString> names;
    for (const Scenario& scenario : must(study.scenarios()))
        names[scenario.id] = scenario.name();
    std::map<QString, QString> gold;
    for (const ItemGold& item : must(study.gold()))
        gold[names[item.scenario]] =
            !item.of().isSettled() ? QString() : QString(pickToken({item.of().label}));
    return gold;
}

} // namespace subtext::test
