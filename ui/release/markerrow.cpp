// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/markerrow.h"

#include "core/entanglement/scenariostatistics.h"
#include "core/exchange/wordlist.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/widgets/controls.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace subtext {

MarkerRow::MarkerRow(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
{
    QHBoxLayout* row = makeRow(this, {}, 8);
    m_label = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    row->addWidget(m_label, 1);
    m_choose = makeButton(tr("Choose a list…"), ButtonKind::Quiet, this, "choose-markers");
    m_choose->setToolTip(tr("A text file with one word on each line. The list goes into a release "
                            "that is made while it counts."));
    connect(m_choose, &QPushButton::clicked, this, &MarkerRow::choose);
    row->addWidget(m_choose);
    m_builtIn = makeButton(tr("Built-in list"), ButtonKind::Quiet, this, "built-in-markers");
    connect(m_builtIn, &QPushButton::clicked, this, [this] {
        forget();
        m_choose->setFocus(); // the button that had it is gone
        Q_EMIT changed();
    });
    row->addWidget(m_builtIn);
    showList();
}

void MarkerRow::choose()
{
    m_prompts.openFile(this, tr("Choose a list of words that look forward"),
                       tr("Text files (*.txt);;All files (*)"), [this](const QString& path) {
                           if (!path.isEmpty())
                               take(path);
                       });
}

void MarkerRow::take(const QString& path)
{
    auto words = readWordList(path);
    if (!words) {
        const Error& error = words.error();
        Q_EMIT refused(
            error.code == ErrorCode::InvalidValue
                ? tr("%1, line %2: “%3” is not one word.")
                      .arg(QDir::toNativeSeparators(path), QString::number(error.line), error.value)
                : errorText(error).oneLine());
        return;
    }
    m_words = std::move(*words);
    m_name = QFileInfo(path).fileName();
    showList();
    Q_EMIT changed();
}

void MarkerRow::forget()
{
    m_words.clear();
    m_name.clear();
    showList();
}

void MarkerRow::showList()
{
    const bool isBuiltIn = m_words.isEmpty();
    m_label->setText(
        isBuiltIn ? tr("Words that look forward: %1")
                        .arg(entanglement::usualForwardMarkers().join(QStringLiteral(", ")))
                  : tr("Words that look forward: %n words from %1", nullptr, plural(m_words.size()))
                        .arg(m_name));
    m_builtIn->setVisible(!isBuiltIn);
}

QString MarkerRow::text() const
{
    return m_label->text();
}

} // namespace subtext
