// SPDX-License-Identifier: MIT
#include "core/agreement/normingfiguresjson.h"

#include "core/agreement/agreementinput.h"
#include "core/domain/emotion.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

/// Figures of a norming round as JSON.
class NormingFiguresJsonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void figures_standByQuestion();
    void undefined_isNull();
};

namespace {

NormingInput twoOnOneItem(Choice second)
{
    NormingInput input;
    input.task = usualTask();
    input.questions = {FirstQuestion};
    input.people = {QStringLiteral("A"), QStringLiteral("B")};
    NormingInput::Item& item = input.items.emplace_back();
    item.name = QStringLiteral("one");
    item.first.resize(2);
    item.second.resize(2);
    item.first[0][0] = Emotion::Joy;
    item.first[1][0] = Emotion::Fear;
    item.second[0][0] = Emotion::Joy;
    item.second[1][0] = second;
    std::vector<int>& shown = item.shown.emplace_back(input.task->questions[0].options.size());
    shown.at(slotOf(Emotion::Joy)) = 1;
    shown.at(slotOf(Emotion::Fear)) = 1;
    return input;
}

figurejson::Json cellOf(const NormingInput& input)
{
    const Task& task = *input.task;
    const figurejson::Json json = figurejson::norming(normingFigures(input), task);
    return json.at("per_question").at(task.questions[0].token.toStdString());
}

std::string optionToken(Choice choice)
{
    return usualTask()->questions[0].options.at(slotOf(choice)).token.toStdString();
}

} // namespace

void NormingFiguresJsonTest::figures_standByQuestion()
{
    const figurejson::Json cell = cellOf(twoOnOneItem(Emotion::Joy));
    QCOMPARE(cell.at("votes").get<int>(), 2);
    QCOMPARE(cell.at("moved").get<int>(), 1);
    const figurejson::Json& moves = cell.at("moves");
    QCOMPARE(moves.size(), std::size_t(2));
    QCOMPARE(moves.at(optionToken(Emotion::Fear)).at(optionToken(Emotion::Joy)).get<int>(), 1);
    // 1 − 1 · (1·1/1) / (1·1)
    QCOMPARE(cell.at("before").at("krippendorff_alpha").at("value").get<double>(), 0.0);
    QCOMPARE(cell.at("after").at("percent_agreement").get<double>(), 1.0);
    QCOMPARE(cell.at("conformed").at("n").get<int>(), 2); // each is the other's plurality
    QCOMPARE(cell.at("conformed").at("share").get<double>(), 0.5);
}

void NormingFiguresJsonTest::undefined_isNull()
{
    const figurejson::Json cell = cellOf(twoOnOneItem(Emotion::Joy));
    QVERIFY(cell.at("after").at("krippendorff_alpha").at("value").is_null());
    QVERIFY(cell.at("after").at("krippendorff_alpha").at("low").is_null());
    QVERIFY(cell.at("krippendorff_alpha_change").at("value").is_null());
    QVERIFY(cell.at("gold").at("lift").at("value").is_null());
    QVERIFY(cell.at("left_plurality").at("share").is_null());
    QCOMPARE(cell.at("left_plurality").at("n").get<int>(), 0);
}

SUBTEXT_TEST(NormingFiguresJsonTest)
#include "normingfiguresjsontest.moc"
