// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/textchoice.h"

#include "core/exchange/tables/textdecoder.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textreader.h"

#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr qint64 LargestText = 1 << 20;
constexpr int OwnText = 1; // of the source's segments

Result<QString> readText(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return fail(ErrorCode::FileMissing, path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path);
    if (file.size() > LargestText)
        return fail({ErrorCode::UnknownFormat, path, 0, 0, QString::number(file.size()),
                     QStringLiteral("size")});
    const auto decoded = decodeText(file.readAll());
    if (!decoded) {
        Error error = decoded.error();
        error.file = path;
        return fail(std::move(error));
    }
    return QString::fromUtf8(decoded->utf8);
}

} // namespace

TextChoice::TextChoice(const QString& name, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_name(name)
    , m_source(new SegmentBar(name, this))
    , m_file(makeButton(tr("From a file…"), ButtonKind::Quiet, this))
    , m_problem(makeLines(QString(), theme::TextRole::Small, LabelTone::Danger, this))
    , m_edit(new QPlainTextEdit(this))
    , m_card(makeCard(this))
    , m_reader(makeReader(this))
{
    QVBoxLayout* column = makeColumn(this, {}, 8);
    auto* head = new QHBoxLayout;
    for (const QString& choice : {tr("Built-in text"), tr("Your own text")}) {
        const int segment = m_source->addSegment(choice);
        m_source->button(segment)->setAccessibleName(name + QStringLiteral(": ") + choice);
    }
    head->addWidget(m_source);
    head->addStretch(1);
    head->addWidget(m_file);
    column->addLayout(head);
    column->addWidget(m_problem);

    QHBoxLayout* texts = makeRow(16);
    m_edit->setAccessibleName(tr("%1, as Markdown").arg(name));
    m_edit->setPlaceholderText(tr("# A heading\n\nA paragraph, with *emphasis*.\n\n- a point"));
    m_edit->setTabChangesFocus(true);
    texts->addWidget(m_edit, 1);
    QVBoxLayout* inside = makeColumn(m_card, {18, 14, 8, 10});
    m_reader->setAccessibleName(tr("%1, as it is read").arg(name));
    inside->addWidget(m_reader);
    texts->addWidget(m_card, 1);
    column->addLayout(texts, 1);
    column->addStretch(); // in the place of a text that there is not
    // The segments are younger than what stands behind them.
    orderTabs({m_source->button(0), m_source->button(1), m_file, m_edit, m_reader});
    connect(m_source, &SegmentBar::chosen, this, [this] {
        refresh();
        if (isOwn())
            m_edit->setFocus(Qt::OtherFocusReason);
        Q_EMIT changed();
    });
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        refresh();
        Q_EMIT changed();
    });
    connect(m_file, &QPushButton::clicked, this, [this, name, &prompts] {
        prompts.openFile(this, name, tr("Markdown (*.md *.markdown *.txt)"),
                         [this](const QString& path) { static_cast<void>(readFile(path)); });
    });
    refresh();
}

void TextChoice::setBuiltIn(const QString& markdown)
{
    m_builtIn = markdown;
    const QString words = markdown.isEmpty() ? tr("None") : tr("Built-in text");
    m_source->setSegmentText(0, words);
    m_source->button(0)->setAccessibleName(m_name + QStringLiteral(": ") + words);
    refresh();
}

void TextChoice::setText(const QString& markdown)
{
    m_source->setCurrent(markdown.isEmpty() ? 0 : OwnText);
    const QSignalBlocker blocker(m_edit);
    m_edit->setPlainText(markdown);
    refresh();
}

QString TextChoice::text() const
{
    const QString own = m_edit->toPlainText();
    return isOwn() && !own.trimmed().isEmpty() ? own : QString();
}

bool TextChoice::isOwn() const
{
    return m_source->current() == OwnText;
}

Result<void> TextChoice::readFile(const QString& path)
{
    const auto text = readText(path);
    m_problem->setText(text ? QString() : errorText(text.error()).oneLine());
    m_problem->setVisible(!text.has_value());
    if (!text)
        return fail(text.error());
    setText(*text);
    Q_EMIT changed();
    return {};
}

QWidget* TextChoice::firstField() const
{
    return m_source->button(m_source->current());
}

void TextChoice::refresh()
{
    m_problem->setVisible(!m_problem->text().isEmpty());
    m_edit->setVisible(isOwn());
    const bool hasText = isOwn() || !m_builtIn.isEmpty();
    m_card->setVisible(hasText);
    setMinimumHeight(hasText ? fontMetrics().height() * 14 : 0);
    const QString shown = isOwn() ? m_edit->toPlainText() : m_builtIn;
    showMarkdown(m_reader, shown);
}

} // namespace subtext
