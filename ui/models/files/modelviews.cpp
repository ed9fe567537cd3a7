// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/modelviews.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/pagehead.h"

#include <QHBoxLayout>
#include <QLabel>

namespace subtext {

ModelViews::ModelViews(const QString& kind, const std::vector<ModelView>& views, PageHead& head,
                       QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_views(views)
    , m_choices(new QWidget(&head))
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
    m_top->hide();
    return m_top;
}

void ModelViews::showAbout(ModelView view)
{
    m_about->setText(about(view));
    m_top->setVisible(!m_about->text().isEmpty());
}

QString ModelViews::said() const
{
    return m_about ? m_about->text() : QString();
}

} // namespace subtext
