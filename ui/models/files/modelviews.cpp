// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/modelviews.h"

#include "ui/models/files/hiding.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/pagehead.h"

#include <QHBoxLayout>
#include <QLabel>

namespace subtext {

ModelViews::ModelViews(const QString& kind, const std::vector<ModelView>& views, Settings& settings,
                       PageHead& head, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_views(views)
    , m_choices(new QWidget(&head))
    , m_settings(settings)
{
    makeRow(m_choices);
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
        {QStringLiteral("hiddenSets"), tr("Hide set"), tr("Show set again"),
         tr("A hidden set is not scored here, and not compared with the others. It stays in the "
            "study: exports, releases and other people’s windows have it as before.")},
        m_settings, m_top);
    row->addWidget(m_hiding, 0, Qt::AlignTop);
    connect(m_hiding, &Hiding::changed, this, &ModelViews::chosen);
    m_top->hide();
    return m_top;
}

void ModelViews::showAbout(ModelView view)
{
    m_about->setText(about(view));
    const bool isOfPage = view == ModelView::Import || view == ModelView::Asking;
    m_top->setVisible(!isOfPage && (!m_about->text().isEmpty() || m_hiding->hasSome()));
}

bool ModelViews::isToldHidden(const SetName& set)
{
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
