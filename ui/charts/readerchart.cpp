// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/readerchart.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/agreementtext.h"
#include "ui/text/answertext.h"
#include "ui/text/language.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <algorithm>

namespace subtext {
namespace {

QString fieldWord(const ReaderField& field)
{
    return readerWord(field.word, field.others, language());
}

/// The options that anybody in any of these groups chose, which have a column each.
std::vector<std::size_t> chosenOptions(const std::vector<const ReaderQuestion*>& of,
                                       const Question& question)
{
    std::vector<std::size_t> options;
    for (std::size_t option = 0; option < question.options.size(); ++option) {
        if (std::any_of(of.begin(), of.end(), [option](const ReaderQuestion* group) {
                return group->counts.at(option) > 0;
            }))
            options.push_back(option);
    }
    return options;
}

QString shareCell(const ReaderQuestion& of, std::size_t option)
{
    const auto share = of.labels > 0 ? std::optional(100. * static_cast<double>(of.counts[option]) /
                                                     static_cast<double>(of.labels))
                                     : std::nullopt;
    return figureText(share, 1, DecimalPoint::OfFiles);
}

} // namespace

ReaderChart::ReaderChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("Groups of annotators"), QString(), prompts, parent)
{
    setTableShown(true);
}

std::vector<ReaderChart::Group> ReaderChart::groupsOf(const std::vector<ReaderFigures>& figures,
                                                      const ReaderForm& form, std::size_t question)
{
    std::vector<Group> groups;
    for (const ReaderFigures& of : figures) {
        const ReaderField* field = findReaderField(form, of.field);
        if (field == nullptr)
            continue;
        const std::vector<ListedWord> values = readerValues(*field);
        for (const ReaderGroup& group : of.groups) {
            const ReaderQuestion& answered = group.questions.at(question);
            if (answered.counts.empty())
                continue;
            QString name = group.value;
            if (field->kind == ReaderFieldKind::YesNo)
                name = group.value == QLatin1String("yes") ? tr("Yes") : tr("No");
            else if (const ListedWord* value = findToken(values, group.value);
                     value != nullptr && !value->word.isEmpty())
                name = readerWord(value->word, value->others, language());
            groups.push_back({fieldWord(*field), name, &answered});
        }
    }
    return groups;
}

/// Said once, and nothing of what is not there.
QString ReaderChart::leftOut(const std::vector<ReaderFigures>& figures, const ReaderForm& form,
                             std::size_t question)
{
    int small = 0;
    QStringList others;
    for (const ReaderFigures& of : figures) {
        for (const ReaderGroup& group : of.groups)
            small += group.questions.at(question).counts.empty() ? 1 : 0;
        const ReaderField* field = findReaderField(form, of.field);
        if (field != nullptr && of.others > 0)
            others << tr("“%1” (%2)").arg(fieldWord(*field)).arg(of.others);
    }
    QStringList said;
    if (small > 0)
        said << tr("%n groups are left out: fewer than %1 of their people answered this question, "
                   "or so few others did that these would be given away.",
                   nullptr, plural(small))
                    .arg(form.atLeast);
    if (!others.isEmpty())
        said << tr("People in no group: %1. They did not answer, or fewer than %2 people gave "
                   "their answer. If so few people would be left that they could be recognised, "
                   "the smallest group is counted here as well.")
                    .arg(listed(others))
                    .arg(form.atLeast);
    return saidTogether(said);
}

IntervalContent ReaderChart::contentOf(const std::vector<Group>& groups, const Question& question)
{
    IntervalContent content;
    content.header = {tr("Question"), tr("Group"), tr("People"), tr("Answers"), tr("Items")};
    IntervalSeries kappa;
    kappa.name = tr("Fleiss’ κ");
    IntervalSeries alpha;
    alpha.name = tr("Krippendorff’s α");
    alpha.shape = MarkShape::Diamond;
    alpha.hue = 1;
    content.header << kappa.name << alpha.name;
    std::vector<const ReaderQuestion*> answered;
    for (const Group& group : groups)
        answered.push_back(group.of);
    const std::vector<std::size_t> options = chosenOptions(answered, question);
    for (const std::size_t option : options)
        content.header << tr("%1 (%)").arg(question.options[option].word);
    QStringList told;
    for (const Group& group : groups) {
        const ReaderQuestion& of = *group.of;
        QStringList row{group.field,
                        group.name,
                        QString::number(of.people),
                        QString::number(of.labels),
                        QString::number(of.items),
                        charts::tableFigure(of.kappa),
                        charts::tableFigure(of.alpha)};
        for (const std::size_t option : options)
            row << shareCell(of, option);
        content.table.push_back(row);
        content.rows << QStringLiteral("%1 %2").arg(group.field, group.name);
        const QString remark = tr("n = %1").arg(of.items);
        kappa.marks.push_back({of.kappa, {}, remark});
        alpha.marks.push_back({of.alpha, {}, remark});
        told << tr("%1: κ %2, α %3")
                    .arg(content.rows.back(), figureText(of.kappa, 3), figureText(of.alpha, 3));
    }
    content.series = {kappa, alpha};
    content.axisTitle = tr("Agreement");
    content.summary = told.join(QStringLiteral("; ")) + u'.';
    return content;
}

void ReaderChart::setData(const std::vector<ReaderFigures>& figures, const ReaderForm& form,
                          const Task& task, std::size_t question)
{
    const Question& asked = task.questions.at(question);
    QStringList about{tr("How far annotators with the same answer about themselves agree on “%1”, "
                         "and what they chose. Groups of few people differ by chance. All items; "
                         "the choices above do not apply here.")
                          .arg(questionWord(asked))};
    const QString left = leftOut(figures, form, question);
    if (!left.isEmpty())
        about << left;
    setHeading(tr("Groups of annotators"), saidTogether(about));
    setNote(left);
    const std::vector<Group> groups = groupsOf(figures, form, question);
    if (groups.empty()) {
        setNothing(tr("No group has answers of %1 people or more yet.").arg(form.atLeast));
        return;
    }
    setContent(contentOf(groups, asked));
}

} // namespace subtext
