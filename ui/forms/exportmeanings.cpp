// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/exportmeanings.h"

#include "ui/forms/mappingfiles.h"
#include "ui/forms/meaningtree.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/formfields.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

QStringList wordsOf(const LabelStudioContent& content)
{
    QStringList words;
    for (const InterfaceControl& control : content.interface.controls) {
        words << control.name << control.tag;
        for (const InterfaceControl::Word& word : control.words)
            words << word.exported;
    }
    return words;
}

bool areAlike(const ExportFindings& one, const ExportFindings& other)
{
    return one.paths == other.paths && one.content.people == other.content.people &&
           columnsOf(one.content) == columnsOf(other.content) &&
           wordsOf(one.content) == wordsOf(other.content);
}

} // namespace

ExportMeanings::ExportMeanings(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_tree(new MeaningTree(this))
    , m_files(new MappingFiles(
          prompts, [this] { return mapping(); }, this))
    , m_groundTruth(makeNarrowChoice(this))
    , m_skipped(makeNarrowChoice(this))
{
    setProperty("transparent", true);
    QVBoxLayout* rows = makeColumn(this, {}, 8);
    rows->addWidget(m_tree, 1);
    m_groundTruth->setObjectName(QStringLiteral("truthColumn"));
    m_skipped->setObjectName(QStringLiteral("skippedItems"));
    offerGroundTruth(*m_groundTruth);
    offerSkipped(*m_skipped);
    // One below the other: the page is as wide as its widest row, also where it is not shown.
    rows->addWidget(m_groundTruth);
    rows->addWidget(m_skipped);
    rows->addWidget(m_files, 0, Qt::AlignLeft);
    connect(m_groundTruth, &QComboBox::currentIndexChanged, this, &ExportMeanings::changed);
    connect(m_skipped, &QComboBox::currentIndexChanged, this, [this] {
        m_isSkippedSaid = true;
        Q_EMIT changed();
    });
    connect(m_tree, &MeaningTree::changed, this, [this] {
        m_isSaid = true;
        Q_EMIT changed();
    });
    connect(m_files, &MappingFiles::opened, this, [this](const ImportMapping& mapping) {
        if (!m_shown)
            return;
        m_isSkippedSaid = false; // the file says it
        fill(mapping);
        m_isSaid = true;
        Q_EMIT changed();
    });
}

void ExportMeanings::offerGroundTruth(QComboBox& choice)
{
    choice.addItem(tr("Marked as ground truth: left out"), static_cast<int>(GroundTruth::LeaveOut));
    choice.addItem(tr("Marked as ground truth: gold labels"), static_cast<int>(GroundTruth::Gold));
    choice.addItem(tr("Marked as ground truth: answers"), static_cast<int>(GroundTruth::Answer));
    explainField(choice, tr("Ground truth"),
                 tr("How annotations that Label Studio calls ground truth are imported."));
}

GroundTruth ExportMeanings::groundTruthIn(const QComboBox& choice)
{
    return static_cast<GroundTruth>(choice.currentData().toInt());
}

void ExportMeanings::offerSkipped(QComboBox& choice)
{
    choice.addItem(tr("Skipped tasks: not imported"), false);
    choice.addItem(tr("Skipped tasks: flagged drafts"), true);
    explainField(
        choice, tr("Skipped tasks"),
        tr("Whether tasks that somebody skipped in Label Studio are counted and no more, or "
           "become drafts of that person with a flag."));
}

bool ExportMeanings::flagsSkippedIn(const QComboBox& choice)
{
    return choice.currentData().toBool();
}

void ExportMeanings::showSkipped(QComboBox& choice, bool areFlagged)
{
    const QSignalBlocker quiet(choice);
    choice.setCurrentIndex(choice.findData(areFlagged));
}

ImportMapping ExportMeanings::mapping() const
{
    ImportMapping said = m_tree->mapping();
    said.flagsSkipped = flagsSkippedIn(*m_skipped);
    return said;
}

bool ExportMeanings::show(const std::optional<ExportFindings>& exports,
                          std::shared_ptr<const Task> task)
{
    if (!exports) {
        forget();
        return false;
    }
    if (m_shown && m_task == task && areAlike(*m_shown, *exports))
        return false;
    m_shown = exports;
    m_task = std::move(task);
    m_files->setTask(m_task);
    fill(m_shown->meaning);
    // What is new may be proposed beside what was said: then it is read by what is shown.
    if (m_isSaid && m_tree->mapping() != m_shown->meaning)
        QMetaObject::invokeMethod(this, &ExportMeanings::changed, Qt::QueuedConnection);
    return true;
}

/// As the import knows somebody without a word: by name, else by code; empty of others.
QString ExportMeanings::knownCode(const QString& who) const
{
    const QString said = who.trimmed();
    const auto codeWhere = [this](const auto& isThem) {
        const auto found = std::find_if(m_people.begin(), m_people.end(), isThem);
        return found == m_people.end() ? QString() : found->code;
    };
    const QString named = codeWhere([&](const Person& person) { return person.name == said; });
    return !named.isEmpty() ? named : codeWhere([&](const Person& person) {
        return person.code.compare(said, Qt::CaseInsensitive) == 0;
    });
}

void ExportMeanings::fill(ImportMapping mapping)
{
    if (!m_isSkippedSaid)
        showSkipped(*m_skipped, mapping.flagsSkipped);
    std::vector<InterfaceMeaning> roster;
    for (const Person& person : m_people)
        roster.push_back({person.code, QStringLiteral("%1 %2").arg(person.code, person.name)});
    for (QString& who : mapping.people) { // a code, in whatever way they are named
        if (const QString code = knownCode(who); !code.isEmpty())
            who = code;
    }
    std::vector<MeaningTree::Somebody> there;
    for (const QString& person : std::as_const(m_shown->content.people)) {
        const QString code = knownCode(person);
        there.push_back({person, person, !code.isEmpty()});
        if (!code.isEmpty() && !mapping.people.contains(person))
            mapping.people.insert(person, code);
    }
    if (roster.empty())
        there.clear();
    m_tree->show(m_task, m_shown->content.interface, mapping, there, roster);
}

void ExportMeanings::forget()
{
    m_shown.reset();
    m_isSaid = false;
    m_isSkippedSaid = false;
    showSkipped(*m_skipped, false);
}

ExportWishes ExportMeanings::wishes() const
{
    ExportWishes wishes;
    wishes.groundTruth = groundTruthIn(*m_groundTruth);
    if (m_isSkippedSaid)
        wishes.flagsSkipped = flagsSkippedIn(*m_skipped);
    if (m_isSaid)
        wishes.mapping = mapping();
    return wishes;
}

} // namespace subtext
