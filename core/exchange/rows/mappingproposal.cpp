// SPDX-License-Identifier: MIT
#include "core/exchange/rows/mappingproposal.h"

#include "core/exchange/rows/answerwords.h"

#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

struct OtherName
{
    Field field;
    const char* word;
};

// What everybody's columns are called elsewhere.
constexpr std::array OtherNames{
    OtherName{Field::Id, "no"},
    OtherName{Field::Id, "nr"},
    OtherName{Field::Id, "number"},
    OtherName{Field::Id, "item"},
    OtherName{Field::Id, "item_id"},
    OtherName{Field::Id, "item_no"},
    OtherName{Field::Id, "item_nr"},
    OtherName{Field::Id, "item_number"},
    OtherName{Field::Id, "lfd_nr"},
    OtherName{Field::Id, "scene"},
    OtherName{Field::Id, "ref"},
    OtherName{Field::Id, "reference"},
    OtherName{Field::Id, "key"},
    OtherName{Field::Id, "nummer"},
    OtherName{Field::Id, "szene"},
    OtherName{Field::Id, "szenen_nr"},
    OtherName{Field::Id, "szenennummer"},
    OtherName{Field::Scenario, "scenario_id"},
    OtherName{Field::Scenario, "scenario_name"},
    OtherName{Field::Group, "group"},
    OtherName{Field::Group, "category"},
    OtherName{Field::Group, "kind"},
    OtherName{Field::Group, "source"},
    OtherName{Field::Group, "via"},
    OtherName{Field::Group, "art"},
    OtherName{Field::Group, "typ"},
    OtherName{Field::Group, "kategorie"},
    OtherName{Field::Annotator, "rater"},
    OtherName{Field::Annotator, "coder"},
    OtherName{Field::Annotator, "labeller"},
    OtherName{Field::Annotator, "worker"},
    OtherName{Field::Annotator, "user"},
    OtherName{Field::Annotator, "person"},
    OtherName{Field::Annotator, "annotatorin"},
    OtherName{Field::Annotator, "annotierende"},
    OtherName{Field::Annotator, "bewerter"},
    OtherName{Field::Annotator, "bewerterin"},
    OtherName{Field::Annotator, "kodierer"},
    OtherName{Field::Annotator, "kodiererin"},
    OtherName{Field::Explanation, "reason"},
    OtherName{Field::Explanation, "comment"},
    OtherName{Field::Explanation, "rationale"},
    OtherName{Field::Explanation, "begründung"},
    OtherName{Field::Explanation, "erklärung"},
    OtherName{Field::Explanation, "kommentar"},
};

QString plain(const QString& text)
{
    return text.simplified().toCaseFolded().replace(u' ', u'_').replace(u'-', u'_');
}

/// "Item no." → Item no.
QString withoutDots(QString column)
{
    return column.remove(u'.');
}

class Proposing
{
public:
    Proposing(const Task& task, const QStringList& columns, const std::vector<QStringList>& rows,
              const QMap<QString, QString>& known)
        : m_task(task)
        , m_names(task)
        , m_words(m_names)
        , m_columns(columns)
        , m_rows(rows)
        , m_known(known)
    {}

    MappingProposal propose()
    {
        for (qsizetype at = 0; at < m_columns.size(); ++at)
            offer(m_names.named(m_columns[at]), at);
        for (qsizetype at = 0; at < m_columns.size(); ++at)
            offer(fieldOfWord(plain(m_columns[at])), at);
        for (auto of = m_known.cbegin(); of != m_known.cend(); ++of) {
            if (const qsizetype at = m_columns.indexOf(of.value()); at >= 0)
                offer(m_names.named(of.key()), at);
        }
        for (const OtherName& other : OtherNames) {
            for (qsizetype at = 0; at < m_columns.size(); ++at) {
                if (plain(withoutDots(m_columns[at])) == QString::fromUtf8(other.word))
                    offer(other.field, at);
            }
        }
        for (qsizetype at = 0; at < m_columns.size(); ++at)
            offer(fieldOfValues(at), at);
        offerHero();
        offerId();
        offerGroup();
        for (auto of = m_columnOf.begin(); of != m_columnOf.end(); ++of)
            proposeWords(of.key(), of.value());
        return std::move(m_proposal);
    }

private:
    void offer(std::optional<Field> field, qsizetype column)
    {
        if (!field || m_names.tokenOf(*field).isEmpty() || m_columnOf.contains(*field) ||
            m_used.contains(column))
            return;
        m_columnOf.insert(*field, column);
        m_used.insert(column);
        m_proposal.columns.insert(m_names.tokenOf(*field), m_columns[column]);
    }

    std::optional<Field> fieldOfWord(const QString& word) const
    {
        for (std::size_t i = 0; i < m_task.scene.size(); ++i) {
            if (plain(m_task.scene[i].word) == word)
                return sceneField(i);
        }
        for (std::size_t i = 0; i < m_task.questions.size(); ++i) {
            if (plain(m_task.questions[i].word) == word)
                return questionField(i);
        }
        for (std::size_t i = 0; i < m_task.scales.size(); ++i) {
            if (plain(m_task.scales[i].word) == word)
                return scaleField(i);
        }
        if (m_task.group && plain(m_task.group->word) == word)
            return Field::Group;
        return std::nullopt;
    }

    /// What stands in a column, once each.
    QSet<QString> wordsIn(qsizetype column) const
    {
        QSet<QString> words;
        for (const QStringList& row : m_rows) {
            if (const QString word = row.value(column).simplified(); !word.isEmpty())
                words.insert(word);
        }
        return words;
    }

    /// The one field without a column that can say all that stands in this one.
    std::optional<Field> fieldOfValues(qsizetype column) const
    {
        const QSet<QString> words = wordsIn(column);
        if (words.isEmpty() || m_used.contains(column))
            return std::nullopt;
        std::optional<Field> found;
        for (Field field : m_names.fields()) {
            if (!m_words.isClosed(field) || isGold(field) || m_columnOf.contains(field))
                continue;
            const bool fits = std::all_of(words.begin(), words.end(), [&](const QString& word) {
                return m_words.placeOf(field, word).has_value();
            });
            if (fits && found)
                return std::nullopt;
            if (fits)
                found = field;
        }
        return found;
    }

    /// The large text, where one column of words is left that has no name for it.
    void offerHero()
    {
        const SceneField* hero = heroOf(m_task);
        const auto number =
            hero != nullptr ? indexOfToken(m_task.scene, hero->token) : std::nullopt;
        if (!number || m_columnOf.contains(sceneField(*number)))
            return;
        constexpr qsizetype Sentence = 20;
        qsizetype longest = -1;
        qsizetype most = Sentence;
        for (qsizetype at = 0; at < m_columns.size(); ++at) {
            if (m_used.contains(at) || m_rows.empty())
                continue;
            qsizetype length = 0;
            for (const QStringList& row : m_rows)
                length += row.value(at).size();
            if (length / static_cast<qsizetype>(m_rows.size()) > most) {
                most = length / static_cast<qsizetype>(m_rows.size());
                longest = at;
            }
        }
        if (longest >= 0)
            offer(sceneField(*number), longest);
    }

    /// The only column that nobody took of which `fits` holds for the words, all of them short.
    template <typename Fits> std::optional<qsizetype> onlyColumn(Fits fits) const
    {
        constexpr qsizetype LongestName = 40;
        constexpr std::size_t FewestRows = 3; // fewer differ, or do not, by chance
        std::optional<qsizetype> found;
        for (qsizetype at = 0; m_rows.size() >= FewestRows && at < m_columns.size(); ++at) {
            const bool areNames = std::all_of(m_rows.begin(), m_rows.end(), [&](const auto& row) {
                const QString word = row.value(at).simplified();
                return !word.isEmpty() && word.size() <= LongestName;
            });
            if (m_used.contains(at) || !areNames || !fits(wordsIn(at)))
                continue;
            if (found)
                return std::nullopt;
            found = at;
        }
        return found;
    }

    /// The one column left in which no two rows say the same, in a word.
    void offerId()
    {
        const auto column = onlyColumn([this](const QSet<QString>& words) {
            return words.size() == static_cast<qsizetype>(m_rows.size()) &&
                   std::none_of(words.begin(), words.end(),
                                [](const QString& word) { return word.contains(u' '); });
        });
        if (column && !m_columnOf.contains(Field::Scenario))
            offer(Field::Id, *column);
    }

    /// The one column left in which rows repeat what others say.
    void offerGroup()
    {
        const auto column = onlyColumn([this](const QSet<QString>& words) {
            return words.size() > 1 && words.size() < static_cast<qsizetype>(m_rows.size());
        });
        if (column && m_task.group && !m_task.group->isClosed())
            offer(Field::Group, *column);
    }

    void proposeWords(Field field, qsizetype column)
    {
        if (!m_words.isClosed(field) || isGold(field))
            return;
        const auto all = wordsIn(column);
        for (const QString& word : all) {
            const QString token = m_words.placeOf(field, word) ? QString() : meantBy(field, word);
            if (!token.isEmpty())
                m_proposal.values[m_names.tokenOf(field)].insert(word, token);
        }
    }

    /// The token of the one word of a field that begins as this one does, or that this one begins.
    QString meantBy(Field field, const QString& word) const
    {
        const QString key = plain(word);
        QString meant;
        for (const auto& [token, known] : wordsOf(field)) {
            const bool fits = plain(token).startsWith(key) || plain(known).startsWith(key) ||
                              (token.size() > 1 && key.startsWith(plain(token)));
            if (fits && !meant.isEmpty() && meant != token)
                return {};
            if (fits)
                meant = token;
        }
        return meant;
    }

    /// Tokens and words.
    std::vector<std::pair<QString, QString>> wordsOf(Field field) const
    {
        std::vector<std::pair<QString, QString>> words;
        const auto add = [&words](const auto& parts) {
            for (const auto& part : parts)
                words.emplace_back(part.token, part.word);
        };
        const auto number = [field](Field first) {
            return static_cast<std::size_t>(field) - static_cast<std::size_t>(first);
        };
        if (isQuestion(field)) {
            add(m_task.questions[number(Field::FirstOfQuestions)].options);
        } else if (isScale(field)) {
            for (const ScalePoint& point : m_task.scales[number(Field::FirstScale)].points)
                words.emplace_back(QString::number(point.value), point.word);
        } else if (field == Field::Group) {
            add(*m_task.group->options);
        } else {
            add(m_task.scene[number(Field::FirstOfScene)].options);
        }
        return words;
    }

    const Task& m_task;
    ColumnNames m_names;
    AnswerWords m_words;
    const QStringList& m_columns;
    const std::vector<QStringList>& m_rows;
    const QMap<QString, QString>& m_known;
    QMap<Field, qsizetype> m_columnOf;
    QSet<qsizetype> m_used;
    MappingProposal m_proposal;
};

} // namespace

MappingProposal proposeMapping(const Task& task, const QStringList& columns,
                               const std::vector<QStringList>& rows,
                               const QMap<QString, QString>& known)
{
    return Proposing(task, columns, rows, known).propose();
}

} // namespace subtext
