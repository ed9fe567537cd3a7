// SPDX-License-Identifier: MIT
#include "core/agreement/cuefigures.h"

#include "core/agreement/figurejson.h"
#include "core/domain/furtheranswers.h"
#include "core/stats/unitized.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace subtext {
namespace {

/// A word of a scene: which of its texts, and which word of that.
using Word = std::pair<std::size_t, int>;

/// A scene's texts, cut into words once.
class CutScene
{
public:
    CutScene(const Task& task, const Scenario& scene)
        : m_scene(scene)
        , m_words(task.scene.size())
    {
        for (std::size_t field = 0; field < m_words.size(); ++field)
            m_words[field] = wordsIn(text(field));
    }

    const QString& text(std::size_t field) const
    {
        return m_scene.text(static_cast<FieldIndex>(field));
    }
    QString wordAt(const Word& word) const
    {
        const auto& words = m_words[word.first];
        return coveredBy(words[static_cast<std::size_t>(word.second)], text(word.first)).toLower();
    }
    /// The words that are marked in the scene as it reads now.
    std::set<Word> marked(const Cues& cues) const
    {
        std::set<Word> marked;
        for (const MarkedText& one : cues) {
            const std::size_t field = indexOf(one.field);
            const auto spans = marksOver(cues, one.field, text(field));
            for (const int place : wordsTouched(m_words.at(field), spans))
                marked.insert({field, place});
        }
        return marked;
    }

private:
    const Scenario& m_scene;
    std::vector<std::vector<TextSpan>> m_words; ///< By field.
};

double overlapOf(const std::set<Word>& one, const std::set<Word>& other)
{
    std::size_t shared = 0;
    for (const Word& word : one) {
        if (other.contains(word))
            ++shared;
    }
    return 2.0 * static_cast<double>(shared) / static_cast<double>(one.size() + other.size());
}

std::optional<double> meanOverlap(const std::vector<std::set<Word>>& marks)
{
    if (marks.size() < 2)
        return std::nullopt;
    double sum = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        for (std::size_t j = i + 1; j < marks.size(); ++j)
            sum += overlapOf(marks[i], marks[j]);
    }
    const std::size_t pairs = marks.size() * (marks.size() - 1) / 2;
    return sum / static_cast<double>(pairs);
}

std::vector<stats::Unit> unitsOf(const std::vector<TextSpan>& spans)
{
    std::vector<stats::Unit> units;
    for (const TextSpan& span : spans)
        units.push_back({span.begin, span.end - span.begin});
    return units;
}

class Counting
{
public:
    explicit Counting(const CueInput& input)
        : m_input(input)
        , m_further(input.further)
        , m_counts(input.task->questions.size())
    {
        for (std::size_t question = 0; question < m_counts.size(); ++question)
            m_counts[question].resize(input.task->questions[question].options.size());
    }

    void add(const Scenario& scene, const std::vector<const Annotation*>& answers)
    {
        ItemCues item{scene.id, scene.name(), static_cast<int>(answers.size()), 0, {}};
        m_figures.answers += item.answers;
        const bool isAnyMark = std::any_of(answers.begin(), answers.end(), [](const Annotation* a) {
            return !a->answer.cues.empty();
        });
        if (!isAnyMark)
            return;
        const CutScene cut(*m_input.task, scene);
        std::vector<const Annotation*> observers;
        std::vector<std::set<Word>> marks;
        for (const Annotation* answer : answers) {
            std::set<Word> marked = cut.marked(answer->answer.cues);
            m_figures.outdated += marked.empty() && !answer->answer.cues.empty() ? 1 : 0;
            if (marked.empty())
                continue;
            count(cut, *answer, marked);
            ++item.marking;
            if (m_further.contains(scene.id, answer->person)) {
                ++m_figures.furtherLeftOut;
                continue;
            }
            observers.push_back(answer);
            marks.push_back(std::move(marked));
        }
        m_figures.marking += item.marking;
        item.overlap = meanOverlap(marks);
        if (item.overlap) {
            m_sum += *item.overlap;
            ++m_figures.overlapItems;
            addUnits(cut, observers);
        }
        if (item.marking > 0)
            m_figures.items.push_back(std::move(item));
    }

    CueFigures take()
    {
        if (m_figures.overlapItems > 0)
            m_figures.overlap = m_sum / m_figures.overlapItems;
        m_figures.alpha = stats::unitizedAlpha(m_units);
        m_figures.alphaTexts = static_cast<int>(m_units.size());
        for (std::size_t question = 0; question < m_counts.size(); ++question) {
            for (std::size_t option = 0; option < m_counts[question].size(); ++option)
                addLabel(question, option);
        }
        return std::move(m_figures);
    }

private:
    struct Count
    {
        int answers = 0;
        std::map<QString, int> words;
    };

    void count(const CutScene& cut, const Annotation& answer, const std::set<Word>& marked)
    {
        std::set<QString> words;
        for (const Word& word : marked)
            words.insert(cut.wordAt(word));
        for (std::size_t question = 0; question < m_counts.size(); ++question) {
            const auto choice = answer.answer.ballot.at(question);
            if (!choice)
                continue;
            Count& of = m_counts[question].at(static_cast<std::size_t>(indexOf(*choice)));
            ++of.answers;
            for (const QString& word : words)
                ++of.words[word];
        }
    }

    void addUnits(const CutScene& cut, const std::vector<const Annotation*>& observers)
    {
        for (std::size_t field = 0; field < m_input.task->scene.size(); ++field) {
            const QString& text = cut.text(field);
            stats::Unitizing unitizing{static_cast<int>(text.toUcs4().size()), {}};
            bool isAnyUnit = false;
            for (const Annotation* observer : observers) {
                unitizing.observers.push_back(unitsOf(
                    marksOver(observer->answer.cues, static_cast<FieldIndex>(field), text)));
                isAnyUnit = isAnyUnit || !unitizing.observers.back().empty();
            }
            if (isAnyUnit)
                m_units.push_back(std::move(unitizing));
        }
    }

    void addLabel(std::size_t question, std::size_t option)
    {
        const Count& of = m_counts[question][option];
        if (of.answers == 0)
            return;
        const Question& asked = m_input.task->questions[question];
        LabelCues label{asked.token, asked.options[option].token, of.answers, {}};
        for (const auto& [word, answers] : of.words)
            label.words.push_back({word, answers});
        std::stable_sort(
            label.words.begin(), label.words.end(),
            [](const MarkedWord& a, const MarkedWord& b) { return a.answers > b.answers; });
        if (label.words.size() > LabelCues::MostWords)
            label.words.resize(LabelCues::MostWords);
        m_figures.labels.push_back(std::move(label));
    }

    const CueInput& m_input;
    FurtherAnswers m_further;
    CueFigures m_figures;
    double m_sum = 0; ///< Of the items' overlaps.
    std::vector<stats::Unitizing> m_units;
    std::vector<std::vector<Count>> m_counts; ///< By question and option.
};

figurejson::Json itemJson(const ItemCues& item)
{
    figurejson::Json json;
    json["scenario"] = item.name.toStdString();
    json["answers"] = item.answers;
    json["marking"] = item.marking;
    json["overlap"] = figurejson::number(item.overlap);
    return json;
}

figurejson::Json labelJson(const LabelCues& label)
{
    figurejson::Json json;
    json["question"] = label.question.toStdString();
    json["option"] = label.option.toStdString();
    json["answers"] = label.answers;
    json["words"] = figurejson::Json::array();
    for (const MarkedWord& word : label.words) {
        figurejson::Json one;
        one["word"] = word.word.toStdString();
        one["answers"] = word.answers;
        json["words"].push_back(std::move(one));
    }
    return json;
}

} // namespace

CueFigures cueFigures(const CueInput& input)
{
    const AnswersByItem answers = answersByItem(input.answers);
    Counting counting(input);
    for (const Scenario& scene : input.scenarios)
        counting.add(scene, answers.value(scene.id));
    return counting.take();
}

QByteArray cueJson(const CueFigures& figures)
{
    figurejson::Json json;
    json["schema"] = "subtext.cues/1";
    json["answers"] = figures.answers;
    json["marking"] = figures.marking;
    if (figures.furtherLeftOut > 0)
        json["further_annotations_left_out"] = figures.furtherLeftOut;
    json["outdated"] = figures.outdated;
    json["overlap"] = figurejson::number(figures.overlap);
    json["overlap_items"] = figures.overlapItems;
    json["unitized_alpha"] = figurejson::number(figures.alpha);
    json["unitized_alpha_texts"] = figures.alphaTexts;
    json["labels"] = figurejson::Json::array();
    for (const LabelCues& label : figures.labels)
        json["labels"].push_back(labelJson(label));
    json["items"] = figurejson::Json::array();
    for (const ItemCues& item : figures.items)
        json["items"].push_back(itemJson(item));
    return figurejson::document(json);
}

} // namespace subtext
