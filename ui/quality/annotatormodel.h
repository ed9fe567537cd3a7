// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/practice.h"
#include "core/course/repeats.h"
#include "core/figures/livequality.h"
#include "core/study/study.h"

#include <QAbstractTableModel>

namespace subtext {

/// A row per annotator: how far, how fast, how careful. Follows the live quality row by row.
class AnnotatorModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        ProgressColumn,
        FlagRateColumn,
        DominantColumn,
        MedianColumn,
        ContradictionsColumn,
        RunColumn,
        SpreadColumn,
        DriftColumn,
        PracticeColumn,
        RepeatsColumn,
        ActivityColumn,
        ColumnCount,
    };
    enum Roles {
        PersonRole = Qt::UserRole, ///< qint64
        UnderlyingDataRole,        ///< The number behind the words, for sorting and drawing.
        TimesRole,    ///< QList<double>: seconds in the person's order, for the sparkline.
        GeneralRole,  ///< qint64: the findings about all items.
        LimitRole,    ///< double: the flag rate that the study accepts.
        WholeBarRole, ///< double: the flag rate that fills a bar, the greatest of anybody at least.
    };

    /// `live` is of that study.
    AnnotatorModel(Study& study, LiveQuality& live, QObject* parent = nullptr);

    /// Whether the study asks for it, or anybody has done it: else the column says nothing.
    bool hasPractice() const { return m_isPracticeAsked || !m_practice.empty(); }
    /// Whether the task has what it is about.
    bool hasContradictions() const;
    bool hasSpread() const { return !m_live.task(); }
    bool hasRepeats() const { return m_areRepeatsAsked || !m_repeats.empty(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// Practice or repeats, or whether they are asked for.
    void courseChanged();

private:
    struct Row
    {
        Person person;
        qint64 assigned = 0;
        PersonQuality quality;
    };

    void rebuild();
    void readCourse();
    void readAgain();
    void tellAgain();
    /// Items that were asked for again and not given, before the lock and after.
    qint64 notGivenAgain(const Row& row) const;
    /// What is labelled, without what is owed anew.
    qint64 done(const Row& row) const;
    QStringList dominantOf(const PersonQuality& of) const;
    QString dominantWords(const PersonQuality& of) const;
    QString tiedWords(const PersonQuality& of) const;
    QString practiceWords(PersonId person) const;
    QString practiceTip(const PracticeResult& result) const;
    /// What the column says, and what everybody mixed up.
    QString practiceMeaning() const;
    QString repeatsWords(PersonId person) const;
    QString tip(const Row& row, int column) const;
    double wholeBarRate() const;
    void refresh(PersonId person);
    void refreshOthers(PersonId person, const QualityMonitor::Change& change);
    QString findingsWords(const PersonQuality& of) const;
    QString words(const Row& row, int column) const;
    QVariant underlying(const Row& row, int column) const;

    Study& m_study;
    LiveQuality& m_live;
    std::vector<Row> m_rows;
    std::map<PersonId, qint64> m_notGivenAgain;
    bool m_isLocked = false;
    bool m_isPracticeAsked = false;
    bool m_areRepeatsAsked = false;
    std::shared_ptr<const Task> m_task;
    std::map<PersonId, PracticeResult> m_practice;
    std::vector<PracticeMixUp> m_mixUps; ///< Everybody's.
    std::map<PersonId, IntraAgreement> m_repeats;
};

} // namespace subtext
