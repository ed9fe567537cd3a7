// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bridge/studiobridge.h"
#include "core/exchange/labelstudio/labelinterface.h"
#include "ui/background/studythread.h"

#include <QSet>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace subtext {

class MappingFiles;
class MeaningTree;
class PageStack;
class Prompts;
class SegmentBar;
class TextReader;

/// HTML with a paragraph for each line, shown letter by letter.
QString linesHtml(const QStringList& lines);

/// A fetched project before it is taken: what comes along and what is refused, as it was tried in
/// the study and undone, and what its interface means. Whatever is changed here is tried anew.
class PullPage : public QWidget
{
    Q_OBJECT
public:
    PullPage(Prompts& prompts, Study& study, const Environment& environment, QWidget* parent);

    /// `known`: what its interface means, where that is known already.
    void show(const FetchedProject& fetched, const ImportMapping& known = {});
    /// The study was made for the project: with its task, and with its instructions or without.
    void beForNewStudy();
    /// What is being read is of no use any more.
    void abandon();
    /// The same, and nothing is shown: whatever is changed then is read anew.
    void stop();
    bool isReading() const { return m_isReading; }
    bool isReady() const { return !m_files.empty(); }

    struct Taken
    {
        QString what; ///< In a sentence.
        QString html;
    };
    Result<Taken> take(PersonId by);

    MeaningTree* meanings() const { return m_meanings; }
    MappingFiles* mappingFiles() const { return m_mappingFiles; }
    SegmentBar* views() const { return m_views; }
    QString preview() const;

Q_SIGNALS:
    void changed();
    /// Why it cannot be taken as it is; empty: nothing is wrong any more.
    void problem(const QString& text);

private:
    void build();
    void buildWishes(QVBoxLayout& rows);
    void showWishes();
    /// What of the project stays there, a sentence each.
    QStringList leftThere() const;
    Result<void> readDecisions();
    void showView(int view);
    Result<void> showMeanings(const ImportOptions& options);
    ImportMapping mapping() const;
    PullWishes wishes() const;
    void useMapping(const ImportMapping& mapping);
    void read();
    void tryOut(const ImportOptions& options, const Result<ImportedFile>& file);
    void refuse(const Error& error);
    void saveTask();

    Prompts& m_prompts;
    Study& m_study;
    std::optional<FetchedProject> m_fetched;
    std::optional<LabelInterface> m_interface;
    ImportMapping m_known;
    QSet<QString> m_decided; ///< Names of scenes that the study has decided.
    bool m_isMeaningSaid = false;
    ImportOptions m_options;
    std::vector<ImportedFile> m_files; ///< Tried, and to be taken; else empty.
    bool m_isReading = false;
    bool m_isForNewStudy = false;
    bool m_leavesInstructions = false;
    quint64 m_readings = 0;

    SegmentBar* m_views = nullptr;
    PageStack* m_stack = nullptr;
    TextReader* m_preview = nullptr;
    MeaningTree* m_meanings = nullptr;
    MappingFiles* m_mappingFiles = nullptr;
    QCheckBox* m_scenesAlone = nullptr;
    QCheckBox* m_gold = nullptr;
    QComboBox* m_groundTruth = nullptr;
    QComboBox* m_skipped = nullptr;
    bool m_isSkippedSaid = false;
    QPushButton* m_makeTask = nullptr;
    StudyThread m_thread; // last: it ends before what its work refers to
};

} // namespace subtext
