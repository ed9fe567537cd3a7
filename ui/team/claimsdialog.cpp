// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/claimsdialog.h"

#include "ui/help/manual.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/formfields.h"

#include <QCheckBox>
#include <QPushButton>
#include <QSpinBox>

namespace subtext {
namespace {

QString allowedText(int items)
{
    return items > 0 ? ClaimsDialog::tr("Annotators may get more items, up to %1 open at a time.")
                           .arg(items)
                     : ClaimsDialog::tr("Annotators may not get more items.");
}

} // namespace

ClaimsDialog::ClaimsDialog(TeamAccess& access, TeamMembership membership, QWidget* parent)
    : TeamRequest(tr("More items for annotators"), parent)
    , m_access(access)
    , m_membership(std::move(membership))
{
    offerManual(*this, ManualPlace::Team);
    build();
    resizeToRoom(*this, {620, 340});
    refresh();
    askNow();
}

ClaimsDialog::~ClaimsDialog()
{
    stop();
}

void ClaimsDialog::build()
{
    QFormLayout& form = addForm(
        tr("Whoever has submitted everything then finds “Get more items” in the summary of their "
           "work. Items nearest to having all their raters are given first, and no item gets more "
           "raters than the study wants. What was given stays with whoever got it."));
    m_allowed = new QCheckBox(tr("Annotators may get more items"), this);
    m_allowed->setObjectName(QStringLiteral("moreAllowed"));
    form.addRow(m_allowed);
    m_items = new QSpinBox(this);
    m_items->setObjectName(QStringLiteral("openItems"));
    m_items->setRange(1, MostOpenItems);
    m_items->setValue(UsualOpenItems);
    explainField(
        *m_items, tr("Open items at most"),
        tr("How many items one annotator may have whose answer is not on the server yet."));
    form.addRow(tr("Open items at most"), m_items);
    finish(tr("Save on %1").arg(m_membership.host));
    connect(m_allowed, &QCheckBox::toggled, this, &ClaimsDialog::refresh);
    connect(m_items, &QSpinBox::valueChanged, this, &ClaimsDialog::refresh);
    connect(actButton(), &QPushButton::clicked, this, &ClaimsDialog::save);
}

void ClaimsDialog::askNow()
{
    ask(
        tr("Asking %1…").arg(m_membership.host),
        [&access = m_access, membership = m_membership](const CancelToken& cancel) {
            return access.openItems(membership, std::nullopt, cancel);
        },
        [this](const Result<int>& items) {
            if (!items)
                return showProblem(teamErrorText(items.error(), m_membership).oneLine());
            m_known = *items;
            m_allowed->setChecked(*items > 0);
            if (*items > 0)
                m_items->setValue(*items);
            refresh();
        });
}

void ClaimsDialog::save()
{
    const int most = m_allowed->isChecked() ? m_items->value() : 0;
    ask(
        tr("Saving on %1…").arg(m_membership.host),
        [&access = m_access, membership = m_membership, most](const CancelToken& cancel) {
            return access.openItems(membership, most, cancel);
        },
        [this](const Result<int>& items) {
            if (!items)
                return showProblem(teamErrorText(items.error(), m_membership).oneLine());
            showReport(allowedText(*items));
        });
}

/// Where the server did not say what holds, nothing is changed there.
void ClaimsDialog::refresh()
{
    const bool isKnown = m_known.has_value();
    m_allowed->setEnabled(isKnown);
    m_items->setEnabled(isKnown && m_allowed->isChecked());
    const int most = m_allowed->isChecked() ? m_items->value() : 0;
    actButton()->setEnabled(isKnown && !isWorking() && most != m_known);
}

} // namespace subtext
