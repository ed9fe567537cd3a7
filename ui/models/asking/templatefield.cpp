// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/templatefield.h"

#include "ui/prompts/prompts.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/spokenrole.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

namespace subtext {

TemplateField::TemplateField(Prompts& prompts, const Words& words, QWidget* parent)
    : QWidget(parent)
    , m_words(words)
    , m_said(new ElidedLabel(this))
    , m_choose(makeButton(tr("Choose…"), ButtonKind::Quiet, this, "chooseTemplate"))
    , m_without(makeButton(tr("Without it"), ButtonKind::Quiet, this, "withoutTemplate"))
{
    setProperty("transparent", true);
    setSpokenRole(*this, QAccessible::Grouping);
    QHBoxLayout* row = makeRow(this, {}, 8);
    row->addWidget(m_said, 1);
    row->addWidget(m_choose);
    row->addWidget(m_without);
    for (QPushButton* button : {m_choose, m_without})
        button->setAutoDefault(false); // Return in the dialog is Cancel
    explainField(*m_choose, tr("Choose a template"), words.choose);
    explainField(*m_without, tr("Without a template"), words.without);
    connect(m_choose, &QPushButton::clicked, this, [this, &prompts] {
        prompts.openFile(this, tr("Choose a template"),
                         tr("Text files (*.txt *.md);;All files (*)"),
                         [this](const QString& path) { take(path); });
    });
    connect(m_without, &QPushButton::clicked, this, [this] {
        take({});
        m_choose->setFocus(Qt::OtherFocusReason); // the button goes
    });
    say(m_words.usual);
    m_without->hide();
}

QString TemplateField::said() const
{
    return m_said->text();
}

void TemplateField::take(const QString& path)
{
    m_chosen.reset();
    m_fault.reset();
    if (!path.isEmpty()) {
        auto read = llm::readTemplateFile(path);
        if (read)
            m_chosen = std::move(*read);
        else
            m_fault = read.error();
    }
    say(path.isEmpty() ? m_words.usual : QFileInfo(path).fileName());
    m_without->setVisible(!path.isEmpty());
    Q_EMIT changed();
}

void TemplateField::fix(const std::optional<llm::TemplateFile>& ofRun)
{
    m_chosen = ofRun;
    say(ofRun ? tr("the template of the run") : m_words.usual);
    m_choose->hide();
    m_without->hide();
}

void TemplateField::say(const QString& line)
{
    m_said->setLine(line);
}

} // namespace subtext
