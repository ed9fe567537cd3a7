// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/itemcard.h"

#include "core/course/labelling.h"
#include "core/course/roster.h"
#include "core/domain/ceiscene.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/textreader.h"

#include <QVBoxLayout>

namespace subtext {
namespace {

QString answerHtml(const Person& person, const Annotation& annotation, bool isTheOne)
{
    QStringList points;
    for (ScaleIndex dimension : AllDimensions) {
        if (const auto point = annotation.answer.scale(dimension))
            points << pointWord(dimension, *point);
    }
    const QString name = person.name.toHtmlEscaped();
    QString html = QStringLiteral("<p>%1: <b>%2</b><br>%3")
                       .arg(isTheOne ? QStringLiteral("<u>%1</u>").arg(name) : name,
                            annotation.answer.ballot[0] ? emotionWord(*annotation.answer.ballot[0])
                                                        : QString(),
                            points.join(QStringLiteral(", ")));
    if (annotation.timings)
        html += QStringLiteral("<br>") + ItemCard::tr("active %1, visits %2")
                                             .arg(durationWords(annotation.timings->activeMs))
                                             .arg(annotation.timings->visits);
    if (!annotation.answer.explanation.isEmpty())
        html += QStringLiteral("<br><i>%1</i>").arg(annotation.answer.explanation.toHtmlEscaped());
    return html + QStringLiteral("</p>");
}

} // namespace

ItemCard::ItemCard(QWidget* parent)
    : QFrame(parent)
{
    setProperty("card", true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 10, 10);
    m_reader = new TextReader(this);
    m_reader->setAccessibleName(tr("The item"));
    layout->addWidget(m_reader);
    showNothing();
}

void ItemCard::showNothing()
{
    m_reader->setHtml(QStringLiteral("<p>%1</p>")
                          .arg(tr("Choose a finding or a point in a chart; its item will be shown "
                                  "here.")));
}

void ItemCard::showRule(const QString& heading, const QString& text)
{
    m_reader->setHtml(QStringLiteral("<p><b>%1</b></p><p>%2</p>")
                          .arg(heading.toHtmlEscaped(), text.toHtmlEscaped()));
}

void ItemCard::showItem(Study& study, ScenarioId scenario, PersonId person)
{
    Reads reads;
    const auto scene = reads.take(study.scenario(scenario));
    const auto raters =
        m_areAnswersShown ? reads.take(study.raters(scenario)) : std::vector<PersonId>();
    std::vector<std::pair<std::optional<Person>, std::vector<Annotation>>> answers;
    for (PersonId rater : raters) {
        auto who = reads.take(study.roster().person(rater));
        auto history = reads.take(study.labelling().history(rater, scenario));
        answers.emplace_back(std::move(who), std::move(history));
    }
    if (!reads.outcome() || !scene) {
        showNothing();
        return;
    }
    QString html =
        QStringLiteral("<p><b>%1</b></p><p>%2</p><p>%3 → %4:<br><b>“%5”</b></p><hr>")
            .arg(scene->name().toHtmlEscaped(), scene->text(ScenePart::Context).toHtmlEscaped(),
                 scene->text(ScenePart::SpeakerRole).simplified().toHtmlEscaped(),
                 scene->text(ScenePart::ListenerRole).simplified().toHtmlEscaped(),
                 scene->text(ScenePart::Utterance).toHtmlEscaped());
    if (!m_areAnswersShown)
        html += QStringLiteral("<p>%1</p>").arg(tr("The answers are shown at the desk."));
    for (const auto& [who, history] : answers) {
        if (who && !history.empty())
            html += answerHtml(*who, history.back(), who->id == person);
    }
    m_reader->setHtml(html);
}

QString ItemCard::text() const
{
    return m_reader->toPlainText();
}

} // namespace subtext
