// SPDX-License-Identifier: MIT
#include "core/exchange/cei/ceiguess.h"

#include "core/exchange/rows/answerwords.h"
#include "core/exchange/rows/ceicolumns.h"

#include <algorithm>

namespace subtext {
namespace {

struct Synonym
{
    Field field;
    const char* word;
};

// What scenes, speakers and sentences are called elsewhere; the names of columns.cpp come first.
constexpr std::array Synonyms{
    Synonym{Field::Id, "no"},
    Synonym{Field::Id, "nr"},
    Synonym{Field::Id, "number"},
    Synonym{Field::Id, "item"},
    Synonym{Field::Id, "item_id"},
    Synonym{Field::Id, "item_no"},
    Synonym{Field::Id, "item_nr"},
    Synonym{Field::Id, "item_number"},
    Synonym{Field::Id, "lfd_nr"},
    Synonym{Field::Id, "scenario_id"},
    Synonym{Field::Id, "scene"},
    Synonym{Field::Id, "nummer"},
    Synonym{Field::Id, "szene"},
    Synonym{Field::Id, "szenen_nr"},
    Synonym{Field::Id, "szenennummer"},
    Synonym{Field::Group, "type"},
    Synonym{Field::Group, "category"},
    Synonym{Field::Group, "art"},
    Synonym{Field::Group, "typ"},
    Synonym{Field::Group, "kategorie"},
    Synonym{CeiField::SpeakerRole, "who"},
    Synonym{CeiField::SpeakerRole, "from"},
    Synonym{CeiField::SpeakerRole, "sender"},
    Synonym{CeiField::SpeakerRole, "sprecher"},
    Synonym{CeiField::SpeakerRole, "sprecherin"},
    Synonym{CeiField::SpeakerRole, "absender"},
    Synonym{CeiField::SpeakerRole, "wer"},
    Synonym{CeiField::SpeakerRole, "von"},
    Synonym{CeiField::ListenerRole, "addressee"},
    Synonym{CeiField::ListenerRole, "hearer"},
    Synonym{CeiField::ListenerRole, "recipient"},
    Synonym{CeiField::ListenerRole, "to"},
    Synonym{CeiField::ListenerRole, "hörer"},
    Synonym{CeiField::ListenerRole, "hörerin"},
    Synonym{CeiField::ListenerRole, "zuhörer"},
    Synonym{CeiField::ListenerRole, "zuhörerin"},
    Synonym{CeiField::ListenerRole, "adressat"},
    Synonym{CeiField::ListenerRole, "empfänger"},
    Synonym{CeiField::ListenerRole, "an"},
    Synonym{CeiField::Context, "situation"},
    Synonym{CeiField::Context, "background"},
    Synonym{CeiField::Context, "setting"},
    Synonym{CeiField::Context, "story"},
    Synonym{CeiField::Context, "kontext"},
    Synonym{CeiField::Context, "hintergrund"},
    Synonym{CeiField::Context, "vorgeschichte"},
    Synonym{CeiField::Utterance, "text"},
    Synonym{CeiField::Utterance, "sentence"},
    Synonym{CeiField::Utterance, "quote"},
    Synonym{CeiField::Utterance, "says"},
    Synonym{CeiField::Utterance, "said"},
    Synonym{CeiField::Utterance, "what_is_said"},
    Synonym{CeiField::Utterance, "what_was_said"},
    Synonym{CeiField::Utterance, "what_they_say"},
    Synonym{CeiField::Utterance, "what_they_said"},
    Synonym{CeiField::Utterance, "utterance_said"},
    Synonym{CeiField::Utterance, "line"},
    Synonym{CeiField::Utterance, "äußerung"},
    Synonym{CeiField::Utterance, "äusserung"},
    Synonym{CeiField::Utterance, "aussage"},
    Synonym{CeiField::Utterance, "satz"},
    Synonym{CeiField::Utterance, "zitat"},
    Synonym{CeiField::Utterance, "gesagtes"},
    Synonym{CeiField::Utterance, "das_gesagte"},
    Synonym{CeiField::Utterance, "was_gesagt_wird"},
    Synonym{CeiField::Utterance, "was_gesagt_wurde"},
    Synonym{CeiField::Utterance, "was_sie_sagen"},
    Synonym{CeiField::Utterance, "wortlaut"},
    Synonym{CeiField::Power, "power"},
    Synonym{CeiField::Power, "relation"},
    Synonym{CeiField::Power, "machtverhältnis"},
    Synonym{CeiField::Emotion, "label"},
    Synonym{CeiField::Emotion, "gefühl"},
    Synonym{Field::Annotator, "rater"},
    Synonym{Field::Annotator, "person"},
    Synonym{Field::Annotator, "annotatorin"},
    Synonym{Field::Annotator, "annotierende"},
    Synonym{Field::Annotator, "bewerter"},
    Synonym{Field::Annotator, "bewerterin"},
    Synonym{Field::Annotator, "kodierer"},
    Synonym{Field::Annotator, "kodiererin"},
    Synonym{scaleField(0), "valenz"},
    Synonym{scaleField(1), "erregung"},
    Synonym{scaleField(2), "dominanz"},
    Synonym{scaleField(3), "sicherheit"},
    Synonym{scaleField(3), "konfidenz"},
    Synonym{Field::Explanation, "begründung"},
    Synonym{Field::Explanation, "erklärung"},
    Synonym{CeiField::Gold, "final_label"},
    Synonym{CeiField::Gold, "goldstandard"},
};

/// "Item no." → item_no.
QString plainName(QString column)
{
    column = column.remove(u'.').simplified().toLower();
    return column.replace(u' ', u'_').replace(u'-', u'_');
}

bool isInScene(Field field)
{
    return field >= Field::FirstOfScene && field < Field::FirstOfQuestions;
}

/// The only column that is not used in which every row says a subtype, by token or word.
QString columnOfSubtypes(const Task& task, const QStringList& columns,
                         const std::vector<QStringList>& rows, const QStringList& used)
{
    QString found;
    for (qsizetype at = 0; !rows.empty() && at < columns.size(); ++at) {
        const bool areSubtypes = std::all_of(rows.begin(), rows.end(), [&](const auto& row) {
            const QString word = row.value(at).trimmed();
            return !word.isEmpty() && groupOf(task, word).has_value();
        });
        if (!areSubtypes || used.contains(columns[at]))
            continue;
        if (!found.isEmpty())
            return {};
        found = columns[at];
    }
    return found;
}

} // namespace

QMap<QString, QString> guessCeiColumns(const ColumnNames& names, const QStringList& columns,
                                       const std::vector<QStringList>& rows)
{
    QMap<QString, QString> guess;
    QStringList used;
    for (const QString& column : columns) {
        if (const auto field = names.named(column)) {
            guess.insert(names.tokenOf(*field), column);
            used << column;
        }
    }
    for (const QString& column : columns) {
        const auto field = names.worded(column);
        if (field && !used.contains(column) && !guess.contains(names.tokenOf(*field))) {
            guess.insert(names.tokenOf(*field), column);
            used << column;
        }
    }
    const QString subtype = columnOfSubtypes(names.task(), columns, rows, used);
    if (!subtype.isEmpty() && !guess.contains(names.tokenOf(Field::Group))) {
        guess.insert(names.tokenOf(Field::Group), subtype);
        used << subtype;
    }
    for (const Synonym& synonym : Synonyms) {
        const QString token = names.tokenOf(synonym.field);
        for (const QString& column : columns) {
            const bool isMeant =
                plainName(column) == QString::fromUtf8(synonym.word) || plainName(column) == token;
            if (isMeant && !guess.contains(token) && !used.contains(column)) {
                guess.insert(token, column);
                used << column;
            }
        }
    }
    return guess;
}

QMap<QString, QString> guessFieldsOfCei(const ColumnNames& names, const QStringList& columns)
{
    QMap<QString, QString> guess;
    for (const CeiColumnName& of : ceiColumnNames()) {
        const QString token = of.name;
        const auto field = names.named(token);
        if (!isInScene(of.field) || !field || !isInScene(*field))
            continue;
        for (const Synonym& synonym : Synonyms) {
            const auto column =
                std::find_if(columns.begin(), columns.end(), [&](const QString& name) {
                    return plainName(name) == QString::fromUtf8(synonym.word);
                });
            const bool isMeant = synonym.field == of.field && column != columns.end();
            if (isMeant && !guess.contains(token))
                guess.insert(token, *column);
        }
    }
    return guess;
}

std::optional<Field> sceneFieldOfCei(const ColumnNames& names, Field field)
{
    for (const CeiColumnName& of : ceiColumnNames()) {
        if (isInScene(of.field) && names.named(of.name) == field)
            return of.field;
    }
    return std::nullopt;
}

QStringList columnsCalledAs(Field ofCei, const QStringList& columns)
{
    QStringList called;
    std::copy_if(
        columns.begin(), columns.end(), std::back_inserter(called), [&](const QString& column) {
            return std::any_of(Synonyms.begin(), Synonyms.end(), [&](const Synonym& synonym) {
                return synonym.field == ofCei &&
                       plainName(column) == QString::fromUtf8(synonym.word);
            });
        });
    return called;
}

} // namespace subtext
