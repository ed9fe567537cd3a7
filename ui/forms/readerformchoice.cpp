// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/readerformchoice.h"

#include "core/exchange/tables/textdecoder.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/text/language.h"
#include "ui/text/plurals.h"
#include "ui/text/tasktext.h"
#include "ui/widgets/controls.h"

#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace subtext {
namespace {

QStringList wordsOfFields(const ReaderForm& form, ReaderMoment when)
{
    QStringList words;
    for (const ReaderField& field : readerFields(form, when))
        words << readerWord(field.word, field.others, language());
    return words;
}

} // namespace

ReaderFormChoice::ReaderFormChoice(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_file(makeButton(tr("Choose a file…"), ButtonKind::Normal, this, "readerForm"))
    , m_remove(makeButton(tr("Remove"), ButtonKind::Quiet, this, "removeReaderForm"))
    , m_words(makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, parent))
{
    QHBoxLayout* row = makeRow(this, {}, 8);
    addWidgets(*row, m_remove, m_file);
    m_file->setAccessibleName(tr("Choose a file with questions about the reader"));
    m_remove->setAccessibleName(tr("Remove the questions about the reader"));
    m_words->setContentsMargins(20, 0, 20, 0);
    m_words->setObjectName(QStringLiteral("readerWords"));
    connect(m_file, &QPushButton::clicked, this, [this] {
        m_prompts.openFile(this, tr("Questions about the reader"), tr("Forms (*.json)"),
                           [this](const QString& path) { readFile(path); });
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_form = {};
        m_file->setFocus(Qt::OtherFocusReason); // the button goes
        refresh();
        Q_EMIT changed();
    });
    refresh();
}

void ReaderFormChoice::setForm(const ReaderForm& form)
{
    m_form = form;
    refresh();
}

void ReaderFormChoice::readFile(const QString& path)
{
    const QString title = tr("Questions about the reader");
    const auto file = openInput(path, ReaderForm::MostBytes);
    if (!file) {
        m_prompts.tell(this, title, errorText(file.error()).oneLine());
        return;
    }
    const auto form = readReaderForm((*file)->readAll());
    if (!form) {
        QStringList lines;
        for (const TaskFault& fault : form.error())
            lines << taskFaultLine(fault);
        m_prompts.tell(this, title, lines.join(u'\n'));
        return;
    }
    m_form = *form;
    refresh();
    Q_EMIT changed();
}

void ReaderFormChoice::refresh()
{
    QStringList lines;
    const QStringList before = wordsOfFields(m_form, ReaderMoment::Before);
    const QStringList after = wordsOfFields(m_form, ReaderMoment::After);
    if (!before.isEmpty())
        lines << tr("Before the first item: %1").arg(before.join(QStringLiteral(" · ")));
    if (!after.isEmpty())
        lines << tr("After the last item: %1").arg(after.join(QStringLiteral(" · ")));
    if (!m_form.isEmpty())
        lines << Plurals::tr("Nothing is shown about groups of fewer than %n people.", nullptr,
                             plural(m_form.atLeast));
    m_words->setText(lines.join(u'\n'));
    m_words->setVisible(!lines.isEmpty());
    m_remove->setVisible(!m_form.isEmpty());
}

} // namespace subtext
