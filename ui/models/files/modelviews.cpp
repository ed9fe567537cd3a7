// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/modelviews.h"

#include "ui/models/files/hiding.h"
#include "ui/models/files/withdrawing.h"
#include "ui/settings/settings.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/pagehead.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace subtext {

bool isOfPage(ModelView view)
{
    return view == ModelView::Import || view == ModelView::Asking || view == ModelView::Topics;
}

ModelViews::ModelViews(const QString& kind, const std::vector<ModelView>& views, Settings& settings,
                       PageHead& head, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_views(views)
    , m_choices(new QWidget(&head))
    , m_settings(settings)
{
    (new FlowLayout(FlowLayout::Spread::AtEnd, 8, m_choices))->squeezeFirst();
    head.addControl(m_choices);
    m_choices->hide();
}

QWidget* ModelViews::buildTop()
{
    m_top = makePage(this);
    QHBoxLayout* row = makeRow(m_top, {}, 12);
    m_about = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, m_top);
    m_about->setObjectName(QStringLiteral("about"));
    row->addWidget(m_about, 1);
    m_hiding = new Hiding(
        {Settings::setsList(), tr("Hide set"), tr("Show set again"),
         tr("A hidden set is not scored here, and not compared with the others. It stays in the "
            "study: exports, releases and other people’s windows have it as before.")},
        m_settings, m_top);
    m_withdrawing = new Withdrawing(m_top);
    addWidgets(*row, m_hiding, m_withdrawing);
    connect(m_hiding, &Hiding::changed, this, &ModelViews::chosen);
    m_top->hide();
    return m_top;
}

void ModelViews::showAbout(ModelView view)
{
    m_about->setText(about(view));
    const bool isAnyOut = m_hiding->hasSome() || m_withdrawing->hasSome();
    m_top->setVisible(!isOfPage(view) && (!m_about->text().isEmpty() || isAnyOut));
}

void ModelViews::offer(const std::optional<SetName>& set, const QString& name)
{
    m_hiding->choose(set ? set->text() : QString(), name);
    m_withdrawing->choose(set);
}

bool ModelViews::isToldLeftOut(const SetName& set)
{
    if (const SetWithdrawal* withdrawn = m_withdrawing->find(set)) {
        Q_EMIT told(tr("%1 is withdrawn: %2").arg(set.text(), withdrawn->reason));
        return true;
    }
    if (!m_hiding->isLeftOut(set.text()))
        return false;
    Q_EMIT told(tr("%1 is hidden. “Show hidden” brings it back.").arg(set.text()));
    return true;
}

QString ModelViews::said() const
{
    return m_about ? m_about->text() : QString();
}

} // namespace subtext
