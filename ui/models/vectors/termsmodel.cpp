// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/vectors/termsmodel.h"

#include "ui/text/entanglementtext.h"
#include "ui/text/vectormodeltext.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

namespace subtext {
namespace {

using namespace entanglement;

constexpr auto EveryEmotion = static_cast<EmotionSet>(Vectors - 1);

QString shareOf(double share)
{
    return shownNumber(share, 3);
}

/// What a term adds to a vector; nothing where the vector does not have it.
QString termText(bool isThere, double term)
{
    return isThere ? weightText(term) : QString();
}

} // namespace

TermsModel::TermsModel(const StudyWords& emotions, QObject* parent)
    : QAbstractTableModel(parent)
    , m_emotions(emotions)
{}

void TermsModel::setEmotions(const StudyWords& emotions)
{
    beginResetModel();
    m_emotions = emotions;
    m_explanation.reset();
    m_pairs.clear();
    endResetModel();
}

void TermsModel::show(const Probabilities& yes, const Inference& inference)
{
    const LogOdds odds = logOdds(yes);
    const entanglement::Explanation explanation = inference.explain(odds);
    std::vector<std::size_t> pairs;
    for (std::size_t p = 0; p < PairCount; ++p) {
        const EmotionSet both = AllPairs.at(p).mask();
        if (hasAll(explanation.best.vector, both) || hasAll(explanation.runnerUp.vector, both))
            pairs.push_back(p);
    }
    const bool isSame = m_explanation && pairs == m_pairs;
    if (!isSame)
        beginResetModel();
    m_yes = yes;
    m_odds = odds;
    m_all = inference.terms(odds, EveryEmotion);
    m_posterior = inference.posterior(odds).marginals;
    m_explanation = explanation;
    m_pairs = std::move(pairs);
    if (!isSame) {
        endResetModel();
        return;
    }
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, Best, RunnerUp);
}

int TermsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_explanation ? 0
                                              : EmotionRows + static_cast<int>(m_pairs.size()) + 1;
}

int TermsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TermsModel::emotionText(std::size_t emotion, int column) const
{
    const double both = m_all.evidence.at(emotion) + m_all.single.at(emotion);
    switch (column) {
    case Term:
        return m_emotions.at(static_cast<qsizetype>(emotion));
    case Probability:
        return shareOf(m_yes.at(emotion));
    case Evidence:
        return weightText(m_odds.at(emotion));
    case Prior:
        return weightText(m_all.single.at(emotion));
    case Best:
        return termText(has(m_explanation->best.vector, emotion), both);
    case RunnerUp:
        return termText(has(m_explanation->runnerUp.vector, emotion), both);
    case Posterior:
        return shareOf(m_posterior.at(emotion));
    default:
        return {};
    }
}

QString TermsModel::pairText(std::size_t pair, int column) const
{
    const EmotionSet both = AllPairs.at(pair).mask();
    switch (column) {
    case Term: {
        const QString words = pairWords(pair, m_emotions);
        const QString relation = relationWord(pair);
        return relation.isEmpty() ? words : tr("%1 (%2)").arg(words, relation);
    }
    case Prior:
        return weightText(m_all.pair.at(pair));
    case Best:
        return termText(hasAll(m_explanation->best.vector, both), m_all.pair.at(pair));
    case RunnerUp:
        return termText(hasAll(m_explanation->runnerUp.vector, both), m_all.pair.at(pair));
    default:
        return {};
    }
}

QString TermsModel::sumText(int column) const
{
    switch (column) {
    case Term:
        return tr("Score");
    case Best:
        return weightText(m_explanation->best.total());
    case RunnerUp:
        return weightText(m_explanation->runnerUp.total());
    default:
        return {};
    }
}

QString TermsModel::toolTipOf(int row) const
{
    if (isSum(row))
        return tr("The vector with the highest score is the answer; it leads by %1.")
            .arg(weightText(m_explanation->margin()));
    if (row < EmotionRows)
        return tr("ln(p / (1 − p)) by the text and α θ by how often the emotion is felt; a vector "
                  "with it gets both.");
    return tr("α θ of the two together; a vector gets it where it has both.");
}

QVariant TermsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_explanation)
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        if (isSum(row))
            return sumText(index.column());
        if (row < EmotionRows)
            return emotionText(static_cast<std::size_t>(row), index.column());
        return pairText(m_pairs.at(static_cast<std::size_t>(row - EmotionRows)), index.column());
    case Qt::TextAlignmentRole:
        return QVariant(index.column() == Term ? Qt::AlignLeft | Qt::AlignVCenter
                                               : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        return isSum(row) ? QVariant(theme::font(theme::TextRole::Strong)) : QVariant();
    case Qt::ToolTipRole:
        return plainToolTip(toolTipOf(row));
    default:
        return {};
    }
}

QVariant TermsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == Term ? Qt::AlignLeft | Qt::AlignVCenter
                                        : Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && m_explanation && (section == Best || section == RunnerUp))
        return plainToolTip(vectorWords(section == Best ? m_explanation->best.vector
                                                        : m_explanation->runnerUp.vector,
                                        m_emotions));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Term:
        return tr("Term");
    case Probability:
        return tr("p of the model");
    case Evidence:
        return tr("By the text");
    case Prior:
        return tr("By the prior");
    case Best:
        return tr("Best");
    case RunnerUp:
        return tr("Runner-up");
    case Posterior:
        return tr("p with the prior");
    default:
        return {};
    }
}

} // namespace subtext
