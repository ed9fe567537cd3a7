// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/entanglement/inference.h"
#include "ui/text/studywords.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace subtext {

/// The score of one scenario term by term: a row an emotion, a row for each pair that one of the
/// two vectors has, and the sums. Beside each term what it adds to the best vector and to the
/// runner-up.
class TermsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Term, Probability, Evidence, Prior, Best, RunnerUp, Posterior, ColumnCount };

    explicit TermsModel(const StudyWords& emotions, QObject* parent);

    void setEmotions(const StudyWords& emotions);
    /// Rows stay where they are as long as the vectors have the same pairs.
    void show(const entanglement::Probabilities& yes, const entanglement::Inference& inference);
    void clear() { setEmotions(m_emotions); }

    const std::optional<entanglement::Explanation>& explanation() const { return m_explanation; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    static constexpr int EmotionRows = static_cast<int>(entanglement::Emotions);

    bool isSum(int row) const { return row == rowCount() - 1; }
    QString emotionText(std::size_t emotion, int column) const;
    QString pairText(std::size_t pair, int column) const;
    QString sumText(int column) const;
    QString toolTipOf(int row) const;

    StudyWords m_emotions;
    entanglement::Probabilities m_yes{};
    entanglement::LogOdds m_odds{};
    entanglement::ScoreTerms m_all; ///< Of the vector with all eight: every term.
    entanglement::ByEmotion<double> m_posterior{};
    std::optional<entanglement::Explanation> m_explanation;
    std::vector<std::size_t> m_pairs; ///< Of the rows below the emotions.
};

} // namespace subtext
