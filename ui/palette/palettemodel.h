// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include <functional>
#include <optional>
#include <vector>

namespace subtext {

/// A place, an item or a person to go to, or a command to give.
struct PaletteEntry
{
    enum class Kind { Place, Command, Item, Person };

    Kind kind = Kind::Place;
    QString name;
    QString keys; ///< As they are written; empty: none.
    std::function<void()> go;
    QString also = {}; ///< Other words by which people look for it; shown nowhere.
};

/// The entries that hold every typed word, or are called by it elsewhere, whatever its case and
/// accents. Nearest are those whose name begins with what was typed, then those in which words
/// begin with it, then the others; among equals the order given stays. Without anything typed it is
/// every entry in that order.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT
public:
    static constexpr int MostRows = 50;
    enum Roles {
        KindRole = Qt::UserRole, ///< As a word.
        KeysRole,
    };

    explicit PaletteModel(std::vector<PaletteEntry> entries, QObject* parent = nullptr);

    void setQuery(const QString& query);
    /// Those without a row for them, too.
    int foundCount() const { return m_foundCount; }
    int moreCount() const { return m_foundCount - static_cast<int>(m_rows.size()); }
    const PaletteEntry& entry(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    static QString kindWord(PaletteEntry::Kind kind);

private:
    /// What typed words are looked for in: the kind, the name and other words for it, a space
    /// around each word.
    struct Folded
    {
        QString text;
        qsizetype nameAt = 0;
    };
    /// None: not found. 0 is the nearest.
    static std::optional<std::size_t> rankOf(const Folded& folded, const QStringList& words,
                                             const QString& whole);

    std::vector<PaletteEntry> m_entries;
    std::vector<Folded> m_folded; ///< By entry; folding is what takes long, so it is done once.
    std::vector<std::size_t> m_rows;
    int m_foundCount = 0;
};

} // namespace subtext
