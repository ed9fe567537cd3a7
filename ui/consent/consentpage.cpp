// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/consent/consentpage.h"

#include "core/course/consents.h"
#include "core/course/roster.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/text/errortext.h"
#include "ui/text/language.h"
#include "ui/widgets/centredpage.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/textreader.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

namespace subtext {
namespace {

constexpr int ReadingWidth = 720;

/// A page of one column with a layout of its own.
class Column : public CentredPage
{
public:
    explicit Column(QWidget* parent)
        : CentredPage(ReadingWidth, parent)
    {
        auto* layout = new QVBoxLayout(column());
        layout->setContentsMargins(28, 72, 28, 40);
        layout->setSpacing(16);
    }
    QVBoxLayout* rows() const { return static_cast<QVBoxLayout*>(column()->layout()); }
};

} // namespace

ConsentPage::ConsentPage(QWidget* parent)
    : QWidget(parent)
{
    QVBoxLayout* layout = makeColumn(this, {}, 0);
    m_notice = new NoticeBar(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(makeText());
    m_stack->addWidget(makeDeclined());
    layout->addWidget(m_stack, 1);
}

QWidget* ConsentPage::makeText()
{
    auto* page = new QWidget(this);
    QVBoxLayout* layout = makeColumn(page, {}, 0);
    auto* text = new QHBoxLayout;
    text->setContentsMargins(40, 36, 40, 12);
    m_reader = makeReader(page);
    m_reader->setAccessibleName(tr("What you are asked to agree to"));
    m_reader->setMaximumWidth(ReadingWidth);
    m_reader->followLinksOnClick();
    text->addStretch(1);
    text->addWidget(m_reader, 100);
    text->addStretch(1);
    layout->addLayout(text, 1);
    auto* bar = new QFrame(page);
    bar->setProperty("bar", true);
    QHBoxLayout* buttons = makeRow(bar, {16, 9, 16, 9}, 8);
    auto* leave = makeButton(tr("Not now"), ButtonKind::Quiet, bar);
    m_version = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, bar);
    m_decline = makeButton(tr("I do not agree"), ButtonKind::Normal, bar);
    m_accept = makeButton(tr("I agree"), ButtonKind::Primary, bar, "agree");
    m_for = new ElidedLabel(bar); // a title may be long, and the buttons stay in view
    m_for->setFont(theme::font(theme::TextRole::Small));
    setTone(m_for, LabelTone::Muted);
    buttons->addWidget(leave);
    buttons->addSpacing(10);
    buttons->addWidget(m_for);
    buttons->addStretch(1);
    buttons->addWidget(m_version);
    buttons->addSpacing(12);
    buttons->addWidget(m_decline);
    constexpr int LeastAccept = 120;
    buttons->addLayout(placeAtLeast(LeastAccept, m_accept));
    m_notice->addTo(*layout);
    layout->addWidget(bar);
    connect(m_accept, &QPushButton::clicked, this, [this] { record(true); });
    connect(m_decline, &QPushButton::clicked, this, [this] { record(false); });
    connect(leave, &QPushButton::clicked, this, &ConsentPage::left);
    return page;
}

QWidget* ConsentPage::makeDeclined()
{
    auto* page = new Column(this);
    page->rows()->addWidget(
        makeLabel(tr("That is fine"), theme::TextRole::Title, LabelTone::Normal, page));
    auto* text = makeLines(tr("You did not agree, so nothing is asked of you and no scene is "
                              "shown. Only the fact that you declined is recorded. You need not "
                              "give a reason, and you can change your mind."),
                           theme::TextRole::Scene, LabelTone::Normal, page);
    page->rows()->addWidget(text);
    page->rows()->addSpacing(12);
    auto* buttons = new QHBoxLayout;
    m_readAgain = makeButton(tr("Read it again"), ButtonKind::Normal, page);
    auto* leave = makeButton(tr("Close"), ButtonKind::Quiet, page);
    buttons->addWidget(m_readAgain);
    buttons->addWidget(leave);
    buttons->addStretch(1);
    page->rows()->addLayout(buttons);
    page->rows()->addStretch(1);
    connect(m_readAgain, &QPushButton::clicked, this, &ConsentPage::showText);
    connect(leave, &QPushButton::clicked, this, &ConsentPage::left);
    return page;
}

void ConsentPage::start(Study& study, PersonId person)
{
    m_study = &study;
    m_person = person;
    m_language = language();
    m_notice->dismiss();
    Reads reads;
    const auto who = reads.take(study.roster().person(person));
    const StudyInfo info = reads.take(study.info());
    const ConsentText text = reads.take(study.consents().text(m_language));
    const auto said = reads.take(study.consents().of(person));
    if (!reads.outcome())
        return; // nobody agrees to a text that is not there
    m_for->setLine(info.title + (who ? QStringLiteral(" · ") + who->name : QString()));
    showMarkdown(m_reader, text.text);
    const bool isAnotherText = said && !text.isOf(said->textSha256);
    m_version->setText(isAnotherText
                           ? tr("The text has changed since you last answered.")
                           : (text.revision > 0 ? tr("Version %1").arg(text.revision) : QString()));
    if (said && !said->isAccepted && !isAnotherText)
        showDeclined();
    else
        showText();
}

void ConsentPage::record(bool isAccepted)
{
    const auto recorded = m_study->consents().record(m_person, isAccepted, m_language);
    if (!recorded)
        m_notice->showNotice(NoticeBar::Kind::Danger,
                             tr("Not saved. %1").arg(errorText(recorded.error()).oneLine()));
    else if (isAccepted)
        Q_EMIT accepted();
    else
        showDeclined();
}

void ConsentPage::showText()
{
    m_stack->setCurrentIndex(0);
    // Nobody agrees by pressing Enter once too often.
    m_reader->setFocus(Qt::OtherFocusReason);
}

void ConsentPage::showDeclined()
{
    m_stack->setCurrentIndex(1);
    m_readAgain->setFocus(Qt::OtherFocusReason);
}

} // namespace subtext
