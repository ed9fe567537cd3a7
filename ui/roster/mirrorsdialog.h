// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/figures/mirrorreading.h"
#include "ui/background/studythread.h"

#include <QDialog>
#include <QLabel>

#include <functional>
#include <vector>

class QCheckBox;
class QListWidget;
class QPagedPaintDevice;
class QPushButton;

namespace subtext {

class Prompts;
class Study;

/// Makes the mirrors of a locked study: whose, with the others' explanations or without, into a
/// folder as PDF, or one of them on paper. What is read of the study is read beside the window.
class MirrorsDialog : public QDialog
{
    Q_OBJECT
public:
    /// `people` are those who answered anything. The prompts must outlive it.
    MirrorsDialog(const Study& study, const Environment& environment, Prompts& prompts,
                  const std::vector<Person>& people, QWidget* parent);

    QListWidget* people() const { return m_list; }
    QString report() const { return m_report->text(); }
    bool isWorking() const { return m_isWorking; }

    /// A PDF for each of those who are ticked.
    void writeInto(const QString& folder);
    /// The page of the one who is ticked; `device` must last until isWorking() says no.
    void printTo(QPagedPaintDevice& device);

Q_SIGNALS:
    void written(int pages, const QString& folder);

private:
    void build();
    std::vector<PersonId> ticked() const;
    void askForFolder();
    void askToPrint();
    /// Reads the pages of those who are ticked, then does that.
    void withMirrors(std::function<void(const Mirrors&)> then);
    void writePage(const std::shared_ptr<const Mirrors>& mirrors, const std::vector<QString>& names,
                   std::size_t page);
    void setWorking(bool isWorking, const QString& report = {});
    void refuse(const Error& error);
    void updateButtons();

    Prompts& m_prompts;
    std::vector<Person> m_people; ///< In the order of the list.
    bool m_isWorking = false;
    QListWidget* m_list;
    QCheckBox* m_reasons;
    QLabel* m_report;
    QPushButton* m_print;
    QPushButton* m_write;
    QString m_folder;
    StudyThread m_thread; // last: it ends before what its work refers to
};

} // namespace subtext
