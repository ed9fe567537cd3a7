// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QVBoxLayout;
class QWidget;

namespace subtext {

/// Captions and controls below each other. Each control is of a place of the document, shows what
/// the task has there, and says what it is to have instead.
class FormRows : public QObject
{
    Q_OBJECT
public:
    /// Of a page that has no layout yet.
    explicit FormRows(QWidget* page);

    using Text = std::function<QString(const Task&)>;
    using TakeText = std::function<void(Task&, const QString&)>;
    using Number = std::function<double(const Task&)>;
    using TakeNumber = std::function<void(Task&, double)>;

    void addHeading(const QString& text);
    void addNote(const QString& text);
    /// A note that follows the task, as a warning; hidden where it is empty.
    void addWarning(const Text& text);
    void addLine(const QString& caption, const QString& place, const Text& text,
                 const TakeText& take);
    /// A text of a few lines on the screen, which is one line in the document.
    void addText(const QString& caption, const QString& place, const Text& text,
                 const TakeText& take);
    void addColour(const QString& caption, const QString& place, const Text& text,
                   const Text& byProgram, const TakeText& take);
    /// One of a few words; number and index are those of the word.
    void addChoice(const QString& caption, const QString& place, const QStringList& words,
                   const Number& chosen, const TakeNumber& take);
    void addTick(const QString& caption, const QString& place, const Number& isOn,
                 const TakeNumber& take);
    void addWhole(const QString& caption, const QString& place, int least, int most,
                  const Number& number, const TakeNumber& take, const QString& suffix = {});
    void addReal(const QString& caption, const QString& place, double least, double most,
                 int decimals, const Number& number, const TakeNumber& take);
    void addStretch();

    void refresh(const Task& task);
    /// The control of a place, or of the nearest that holds it; null where none does.
    QWidget* controlOf(const QString& place) const;
    /// The place of the control that has the keys; empty where none has.
    QString placeInFocus() const;

Q_SIGNALS:
    void edited(const QString& place, const std::function<void(subtext::Task&)>& edit);
    void settled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row
    {
        QString place;
        QWidget* control;
        std::function<void(const Task&)> show;
    };
    void add(const QString& caption, const QString& place, QWidget* control,
             std::function<void(const Task&)> show);

    QWidget* m_page;
    QVBoxLayout* m_column;
    std::vector<Row> m_rows;
    QWidget* m_typedIn = nullptr; ///< Until it is left it shows what is refused, too.
};

} // namespace subtext
