// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/hintsview.h"

#include "core/agreement/agreementinput.h"
#include "ui/text/answertext.h"
#include "ui/text/desktext.h"
#include "ui/text/scaletext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/wholetext.h"

#include <QAccessible>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype NoteInView = 40; // the tool tip has all of it

/// "Sadness, Anger, Anger"; of several questions those that have votes on both sides.
QString votesIn(const ItemProfile& profile, const Task& task)
{
    QStringList words;
    for (std::size_t question = 0; question < profile.votes.size(); ++question) {
        const std::vector<int>& votes = profile.votes[question];
        QStringList ofOne;
        for (std::size_t option = 0; option < votes.size(); ++option) {
            for (int i = 0; i < votes[option]; ++i)
                ofOne << optionWord(task, question, static_cast<Choice>(option));
        }
        if (profile.votes.size() == 1)
            return listed(ofOne);
        if (ofOne.count(ofOne.value(0)) < ofOne.size())
            words << QStringLiteral("%1: %2").arg(task.questions[question].word, listed(ofOne));
    }
    return words.isEmpty() ? HintsView::tr("unanimous") : words.join(QStringLiteral("; "));
}

/// "valence −0.7, arousal +1.3": the means of those who rated everything; empty where nobody did.
QString ratingsOf(const ItemProfile& profile, const Task& task)
{
    QStringList words;
    const RatingSpace space = RatingSpace::ofScene(task);
    for (std::size_t i = 0; profile.mean && i < space.scales(); ++i) {
        const Scale& scale = task.scales.at(space.scaleOf(i));
        const double value = valueOfNumber(scale, space.numberOf(*profile.mean, i));
        words << QStringLiteral("%1 %2").arg(inSentence(scale.word, task),
                                             scaleValueText(scale, value, 1));
    }
    return listed(words);
}

bool isCut(const Precedent& precedent)
{
    return precedent.note.simplified().size() > NoteInView;
}

QString precedentLine(const Precedent& precedent, const Task& task)
{
    QString note = precedent.note.simplified();
    if (isCut(precedent))
        note = note.left(NoteInView).trimmed() + QChar(0x2026);
    const QString line =
        HintsView::tr("%1: <b>%2</b> · votes: %3")
            .arg(precedent.name.toHtmlEscaped(), picksText(precedent.picks, task).toHtmlEscaped(),
                 votesIn(precedent.profile, task).toHtmlEscaped());
    return note.isEmpty() ? line : QStringLiteral("%1 · %2").arg(line, note.toHtmlEscaped());
}

QString precedentHelp(const Precedent& precedent, const Task& task)
{
    QStringList lines{precedent.utterance.simplified(),
                      HintsView::tr("Votes: %1").arg(votesIn(precedent.profile, task))};
    if (const QString ratings = ratingsOf(precedent.profile, task); !ratings.isEmpty())
        lines << HintsView::tr("Mean ratings: %1").arg(ratings);
    lines << HintsView::tr("You decided: %1")
                 .arg(reasonedPicks(precedent.picks, precedent.basis, task));
    if (!precedent.note.trimmed().isEmpty())
        lines << precedent.note.trimmed();
    return lines.join(u'\n');
}

/// "Nearest in votes, in ratings, and in subtype and power relation."
QString likenessHelp(const Task& task)
{
    QStringList parts{HintsView::tr("in votes")};
    const bool hasScales = std::any_of(task.scales.begin(), task.scales.end(),
                                       [](const Scale& scale) { return !scale.isConfidence; });
    if (hasScales)
        parts << HintsView::tr("in ratings");
    QStringList scene;
    if (task.group)
        scene << inSentence(task.group->word, task);
    if (const SceneField* relation = fieldAt(task, FieldPlace::Relation))
        scene << inSentence(relation->word, task);
    if (!scene.isEmpty())
        parts << HintsView::tr("and in %1").arg(scene.join(HintsView::tr(" and ")));
    return HintsView::tr("Nearest %1.").arg(listed(parts));
}

QString precedentsHeading(const OwnPrecedents& precedents)
{
    if (!precedents.nearest.empty())
        return HintsView::tr("Your own decisions most similar to this one:");
    return precedents.decidedElsewhere == 0
               ? HintsView::tr("You have decided no other item yet.")
               : HintsView::tr("None of your decisions is similar to this item.");
}

} // namespace

HintsView::HintsView(QWidget* parent)
    : QFrame(parent)
{
    QVBoxLayout* column = makeColumn(this, {}, 3);
    const auto add = [&](LabelTone tone) {
        auto* line = makeLabel(QString(), theme::TextRole::Small, tone, this);
        line->setTextFormat(Qt::RichText);
        line->setWordWrap(true);
        line->hide();
        column->addWidget(line);
        return line;
    };
    m_closed = add(LabelTone::Muted);
    m_closed->setText(tr("Hints appear after your first pick."));
    m_closed->show();
    m_polarity = add(LabelTone::Normal);
    m_nearest = add(LabelTone::Normal);
    m_surprise = add(LabelTone::Normal);
    m_surprise->setObjectName(QStringLiteral("surprise"));
    m_heading = add(LabelTone::Muted);
    for (QLabel*& line : m_precedents)
        line = add(LabelTone::Normal);
    setTask(usualTask());
}

void HintsView::setTask(const std::shared_ptr<const Task>& task)
{
    m_task = task;
    m_content.reset();
    const TaskHints& hints = task->hints;
    m_hasHints = !hints.nearest.empty() || !hints.sign.isEmpty() || hints.hasPrecedents;
    setHidden(!m_hasHints);
    m_closed->setText(task->questions.size() == 1
                          ? tr("Hints appear after your first pick.")
                          : tr("Hints appear once every open question has its first pick."));
    m_nearest->setToolTip(plainToolTip(hints.nearest.empty() ? QString() : nearestHelp(*task)));
    m_heading->setToolTip(plainToolTip(likenessHelp(*task)));
}

bool HintsView::setContent(const Content& content)
{
    if (m_content == content)
        return false;
    m_content = content;
    showContent();
    return true;
}

void HintsView::showSurprise()
{
    const QString& text = m_content->surprise;
    const QStringList sentences = text.toHtmlEscaped().split(u'\n', Qt::SkipEmptyParts);
    m_surprise->setText(m_content->areOpen ? sentences.join(QStringLiteral("<br>")) : QString());
    m_surprise->setToolTip(plainToolTip(
        text.isEmpty()
            ? QString()
            : tr("More annotators chose it than expected others to choose it. It can be "
                 "right where the label with the most votes is not; no label comes from it.")));
    m_surprise->setVisible(!m_surprise->text().isEmpty());
    setHidden(!m_hasHints && text.isEmpty());
}

void HintsView::showContent()
{
    const auto& [areOpen, hints, precedents, isSettled, surprise, isPickable] = *m_content;
    const bool wasClosed = !m_closed->isHidden();
    m_closed->setHidden(areOpen || !isPickable);
    m_polarity->setVisible(hints && !m_task->hints.sign.isEmpty());
    m_nearest->setVisible(hints && !m_task->hints.nearest.empty());
    for (QLabel* line : {m_polarity, m_nearest})
        line->clear();
    showSurprise();
    const bool arePrecedents = areOpen && m_task->hints.hasPrecedents && precedents;
    showPrecedents(arePrecedents ? precedents->nearest : std::vector<Precedent>());
    m_heading->setText(arePrecedents ? precedentsHeading(*precedents) : QString());
    m_heading->setVisible(arePrecedents);
    if (!areOpen) {
        setAccessibleName(QString()); // what was announced was about another item
        return;
    }
    if (hints) {
        QString polarity = polarityWords(hints->polarity, *m_task);
        if (isSettled && hints->polarity == Polarity::Mixed)
            polarity = tr("%1; the item is settled").arg(polarity);
        m_polarity->setText(polarity.left(1).toUpper() + polarity.mid(1).toHtmlEscaped() + u'.');
        m_nearest->setText(nearestWords(*hints, *m_task));
    }
    if (wasClosed)
        Q_EMIT unfolded();
}

void HintsView::showPrecedents(const std::vector<Precedent>& precedents)
{
    m_isNoteCut = false;
    for (std::size_t i = 0; i < m_precedents.size(); ++i) {
        QLabel* line = m_precedents.at(i);
        const bool isThere = i < precedents.size();
        line->setVisible(isThere);
        m_isNoteCut = m_isNoteCut || (isThere && isCut(precedents[i]));
        if (isThere)
            line->setText(precedentLine(precedents[i], *m_task));
        else
            line->clear(); // an empty rich text would stay behind
        line->setToolTip(plainToolTip(isThere ? precedentHelp(precedents[i], *m_task) : QString()));
        line->setAccessibleName(isThere ? precedents[i].name + QStringLiteral(". ") +
                                              precedentHelp(precedents[i], *m_task)
                                        : QString());
    }
    if (m_whole)
        m_whole->refresh();
}

QStringList HintsView::lines() const
{
    QStringList lines;
    for (const QLabel* line : {m_closed, m_polarity, m_nearest, m_surprise, m_heading}) {
        if (!line->isHidden())
            lines << QString(line->text())
                         .remove(QStringLiteral("<b>"))
                         .remove(QStringLiteral("</b>"))
                         .replace(QStringLiteral("<br>"), QStringLiteral(" "));
    }
    for (const QLabel* line : m_precedents) {
        if (!line->isHidden())
            lines << line->accessibleName();
    }
    return lines;
}

int HintsView::wholeLines(int height) const
{
    int filled = 0;
    for (const QLabel* label : findChildren<QLabel*>(Qt::FindDirectChildrenOnly)) {
        if (label->isHidden())
            continue;
        const QRect place = label->geometry();
        const int lines =
            std::max(1, qRound(place.height() / QFontMetricsF(label->font()).lineSpacing()));
        for (int line = 1; line <= lines; ++line) {
            const int bottom = place.top() + (place.height() * line + lines - 1) / lines;
            if (bottom <= height)
                filled = std::max(filled, bottom);
        }
    }
    return filled;
}

QString HintsView::spokenText() const
{
    return m_closed->isHidden() ? saidTogether(lines()) : QString();
}

void HintsView::letBeOpenedFrom(QScrollArea& frame)
{
    const QScrollBar* bar = frame.verticalScrollBar();
    frame.setAccessibleName(tr("Hints"));
    m_whole = new WholeText(
        frame, tr("Hints"), [this, bar] { return bar->maximum() > 0 || m_isNoteCut; },
        [this] { return lines().join(QStringLiteral("\n\n")); });
    connect(bar, &QScrollBar::rangeChanged, m_whole, &WholeText::refresh);
}

} // namespace subtext
