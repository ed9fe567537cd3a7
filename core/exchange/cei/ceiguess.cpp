// SPDX-License-Identifier: MIT
#include "core/exchange/cei/ceiguess.h"

#include "core/exchange/cei/ceicolumns.h"

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
    Synonym{Field::Id, "scenario_id"},
    Synonym{Field::Id, "scene"},
    Synonym{Field::Group, "type"},
    Synonym{Field::Group, "category"},
    Synonym{CeiField::SpeakerRole, "speaker"},
    Synonym{CeiField::SpeakerRole, "who"},
    Synonym{CeiField::SpeakerRole, "from"},
    Synonym{CeiField::SpeakerRole, "sender"},
    Synonym{CeiField::ListenerRole, "listener"},
    Synonym{CeiField::ListenerRole, "addressee"},
    Synonym{CeiField::ListenerRole, "hearer"},
    Synonym{CeiField::ListenerRole, "recipient"},
    Synonym{CeiField::ListenerRole, "to"},
    Synonym{CeiField::Context, "situation"},
    Synonym{CeiField::Context, "background"},
    Synonym{CeiField::Context, "setting"},
    Synonym{CeiField::Context, "story"},
    Synonym{CeiField::Utterance, "text"},
    Synonym{CeiField::Utterance, "sentence"},
    Synonym{CeiField::Utterance, "quote"},
    Synonym{CeiField::Utterance, "says"},
    Synonym{CeiField::Utterance, "line"},
    Synonym{CeiField::Power, "power"},
    Synonym{CeiField::Power, "relation"},
    Synonym{CeiField::Emotion, "label"},
    Synonym{Field::Annotator, "rater"},
    Synonym{CeiField::Gold, "final_label"},
};

QString plainName(const QString& column)
{
    return column.simplified().toLower().replace(u' ', u'_').replace(u'-', u'_');
}

} // namespace

QMap<QString, QString> guessCeiColumns(const ColumnNames& names, const QStringList& columns)
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
    for (const Synonym& synonym : Synonyms) {
        const QString token = names.tokenOf(synonym.field);
        for (const QString& column : columns) {
            const bool isMeant =
                plainName(column) == QLatin1String(synonym.word) || plainName(column) == token;
            if (isMeant && !guess.contains(token) && !used.contains(column)) {
                guess.insert(token, column);
                used << column;
            }
        }
    }
    return guess;
}

} // namespace subtext
