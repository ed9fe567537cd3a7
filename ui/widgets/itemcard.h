// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quality/qualityrules.h"
#include "core/study/study.h"

#include <QFrame>

class QLabel;

namespace subtext {

class TextReader;

/// One item for the coordinator: the scene and every annotator's counting answer, or one person's
/// figures where a flag is about a person.
class ItemCard : public QFrame
{
    Q_OBJECT
public:
    explicit ItemCard(QWidget* parent = nullptr);

    /// False: only the scene. For whoever must not meet the answers here.
    void setAnswersShown(bool areShown) { m_areAnswersShown = areShown; }
    /// From now on as high as what it shows: for a page that scrolls itself.
    void growWithText();
    /// Says what choosing shows. Without something to choose beside the card, it asks nobody to.
    void showNothing(bool isAnyThere = true);
    void showItem(Study& study, ScenarioId scenario, PersonId person);
    /// Says something in place of an item.
    void showHint(const QString& text);
    void showRule(const QString& heading, const QString& text);
    /// Stands above what is shown and stays there when that scrolls. Empty: nothing does.
    void setHead(const QString& text);
    QString text() const;
    QString html() const;

private:
    QLabel* m_head;
    TextReader* m_reader;
    bool m_areAnswersShown = true;
};

} // namespace subtext
