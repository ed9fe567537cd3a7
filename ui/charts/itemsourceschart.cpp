// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/itemsourceschart.h"

#include "ui/text/agreementtext.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr std::size_t MostItemsDrawn = 15;

std::optional<double> itemPercent(const std::optional<double>& share)
{
    return share ? std::optional(100 * *share) : std::nullopt;
}

std::optional<stats::Interval> itemPercent(const std::optional<stats::Interval>& interval)
{
    return interval ? std::optional(stats::Interval{100 * interval->low, 100 * interval->high})
                    : std::nullopt;
}

} // namespace

ItemSourcesChart::ItemSourcesChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("Items by their disagreement"), QString(), prompts, parent)
{}

bool ItemSourcesChart::isToldOf(const DisagreementSources& sources)
{
    return std::any_of(
        sources.items.begin(), sources.items.end(), [](const std::vector<ItemSources>& items) {
            return std::any_of(items.begin(), items.end(), [](const ItemSources& item) {
                return item.of.unsteadiness.has_value();
            });
        });
}

std::vector<ItemSourcesChart::Row> ItemSourcesChart::rowsOf(const DisagreementSources& sources)
{
    const bool hasQuestions = sources.questions.size() > 1;
    std::vector<Row> rows;
    for (std::size_t i = 0; i < sources.items.size(); ++i) {
        const QString question =
            hasQuestions ? questionWord(sources.task->questions.at(i)) : QString();
        for (const ItemSources& item : sources.items[i])
            rows.push_back({question, item});
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
        return a.item.of.expected > b.item.of.expected;
    });
    return rows;
}

void ItemSourcesChart::setData(const DisagreementSources& sources)
{
    m_rows = rowsOf(sources);
    QString description = saidTogether(
        {tr("How likely two further annotators are to differ on an item, with 95 % intervals, and "
            "how much of that is ambiguity, perspective or unsteadiness. An item’s few answers say "
            "little by themselves, so the estimate leans on all items. All items with two answers; "
            "the choices above do not apply here."),
         tr("A bar is divided into these three, as far as they can be told apart.")});
    if (m_rows.size() > MostItemsDrawn)
        description +=
            u'\n' + tr("The %n rows with the most disagreement are drawn; the table has all.",
                       nullptr, plural(MostItemsDrawn));
    setHeading(tr("Items by their disagreement"), description);
    setContent(contentOf(m_rows, sources.questions.size() > 1));
}

IntervalContent ItemSourcesChart::contentOf(const std::vector<Row>& rows, bool hasQuestions)
{
    IntervalContent content;
    content.header = {tr("Item"),
                      tr("n"),
                      tr("Observed (%)"),
                      tr("Differ (%)"),
                      tr("95 % interval"),
                      tr("Ambiguity (%)"),
                      tr("Perspective (%)"),
                      tr("Unsteadiness (%)")};
    if (hasQuestions)
        content.header.prepend(tr("Question"));
    IntervalSeries expected;
    expected.name = tr("Two annotators differ");
    content.parts = {
        {tr("Ambiguity"), 1, {}}, {tr("Perspective"), 2, {}}, {tr("Unsteadiness"), 3, {}}};
    QStringList told;
    for (const auto& [question, item] : rows) {
        const stats::ItemDisagreement& of = item.of;
        const auto cell = [](const std::optional<double>& share) {
            return share ? figureText(itemPercent(share), 1, DecimalPoint::OfFiles)
                         : tr("not identifiable");
        };
        QStringList row{item.name,
                        QString::number(of.answers),
                        cell(of.observed),
                        cell(of.expected),
                        intervalText(itemPercent(of.expectedInterval), 1, DecimalPoint::OfFiles),
                        cell(of.ambiguity),
                        cell(of.perspective),
                        cell(of.unsteadiness)};
        if (hasQuestions)
            row.prepend(question);
        content.table.push_back(row);
        if (expected.marks.size() == MostItemsDrawn)
            continue;
        const auto word = [](const std::optional<double>& share) {
            return share ? percentText(share) : tr("not identifiable");
        };
        const QString parts =
            tr("ambiguity %1, perspective %2, unsteadiness %3")
                .arg(word(of.ambiguity), word(of.perspective), word(of.unsteadiness));
        content.rows << (hasQuestions ? QStringLiteral("%1, %2").arg(question, item.name)
                                      : item.name);
        expected.marks.push_back(
            {itemPercent(std::optional(of.expected)), itemPercent(of.expectedInterval), parts});
        const std::array shares{of.ambiguity, of.perspective, of.unsteadiness};
        for (std::size_t i = 0; i < shares.size(); ++i)
            content.parts[i].lengths.push_back(100 * of.expected * shares[i].value_or(0));
        told << QStringLiteral("%1: %2 (%3)")
                    .arg(content.rows.back(), percentText(of.expected), parts);
    }
    content.series = {expected};
    content.isOneLane = true;
    content.axisTitle = tr("Percent");
    content.summary = told.join(QStringLiteral("; ")) + u'.';
    return content;
}

void ItemSourcesChart::activateRow(int row)
{
    if (row < 0 || row >= std::ssize(m_rows))
        return;
    const ItemSources& item = m_rows[static_cast<std::size_t>(row)].item;
    Q_EMIT itemActivated(item.scenario, item.name);
}

} // namespace subtext
