// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/consent/readerpage.h"

#include "core/course/aboutreaders.h"
#include "ui/text/errortext.h"
#include "ui/text/language.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedcombo.h"
#include "ui/widgets/noticebar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int FormWidth = 720;

QString answerWord(const ReaderField& field, const ListedWord& value)
{
    if (field.kind == ReaderFieldKind::YesNo)
        return value.token == QLatin1String("yes") ? ReaderPage::tr("Yes") : ReaderPage::tr("No");
    return readerWord(value.word, value.others, language());
}

} // namespace

ReaderPage::ReaderPage(QWidget* parent)
    : CentredPage(FormWidth, parent)
    , m_place(makeColumn(0))
    , m_notice(new NoticeBar(this))
{
    QVBoxLayout* layout = makeColumn(column(), {28, 56, 28, 40}, 16);
    m_title = makeLabel(tr("About you"), theme::TextRole::Title, LabelTone::Normal, column());
    m_lead = makeLines(tr("These questions are about you, so that it can be seen whether people "
                          "with different backgrounds read the same text differently. You need "
                          "not answer any. Nobody else who labels sees your answers, and they are "
                          "published only as numbers of people by group."),
                       theme::TextRole::Body, LabelTone::Muted, column());
    addWidgets(*layout, m_title, m_lead);
    layout->addLayout(m_place);
    m_notice->addTo(*layout);
    auto* buttons = new QHBoxLayout;
    m_save = makeButton(tr("Save and go on"), ButtonKind::Primary, column(), "saveReader");
    m_skip = makeButton(tr("Skip"), ButtonKind::Quiet, column(), "skipReader");
    addWidgets(*buttons, m_save, m_skip);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    layout->addStretch(1);
    connect(m_save, &QPushButton::clicked, this, &ReaderPage::save);
    connect(m_skip, &QPushButton::clicked, this, &ReaderPage::skip);
}

void ReaderPage::ask(Study& study, PersonId person, ReaderMoment when)
{
    m_isChanging = false;
    if (const auto form = study.readers().form())
        show(study, person, readerFields(*form, when));
}

void ReaderPage::change(Study& study, PersonId person)
{
    m_isChanging = true;
    if (const auto form = study.readers().form())
        show(study, person, form->fields);
}

void ReaderPage::show(Study& study, PersonId person, std::vector<ReaderField> fields)
{
    const auto said = study.readers().of(person);
    if (!said)
        return; // whoever shows what could not be read says so
    m_study = &study;
    m_person = person;
    m_fields = std::move(fields);
    m_notice->dismiss();
    delete m_questions;
    m_answers.clear();
    m_questions = makePage(column());
    makeColumn(m_questions, {}, 6);
    m_place->addWidget(m_questions);
    for (const ReaderField& field : m_fields) {
        const auto before = said->find(field.token);
        addQuestion(field, before == said->end() ? QString() : before->second);
    }
    m_save->setText(m_isChanging ? tr("Save") : tr("Save and go on"));
    m_skip->setText(m_isChanging ? tr("Cancel") : tr("Skip"));
    QWidget* previous = nullptr;
    for (QComboBox* answer : m_answers) {
        if (previous != nullptr)
            setTabOrder(previous, answer);
        previous = answer;
    }
    if (previous != nullptr) {
        setTabOrder(previous, m_save);
        setTabOrder(m_save, m_skip);
        m_answers.front()->setFocus(Qt::OtherFocusReason);
    }
    sayAloud(*this, m_title->text() + QStringLiteral(". ") + m_lead->text());
}

void ReaderPage::addQuestion(const ReaderField& field, const QString& said)
{
    auto* rows = static_cast<QVBoxLayout*>(m_questions->layout());
    const QString asked = readerWord(field.word, field.others, language());
    QLabel* label = makeLines(asked, theme::TextRole::Body, LabelTone::Normal, m_questions);
    auto* answer = new ElidedCombo(m_questions);
    answer->setObjectName(field.token);
    answer->setAccessibleName(asked);
    answer->setMaximumWidth(FormWidth / 2);
    answer->addItem(tr("Prefer not to say"), QString());
    for (const ListedWord& value : readerValues(field))
        answer->addItem(answerWord(field, value), value.token);
    answer->setCurrentIndex(std::max(0, answer->findData(said)));
    label->setBuddy(answer);
    if (rows->count() > 0)
        rows->addSpacing(10);
    addWidgets(*rows, label, static_cast<QWidget*>(answer));
    m_answers.push_back(answer);
}

void ReaderPage::save()
{
    record(/*isSkipped=*/false);
}

void ReaderPage::skip()
{
    if (m_isChanging)
        Q_EMIT finished();
    else
        record(/*isSkipped=*/true);
}

/// What is skipped is not asked again: it says that they would rather not say. What was answered
/// earlier stays.
void ReaderPage::record(bool isSkipped)
{
    if (m_study == nullptr)
        return;
    const auto before = m_study->readers().of(m_person);
    AboutReaders::Answers answers;
    for (std::size_t i = 0; before && i < m_fields.size(); ++i) {
        const QString& field = m_fields[i].token;
        if (!isSkipped)
            answers[field] = m_answers[i]->currentData().toString();
        else if (before->find(field) == before->end())
            answers[field] = QString();
    }
    const auto kept = before ? m_study->readers().answer(m_person, answers)
                             : Result<ChangeSet>(fail(before.error()));
    if (kept)
        Q_EMIT finished();
    else
        m_notice->showNotice(NoticeBar::Kind::Danger,
                             tr("Not saved. %1").arg(errorText(kept.error()).oneLine()));
}

} // namespace subtext
