// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/normingtext.h"

#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

struct NormingText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::NormingText)
};

/// Makes the rows of one question.
class NormingRows
{
public:
    NormingRows(const NormingQuestion& of, DecimalPoint point)
        : m_of(of)
        , m_point(point)
    {}

    void addAgreement()
    {
        addAlpha(NormingText::tr("Krippendorff’s α before"), m_of.before.alpha);
        addAlpha(NormingText::tr("Krippendorff’s α after"), m_of.after.alpha);
        addAlpha(NormingText::tr("Change in α"), m_of.alphaChange);
        addShare(NormingText::tr("Pairs that agree before"), m_of.before.agreement(),
                 m_of.before.pairs, pairs(m_of.before.pairs));
        addShare(NormingText::tr("Pairs that agree after"), m_of.after.agreement(),
                 m_of.after.pairs, pairs(m_of.after.pairs));
    }

    void addConformity()
    {
        const NormingShare moved{m_of.votes, m_of.moved};
        addVotes(NormingText::tr("Votes that moved"), moved.share(), moved.of);
        addVotes(NormingText::tr("Differed from most others and went over to them"),
                 m_of.conformed.share(), m_of.conformed.of);
        addVotes(NormingText::tr("Agreed with most others and moved away"), m_of.left.share(),
                 m_of.left.of);
    }

    void addLift()
    {
        addVotes(NormingText::tr("First votes that are gold"), m_of.lift.shareBefore(),
                 m_of.lift.votes);
        addVotes(NormingText::tr("Second votes that are gold"), m_of.lift.shareAfter(),
                 m_of.lift.votes);
        addPoints(NormingText::tr("Lift towards gold (percentage points)"), m_of.lift);
        addPoints(
            NormingText::tr("Lift of the votes that went over to most others (percentage points)"),
            m_of.conformedLift);
    }

    void addMoves(const Task& task)
    {
        const std::size_t question = indexOf(m_of.question);
        for (std::size_t from = 0; from < m_of.moves.size(); ++from) {
            const std::vector<int>& to = m_of.moves[from];
            const int all = std::accumulate(to.begin(), to.end(), 0);
            for (std::size_t option = 0; option < to.size(); ++option) {
                if (option == from || to[option] == 0)
                    continue;
                m_rows.push_back({NormingText::tr("Moved from %1 to %2")
                                      .arg(optionWord(task, question, static_cast<Choice>(from)),
                                           optionWord(task, question, static_cast<Choice>(option))),
                                  QString::number(to[option]), QString(), all, votes(all)});
            }
        }
    }

    std::vector<NormingRow> take() { return std::move(m_rows); }

private:
    static QString pairs(int n) { return Plurals::tr("%n pairs", nullptr, plural(n)); }
    static QString votes(int n) { return Plurals::tr("%n votes", nullptr, plural(n)); }

    void addAlpha(const QString& what, const NormingEstimate& of)
    {
        m_rows.push_back({what, figureText(of.value, 3, m_point),
                          intervalText(of.resampled.interval, 3, m_point), m_of.items,
                          Plurals::tr("%n items", nullptr, plural(m_of.items))});
    }
    void addShare(const QString& what, std::optional<double> share, int n, const QString& counted)
    {
        QString value = figureText(share ? std::optional(100 * *share) : std::nullopt, 1, m_point);
        if (share)
            value += m_point == DecimalPoint::OfScreen ? percentSuffix() : QStringLiteral(" %");
        m_rows.push_back({what, value, QString(), n, counted});
    }
    void addVotes(const QString& what, std::optional<double> share, int n)
    {
        addShare(what, share, n, votes(n));
    }
    void addPoints(const QString& what, const NormingLift& of)
    {
        const auto& value = of.lift.value;
        const auto& interval = of.lift.resampled.interval;
        m_rows.push_back(
            {what, figureText(value ? std::optional(100 * *value) : std::nullopt, 1, m_point),
             intervalText(interval ? std::optional(
                                         stats::Interval{100 * interval->low, 100 * interval->high})
                                   : std::nullopt,
                          1, m_point),
             of.votes, votes(of.votes)});
    }

    const NormingQuestion& m_of;
    DecimalPoint m_point;
    std::vector<NormingRow> m_rows;
};

QString lineOf(const NormingRow& row)
{
    QStringList beside{row.interval, row.counted};
    beside.removeAll(QString());
    return NormingText::tr("%1: %2 (%3)").arg(row.what, row.value, beside.join(u"; "));
}

} // namespace

std::vector<NormingRow> normingRows(const NormingQuestion& of, const Task& task, DecimalPoint point)
{
    NormingRows rows(of, point);
    rows.addAgreement();
    rows.addConformity();
    rows.addLift();
    rows.addMoves(task);
    return rows.take();
}

QString fewItemsText(const NormingFigures& figures)
{
    constexpr int Enough = 10; // below, so few resamples differ that they leave out much
    const auto isFew = [](const NormingQuestion& of) { return of.items < Enough; };
    const bool areFew = std::any_of(figures.questions.begin(), figures.questions.end(), isFew);
    return figures.people > 0 && areFew
               ? NormingText::tr("With fewer than ten items the intervals are too narrow and "
                                 "lopsided; take them as a rough guide.")
               : QString();
}

QString normingText(const NormingFigures& figures, const Task& task)
{
    if (figures.people == 0)
        return {};
    QStringList lines{NormingText::tr("Voted twice: %1, on %2.")
                          .arg(Plurals::tr("%n people", nullptr, plural(figures.people)),
                               Plurals::tr("%n items", nullptr, plural(figures.items)))};
    for (const NormingQuestion& of : figures.questions) {
        if (figures.questions.size() > 1)
            lines << questionWord(task.questions.at(indexOf(of.question)));
        for (const NormingRow& row : normingRows(of, task))
            lines << lineOf(row);
    }
    if (const QString few = fewItemsText(figures); !few.isEmpty())
        lines << few;
    return lines.join(u'\n');
}

} // namespace subtext
