// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/languagecheck.h"

#include "app/tour/paintedtext.h"
#include "app/tour/saidtexts.h"
#include "core/report/report.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QWidget>

namespace subtext {
namespace {

// What the tour makes up and no file keeps: a server of Label Studio, and people who only stand in
// the set-up.
constexpr const char* MadeUp[] = {
    "Feelings in the office",
    "Pilot, autumn",
    "topics (Taxonomy)",
    "Take the one whom the task asks about, and leave the others.", // sent as it is shown
    "looks damaged; probably",                                      // how a correction is asked for
    "Maya Ortiz",
    "Sam Weller",
    "Ingrid Falk",
    "Tomasz Lis",
    "Priya Raman"};

QString typedInto(const QWidget& widget)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        return line->text();
    const auto* lines = qobject_cast<const QPlainTextEdit*>(&widget);
    return lines && !lines->isReadOnly() ? lines->toPlainText() : QString();
}

/// What the widget draws, one text a piece of a line.
QStringList shownBy(QWidget& widget)
{
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label && label->buddy()) // the letter of its key is drawn apart
        return {QString(label->text()).remove(u'&')};
    QStringList texts;
    for (const PaintedText& text : paintedTexts(widget))
        texts << text.words;
    return texts;
}

SaidTexts shipped()
{
    SaidTexts said;
    for (const char* folder : {"annotation", "tasks", "demo", "llm", "generation", "tour"})
        said.addFolder(QStringLiteral(":/subtext/") + QLatin1String(folder), false);
    for (const char* text : MadeUp)
        said.add(text);
    for (const ReportKind& kind : reportKinds()) { // as its files say it
        said.add(kind.name);
        said.add(kind.title);
    }
    return said;
}

} // namespace

void LanguageCheck::look(QWidget& window, const QByteArray& place)
{
    const QList<QWidget*> widgets = window.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (!widget->isVisibleTo(&window) || widget->isWindow())
            continue;
        if (const QString typed = typedInto(*widget); !typed.isEmpty())
            m_typed.insert(typed);
        for (const QString& text : shownBy(*widget)) {
            if (m_seen.contains(text))
                continue;
            m_seen.insert(text);
            m_shown.push_back({place, text});
        }
    }
}

QStringList LanguageCheck::findings(const QString& folder) const
{
    SaidTexts said = shipped();
    said.addFolder(folder, false);
    for (const QString& text : m_typed)
        said.add(text.toUtf8());
    SaidTexts released; // is in English, and shown as it is
    released.addFolder(folder, true);
    QStringList findings;
    QSet<QByteArray> told;
    for (const Shown& shown : m_shown) {
        for (const QByteArray& piece : SaidTexts::piecesOf(shown.text)) {
            const bool isSaid =
                said.has(piece) || (shown.place.contains("release") && released.has(piece));
            if (isSaid || told.contains(piece))
                continue;
            told.insert(piece);
            findings << QStringLiteral("%1: English: %2, of %3")
                            .arg(QString::fromLatin1(shown.place), QString::fromLatin1(piece),
                                 shown.text);
        }
    }
    return findings;
}

} // namespace subtext
