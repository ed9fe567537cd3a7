// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/goldlabel.h"
#include "core/task/builtintasks.h"
#include "tests/support/must.h"
#include "tests/support/tasks.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/questiontable.h"

#include <QLabel>
#include <QTableView>

namespace subtext::test {

/// Studies with several questions, for tests of the desk, and what stands on the desk of one. A
/// base, so that its short names are those of its tests alone.
struct DeskOfTasks
{
    static constexpr Choice No{0};
    static constexpr Choice Yes{1};
    static constexpr QuestionIndex Joy{0};
    static constexpr QuestionIndex Fear{2};

    static const Task& emoScene() { return *builtInTask(u"emoscene"); }

    /// Four people about three stories: the first ties on joy and on fear, the second on sadness;
    /// of the third all say the same.
    static DeskAnswers threeStories()
    {
        return {emoScene(),
                storiesAboutMara(3),
                {{yesTo({0, 2}), yesTo({0, 2}), yesTo({}), yesTo({1})},
                 {yesTo({4}), yesTo({4}), yesTo({}), yesTo({})},
                 {yesTo({2}), yesTo({2}), yesTo({2}), yesTo({2})}}};
    }

    static Answer mailAnswer(Choice tone, bool wantsRefund, int mood, int effort,
                             const QString& because)
    {
        Answer answer;
        answer.ballot = {tone, wantsRefund ? Yes : No, No, Yes};
        answer.scales[0] = mood;
        answer.scales[1] = effort;
        answer.explanation = because;
        return answer;
    }

    static Scenario mail(int number)
    {
        return mailFromIda(number, QStringLiteral("kettle"),
                           QStringLiteral("It is Friday, and this is mail number %1.").arg(number));
    }

    /// The first ties on tone (cross, worried) and on the refund, the second on tone alone.
    static DeskAnswers twoMails()
    {
        constexpr Choice Worried{2};
        constexpr Choice Cross{4};
        const auto because = [](int n) { return QStringLiteral("Reading %1.").arg(n); };
        return {thirdTask(),
                {mail(1), mail(2)},
                {{mailAnswer(Cross, true, -2, 1, because(1)),
                  mailAnswer(Cross, true, -1, 2, because(2)),
                  mailAnswer(Worried, false, 1, 3, because(3)),
                  mailAnswer(Worried, false, -2, 5, because(4))},
                 {mailAnswer(Cross, false, -1, 1, {}), mailAnswer(Cross, false, -1, 1, {}),
                  mailAnswer(Worried, false, -1, 1, {}), mailAnswer(Worried, false, -1, 1, {})}}};
    }

    static DeskEditing& editing(DeskWindow& at) { return at.page().session()->editing(); }

    static QString cell(DeskWindow& at, int row, int column)
    {
        return at.page().questions()->view()->model()->index(row, column).data().toString();
    }

    static QStringList shownOptions(DeskWindow& at)
    {
        QStringList words;
        for (const PickButton* button : at.page().decision()->findChildren<PickButton*>()) {
            if (!button->isHidden() && button->pick().label)
                words << button->text();
        }
        return words;
    }

    static QString asked(DeskWindow& at)
    {
        for (const QLabel* label : at.page().decision()->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().endsWith(u'?'))
                return label->text();
        }
        return {};
    }

    static std::optional<Choice> goldOf(DeskWindow& at, const QString& name, QuestionIndex question)
    {
        const auto gold = must(at.study().gold());
        for (const Scenario& scene : must(at.study().scenarios())) {
            for (const ItemGold& each : gold) {
                if (scene.name() == name && each.scenario == scene.id)
                    return each.of(question).label;
            }
        }
        return std::nullopt;
    }
};

} // namespace subtext::test
