// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/answersteps.h"

#include "ui/answer/answerkeys.h"
#include "ui/answer/scalefigure.h"
#include "ui/theme/mirrored.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr int FigureHeight = 22;
constexpr int RoomBelowWords = 4; // in a cell with a figure
constexpr int LeastAround = 36;   // dot and margins beside a word
constexpr qreal LeastShare = 0.8; // of the size of the words, where a cell is narrow
constexpr qreal TightShare = 0.5; // where all of the panel is
constexpr int CellGap = 5;
constexpr int BeforeDigit = 5; // of a cell without a figure
constexpr int AfterDigit = 4;
// In letters: what options and the single words of points may take in a row before they give way.
constexpr int LongOption = 14;
constexpr int VeryLongOption = 26;
constexpr int LettersOfScale = 105;

QFont digitFont()
{
    QFont font = theme::font(theme::TextRole::Small);
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

// Labels of two words must fit a seventh of the panel.
QFont pointFont()
{
    QFont font = theme::font(theme::TextRole::Small);
    font.setPointSizeF(font.pointSizeF() * 0.93);
    return font;
}

/// Few stand in one row, more in two, and many in rows of four; long words need wider places.
int columnsFor(const std::vector<Option>& options)
{
    constexpr int OneRow = 4;
    constexpr int TwoRows = 8;
    const int count = static_cast<int>(options.size());
    qsizetype longest = 0;
    for (const Option& option : options)
        longest = std::max(longest, option.word.size());
    const int most = longest > VeryLongOption ? 1 : longest > LongOption ? 2 : OneRow;
    const int wanted = count <= OneRow ? count : count <= TwoRows ? (count + 1) / 2 : OneRow;
    return std::min(wanted, most);
}

QString longestWord(const std::vector<Option>& options)
{
    const QFontMetrics metrics(theme::font(theme::TextRole::Strong));
    QString longest;
    for (const Option& option : options) {
        if (metrics.horizontalAdvance(option.word) > metrics.horizontalAdvance(longest))
            longest = option.word;
    }
    return longest;
}

/// How wide words must at least be to stand in two lines.
qreal widthInTwoLines(const QString& words, const QFontMetricsF& metrics)
{
    qreal least = metrics.horizontalAdvance(words);
    for (qsizetype at = words.indexOf(u' '); at > 0; at = words.indexOf(u' ', at + 1))
        least = std::min(least, std::max(metrics.horizontalAdvance(words.left(at)),
                                         metrics.horizontalAdvance(words.mid(at + 1))));
    return least;
}

/// Of the keys of that many places.
qreal widestKey(int places)
{
    const QFontMetricsF metrics(digitFont());
    qreal widest = 0;
    for (int place = 0; place < places; ++place)
        widest = std::max(widest, metrics.horizontalAdvance(keyOfPlace(place)));
    return widest;
}

} // namespace

OptionStep::OptionStep(const Question& question, QWidget* parent)
    : ChoiceStep(question.word, question.ask, static_cast<int>(question.options.size()),
                 columnsFor(question.options), parent)
    , m_options(question.options)
    , m_longest(longestWord(question.options))
{
    setChoice(std::nullopt);
}

QString OptionStep::choiceName(int choice) const
{
    return m_options.at(static_cast<std::size_t>(choice)).word;
}

QString OptionStep::definition(int choice) const
{
    const Option& option = m_options.at(static_cast<std::size_t>(choice));
    return option.definition.isEmpty() ? option.word
                                       : option.word + QStringLiteral(": ") + option.definition;
}

int OptionStep::cellHeight() const
{
    return QFontMetrics(theme::font(theme::TextRole::Body)).height() +
           (look() == StepLook::Full ? 16 : 8);
}

/// The longest word in small letters between its dot and its digit.
int OptionStep::leastCellWidth() const
{
    QFont font = theme::font(theme::TextRole::Strong);
    font.setPointSizeF(theme::font(theme::TextRole::Small).pointSizeF());
    const QFontMetrics metrics(font);
    // The words of a single column may be cut: the tip has the whole.
    const int most = VeryLongOption * metrics.averageCharWidth();
    return std::min(metrics.horizontalAdvance(m_longest), most) + LeastAround +
           metrics.horizontalAdvance(u'8');
}

int OptionStep::columnsIn(int width) const
{
    const int fewest = columnsFor(m_options);
    const int all = choices();
    return width >= all * (leastCellWidth() + CellGap) ? all : fewest;
}

void OptionStep::paintCell(QPainter& painter, const QRectF& cell, int choice,
                           const CellState& state) const
{
    const theme::Colors& c = theme::colors(palette());
    const qreal dot = 11;
    // Where the longest word does not fit, all of them are set smaller and closer.
    QFont font = theme::font(state.isChosen ? theme::TextRole::Strong : theme::TextRole::Body);
    const qreal longest =
        QFontMetricsF(theme::font(theme::TextRole::Strong)).horizontalAdvance(m_longest);
    const bool isTight = longest > cell.width() - 2 * 11 - dot - 8 - 12 || look() == StepLook::Row;
    if (isTight)
        font.setPointSizeF(theme::font(theme::TextRole::Small).pointSizeF());
    const qreal margin = isTight ? 8 : 11;
    const auto placed = [&](const QRectF& part) { return mirrored(part, cell, layoutDirection()); };
    const QRectF swatch = placed({cell.left() + margin, cell.center().y() - dot / 2, dot, dot});
    const Option& option = m_options.at(static_cast<std::size_t>(choice));
    painter.setPen(state.isChosen ? QPen(c.onAccent, 1.5) : Qt::NoPen);
    painter.setBrush(theme::optionColor(palette(), option.colour, option.colourDark, choice));
    if (hasSwatch(choice))
        painter.drawEllipse(swatch);

    painter.setFont(font);
    painter.setPen(state.ink);
    const QRectF words = placed(cell.adjusted(margin + dot + margin - 3, 0, -margin - 10, 0));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(choiceName(choice), Qt::ElideRight,
                                                      static_cast<int>(std::ceil(words.width()))));
    painter.setFont(digitFont());
    painter.setPen(state.isChosen ? c.onAccent : c.muted);
    painter.drawText(placed(cell.adjusted(0, 0, -margin, 0)), Qt::AlignVCenter | Qt::AlignRight,
                     cellKey(choice));
}

ScaleStep::ScaleStep(const Scale& scale, QWidget* parent)
    : ChoiceStep(scale.word, scale.ask, static_cast<int>(scale.points.size()),
                 static_cast<int>(scale.points.size()), parent)
    , m_scale(scale)
{
    setChoice(std::nullopt);
}

QString ScaleStep::choiceName(int choice) const
{
    return m_scale.points.at(static_cast<std::size_t>(choice)).word;
}

QString ScaleStep::definition(int choice) const
{
    const ScalePoint& point = m_scale.points.at(static_cast<std::size_t>(choice));
    return point.definition.isEmpty() ? point.word : point.definition;
}

bool ScaleStep::hasFigures() const
{
    return look() == StepLook::Full && m_scale.figure != ScaleFigure::None;
}

int ScaleStep::cellHeight() const
{
    const int words = 2 * QFontMetrics(pointFont()).height();
    return hasFigures() ? FigureHeight + words + 9 : words + 4;
}

/// Of the longest single word of the scale, in the size in which it can just be read.
int ScaleStep::leastCellWidth() const
{
    const QFontMetrics metrics(pointFont());
    int longest = 0;
    for (int choice = 0; choice < choices(); ++choice) {
        const QStringList words = choiceName(choice).split(u' ');
        for (const QString& word : words)
            longest = std::max(longest, metrics.horizontalAdvance(word));
    }
    // Words that would push the panel over the scene are set smaller still.
    const int most = LettersOfScale * metrics.averageCharWidth() / choices();
    const int digit =
        hasFigures() ? 0 : static_cast<int>(std::ceil(widestKey(choices()))) + AfterDigit + 3;
    const qreal share = look() == StepLook::Tight ? TightShare : LeastShare;
    return std::min(static_cast<int>(std::ceil(longest * share)), most) + digit + 8;
}

/// Each cell asks for them whenever it is painted: to measure the words took a fifth of an item.
const ScaleStep::Needs& ScaleStep::needs() const
{
    const QFont font = pointFont();
    if (m_needs && m_needs->font == font)
        return *m_needs;
    Needs measured{font};
    const QFontMetricsF metrics(font);
    for (int choice = 0; choice < choices(); ++choice) {
        const QString name = choiceName(choice);
        measured.inTwoLines = std::max(measured.inTwoLines, widthInTwoLines(name, metrics));
        const QStringList words = name.split(u' ');
        for (const QString& word : words)
            measured.longestWord = std::max(measured.longestWord, metrics.horizontalAdvance(word));
    }
    m_needs = measured;
    return *m_needs;
}

ScaleStep::Span ScaleStep::wordSpan(qreal cellWidth) const
{
    constexpr qreal Margin = 8;
    constexpr qreal LeastMargin = 3;
    const qreal needed = std::ceil(needs().inTwoLines);
    if (!hasFigures()) { // beside the digit
        const qreal left = BeforeDigit + widestKey(choices()) + AfterDigit;
        const qreal right = std::clamp(cellWidth - left - needed, LeastMargin - 1, Margin);
        return {left, cellWidth - left - right};
    }
    const qreal margin = std::clamp((cellWidth - needed) / 2, LeastMargin, Margin);
    return {margin, cellWidth - 2 * margin};
}

QFont ScaleStep::wordFont(qreal width) const
{
    QFont font = needs().font;
    const qreal longest = needs().longestWord;
    if (longest > width)
        font.setPointSizeF(font.pointSizeF() * std::max(TightShare, width / longest));
    return font;
}

void ScaleStep::paintCell(QPainter& painter, const QRectF& cell, int choice,
                          const CellState& state) const
{
    const theme::Colors& c = theme::colors(palette());
    const Span span = wordSpan(cell.width());
    const auto placed = [&](const QRectF& part) { return mirrored(part, cell, layoutDirection()); };
    painter.setFont(digitFont());
    painter.setPen(state.isChosen ? c.onAccent : c.muted);
    if (!hasFigures()) {
        painter.drawText(placed(cell.adjusted(BeforeDigit, 0, 0, 0)),
                         Qt::AlignVCenter | Qt::AlignLeft, keyOfPlace(choice));
        const QRectF words =
            placed({cell.left() + span.left, cell.top() + 1, span.width, cell.height() - 2});
        painter.setFont(wordFont(words.width()));
        painter.setPen(state.ink);
        const QString name = choiceName(choice);
        const QRectF wanted = painter.boundingRect(words, Qt::AlignCenter | Qt::TextWordWrap, name);
        // What is too wide all the same goes past its end, not into its digit.
        const int side = wanted.width() > words.width() ? Qt::AlignLeft : Qt::AlignHCenter;
        painter.drawText(words, side | int(Qt::AlignVCenter) | int(Qt::TextWordWrap), name);
        return;
    }
    const qreal slack = std::max(0.0, cell.height() - cellHeight());
    const QRectF figure(cell.left() + 18, cell.top() + 4 + slack / 3, cell.width() - 36,
                        FigureHeight + slack / 4);
    painter.drawText(placed(cell.adjusted(7, 4, -4, 0)), Qt::AlignTop | Qt::AlignLeft,
                     keyOfPlace(choice));
    drawFigure(painter, figure, m_scale, choice, state.ink);
    // Letters leave room above themselves; below, they would touch the border.
    const QRectF words = placed({cell.left() + span.left, figure.bottom(), span.width,
                                 cell.bottom() - RoomBelowWords - figure.bottom()});
    painter.setFont(wordFont(words.width()));
    painter.setPen(state.ink);
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap,
                     choiceName(choice));
}

} // namespace subtext
