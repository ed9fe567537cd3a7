// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/board/labelfigures.h"

#include <QFrame>
#include <QHash>

class QCheckBox;

namespace subtext {

class ItemPanel;
class Study;
class TextReader;

/// The items behind a figure, and what each set answered to the one that is shown; its own words on
/// demand. Of an item that is hidden it says that, and nothing else.
class ModelItemPanel : public QFrame
{
    Q_OBJECT
public:
    explicit ModelItemPanel(QWidget* parent);

    void setStudy(Study* study, bool areAnswersShown);
    void setAnswersShown(bool areShown);
    /// What is shown stays, as the new figures have it.
    void setResult(const std::shared_ptr<const LabelFigures>& result);
    /// Places in the input of the result.
    void showItems(const QString& what, const evaluation::Places& places);

    ItemPanel* items() const { return m_items; }
    QCheckBox* wordsBox() const { return m_words; }
    QString answers() const;

Q_SIGNALS:
    void closeRequested();
    void deskRequested(subtext::ScenarioId scenario);

private:
    void showAnswers(ScenarioId scenario);
    QString answersText(std::size_t place) const;

    std::shared_ptr<const LabelFigures> m_result;
    QHash<ScenarioId, std::size_t> m_places;
    ScenarioId m_shown;
    ItemPanel* m_items;
    QCheckBox* m_words;
    TextReader* m_answers;
};

/// "joy", "no label (empty)": what a set answered, for people.
QString readingText(const evaluation::Reading& reading, const Question& question);

} // namespace subtext
