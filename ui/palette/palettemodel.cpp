// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palettemodel.h"

#include "ui/text/words.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr std::size_t RankCount = 6;

/// The words of a text without case, accents and signs.
QStringList foldedWords(const QString& text)
{
    QString plain;
    const QString folded = text.toCaseFolded().normalized(QString::NormalizationForm_KD);
    for (const QChar c : folded) {
        if (c.isLetterOrNumber() || c.isSurrogate())
            plain += c;
        else if (!c.isMark())
            plain += u' ';
    }
    return plain.split(u' ', Qt::SkipEmptyParts);
}

} // namespace

PaletteModel::PaletteModel(std::vector<PaletteEntry> entries, QObject* parent)
    : QAbstractListModel(parent)
    , m_entries(std::move(entries))
{
    m_folded.reserve(m_entries.size());
    for (const PaletteEntry& entry : m_entries) {
        const QString kind = foldedWords(kindWord(entry.kind)).join(u' ');
        const QString name = foldedWords(entry.name).join(u' ');
        const QString also = foldedWords(entry.also).join(u' ');
        m_folded.push_back({u' ' + kind + u' ' + name + u' ' + also + u' ',
                            static_cast<qsizetype>(kind.size()) + 2});
    }
    setQuery({});
}

void PaletteModel::setQuery(const QString& query)
{
    const QStringList words = foldedWords(query);
    const QString whole = words.join(u' ');
    std::array<std::vector<std::size_t>, RankCount> ranks;
    for (std::size_t i = 0; i < m_folded.size(); ++i) {
        if (const auto rank = rankOf(m_folded[i], words, whole))
            ranks.at(*rank).push_back(i);
    }
    beginResetModel();
    m_rows.clear();
    m_foundCount = 0;
    for (const std::vector<std::size_t>& found : ranks) {
        m_foundCount += static_cast<int>(found.size());
        const auto room = static_cast<std::size_t>(MostRows) - m_rows.size();
        const auto shown = static_cast<std::ptrdiff_t>(std::min(room, found.size()));
        m_rows.insert(m_rows.end(), found.begin(), found.begin() + shown);
    }
    endResetModel();
}

/// A name that is typed in full stands before those that go on: "3" before "30".
std::optional<std::size_t> PaletteModel::rankOf(const Folded& folded, const QStringList& words,
                                                const QString& whole)
{
    if (words.isEmpty())
        return 0;
    const QString& text = folded.text;
    const auto isIn = [&](const QString& word) { return text.contains(word); };
    if (!std::all_of(words.begin(), words.end(), isIn))
        return std::nullopt;
    const QStringView name = QStringView(text).mid(folded.nameAt);
    if (name.startsWith(whole))
        return name.startsWith(whole + u' ') ? 0 : 1;
    const QString phrase = u' ' + whole;
    if (text.contains(phrase))
        return text.contains(phrase + u' ') ? 2 : 3;
    const auto beginsAWord = [&](const QString& word) { return text.contains(u' ' + word); };
    return std::all_of(words.begin(), words.end(), beginsAWord) ? 4 : 5;
}

const PaletteEntry& PaletteModel::entry(int row) const
{
    return m_entries.at(m_rows.at(static_cast<std::size_t>(row)));
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PaletteEntry& shown = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.name;
    case KindRole:
        return kindWord(shown.kind);
    case KeysRole:
        return shown.keys;
    case Qt::AccessibleTextRole: {
        QStringList parts{kindWord(shown.kind), shown.name};
        if (!shown.keys.isEmpty())
            parts << shown.keys;
        return listed(parts);
    }
    default:
        return {};
    }
}

QString PaletteModel::kindWord(PaletteEntry::Kind kind)
{
    switch (kind) {
    case PaletteEntry::Kind::Place:
        return tr("Place", "Of the window");
    case PaletteEntry::Kind::Command:
        return tr("Command");
    case PaletteEntry::Kind::Item:
        return tr("Item");
    case PaletteEntry::Kind::Person:
        return tr("Person");
    }
    Q_UNREACHABLE();
}

} // namespace subtext
