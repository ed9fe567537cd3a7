// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/coordinatoroffer.h"

#include "core/course/roster.h"
#include "core/travel/handouts.h"
#include "ui/text/errortext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

/// False also where it cannot be read: nobody is let in unasked.
bool hasNobodyToRunIt(Study& study)
{
    const auto owner = study.handouts().owner();
    const auto people = study.roster().people();
    return owner && !*owner && people &&
           std::none_of(people->begin(), people->end(),
                        [](const Person& person) { return person.role == Role::Coordinator; });
}

} // namespace

CoordinatorOffer::CoordinatorOffer(QWidget* parent)
    : QWidget(parent)
    , m_open(makeButton(tr("I run this study…"), ButtonKind::Normal, this, "open"))
    , m_row(new QWidget(this))
    , m_name(new QLineEdit(m_row))
    , m_add(makeButton(tr("Add me and sign in"), ButtonKind::Primary, m_row, "add"))
{
    setProperty("transparent", true);
    m_row->setProperty("transparent", true);
    QVBoxLayout* rows = makeColumn(this, {0, 0, 0, 10}, 6);
    rows->addWidget(makeLines(tr("This study has no coordinator: nobody can assign items, see its "
                                 "quality or make a release."),
                              theme::TextRole::Body, LabelTone::Muted, this));
    rows->addWidget(m_open, 0, Qt::AlignLeft);
    QHBoxLayout* row = makeRow(m_row, {}, 8);
    m_name->setPlaceholderText(tr("Your name"));
    m_name->setAccessibleName(tr("Your name, as coordinator"));
    row->addWidget(m_name, 1);
    row->addWidget(m_add);
    rows->addWidget(m_row);
    m_problem = makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this);
    rows->addWidget(m_problem);
    connect(m_open, &QPushButton::clicked, this, [this] {
        setOpen(true);
        m_name->setFocus(Qt::OtherFocusReason);
    });
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString& name) { m_add->setEnabled(!name.trimmed().isEmpty()); });
    connect(m_name, &QLineEdit::returnPressed, m_add, &QPushButton::click);
    connect(m_add, &QPushButton::clicked, this, &CoordinatorOffer::add);
    setOpen(false);
}

void CoordinatorOffer::setStudy(Study& study)
{
    m_study = &study;
    m_name->clear();
    setOpen(false);
    setVisible(hasNobodyToRunIt(study));
    const bool canWrite = study.access() == Study::Access::Write;
    const QString whyNot = canWrite ? QString() : tr("The study is open for reading only.");
    m_open->setEnabled(canWrite);
    m_open->setToolTip(plainToolTip(whyNot));
    m_open->setAccessibleDescription(whyNot);
}

void CoordinatorOffer::setOpen(bool isOpen)
{
    m_open->setVisible(!isOpen);
    m_row->setVisible(isOpen);
    m_add->setEnabled(!m_name->text().trimmed().isEmpty());
    m_problem->clear();
    m_problem->hide();
}

void CoordinatorOffer::add()
{
    const auto added = m_study->roster().add({{{}, m_name->text().trimmed(), Role::Coordinator}});
    if (!added) {
        tellAt(*m_problem, errorText(added.error()).oneLine(), LabelTone::Danger);
        return;
    }
    Q_EMIT made(added->front().id);
}

} // namespace subtext
