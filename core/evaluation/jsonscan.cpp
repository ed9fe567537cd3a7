// SPDX-License-Identifier: MIT
#include "core/evaluation/jsonscan.h"

#include <algorithm>
#include <array>

namespace subtext::evaluation {
namespace {

/// Under what an object gives a label, the first that it has.
class LabelKeys
{
public:
    static constexpr std::size_t Count = 4;

    explicit LabelKeys(const QString& question)
        : m_keys{question, QStringLiteral("emotion"), QStringLiteral("predicted_emotion"),
                 QStringLiteral("label")}
    {}

    std::optional<std::size_t> placeOf(const QString& key) const
    {
        const auto* found = std::find(m_keys.begin(), m_keys.end(), key);
        return found == m_keys.end() ? std::nullopt
                                     : std::optional(std::size_t(found - m_keys.begin()));
    }
    bool isAnyBegunBy(const QString& cutKey) const
    {
        return std::any_of(m_keys.begin(), m_keys.end(),
                           [&](const QString& key) { return key.startsWith(cutKey); });
    }

private:
    std::array<QString, Count> m_keys;
};

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

enum class Outcome { Whole, Broken, AtEnd };

/// Reads the object that begins at a brace, as far as it is one.
class ObjectReader
{
public:
    ObjectReader(QStringView text, qsizetype from, const LabelKeys& keys)
        : m_text(text)
        , m_at(from)
        , m_keys(keys)
    {}

    Outcome read() { return object(0, &m_label); }

    qsizetype position() const { return m_at; }
    /// Of a whole object.
    const std::optional<QString>& label() const { return m_label; }
    /// Where the text ended.
    const std::optional<QString>& cut() const { return m_cut; }

private:
    static constexpr int DeepestNesting = 100;

    bool isAtEnd() const { return m_at >= m_text.size(); }
    QChar character() const { return m_text.at(m_at); }
    void skipSpace()
    {
        while (!isAtEnd() && (character() == u' ' || character() == u'\t' || character() == u'\n' ||
                              character() == u'\r'))
            ++m_at;
    }
    /// What the text ended in; only the innermost list or object knows.
    Outcome end(std::optional<QString> cut = {})
    {
        if (!m_isCutKnown)
            m_cut = std::move(cut);
        m_isCutKnown = true;
        return Outcome::AtEnd;
    }

    Outcome object(int depth, std::optional<QString>* label)
    {
        std::array<std::optional<QString>, LabelKeys::Count> labels;
        std::optional<QString> before; // the value before a comma, where it is a label
        ++m_at;
        skipSpace();
        if (!isAtEnd() && character() == u'}')
            return close(labels, label);
        while (true) {
            skipSpace();
            if (isAtEnd())
                return end(before);
            QString key;
            if (character() != u'"')
                return Outcome::Broken;
            if (const Outcome read = string(key); read != Outcome::Whole)
                return read == Outcome::AtEnd && m_keys.isAnyBegunBy(key) ? end(QString())
                                                                          : ended(read);
            const auto slot = m_keys.placeOf(key);
            const auto none = slot ? std::optional(QString()) : std::nullopt;
            skipSpace();
            if (isAtEnd())
                return end(none);
            if (character() != u':')
                return Outcome::Broken;
            ++m_at;
            skipSpace();
            if (isAtEnd())
                return end(none);
            before.reset();
            if (character() == u'"') {
                QString value;
                if (const Outcome read = string(value); read != Outcome::Whole)
                    return read == Outcome::AtEnd && slot ? end(value) : ended(read);
                if (slot)
                    before = value;
            } else if (const Outcome read = value(depth + 1); read != Outcome::Whole) {
                return ended(read);
            }
            if (slot)
                labels.at(*slot) = before;
            skipSpace();
            if (isAtEnd())
                return end(before);
            if (character() == u'}')
                return close(labels, label);
            if (character() != u',')
                return Outcome::Broken;
            ++m_at;
        }
    }

    Outcome ended(Outcome outcome) { return outcome == Outcome::AtEnd ? end() : outcome; }

    Outcome close(std::array<std::optional<QString>, LabelKeys::Count>& labels,
                  std::optional<QString>* label)
    {
        ++m_at;
        const auto* found =
            std::find_if(labels.begin(), labels.end(), [](const auto& l) { return l.has_value(); });
        if (label && found != labels.end())
            *label = *found;
        return Outcome::Whole;
    }

    Outcome list(int depth)
    {
        ++m_at;
        skipSpace();
        if (!isAtEnd() && character() == u']') {
            ++m_at;
            return Outcome::Whole;
        }
        while (true) {
            if (const Outcome read = value(depth + 1); read != Outcome::Whole)
                return ended(read);
            skipSpace();
            if (isAtEnd())
                return end();
            const QChar c = character();
            ++m_at;
            if (c == u']')
                return Outcome::Whole;
            if (c != u',')
                return Outcome::Broken;
        }
    }

    Outcome value(int depth)
    {
        if (depth > DeepestNesting)
            return Outcome::Broken;
        skipSpace();
        if (isAtEnd())
            return Outcome::AtEnd;
        if (character() == u'{')
            return object(depth, nullptr);
        if (character() == u'[')
            return list(depth);
        if (character() == u'"') {
            QString ignored;
            return string(ignored);
        }
        return isDigit(character()) ? number() : word();
    }

    Outcome number()
    {
        // Whether it is a good number does not matter: nobody reads it.
        while (!isAtEnd() && (isDigit(character()) || QStringView(u"+-.eE").contains(character())))
            ++m_at;
        return isAtEnd() ? Outcome::AtEnd : Outcome::Whole;
    }

    Outcome word()
    {
        if (character() == u'-') {
            ++m_at;
            if (isAtEnd())
                return Outcome::AtEnd;
            if (isDigit(character()))
                return number();
        }
        const QStringView rest = m_text.sliced(m_at);
        for (const QLatin1String known :
             {QLatin1String("true"), QLatin1String("false"), QLatin1String("null"),
              QLatin1String("NaN"), QLatin1String("Infinity")}) {
            if (rest.startsWith(known)) {
                m_at += known.size();
                return Outcome::Whole;
            }
            if (rest.size() < known.size() && known.startsWith(rest))
                return Outcome::AtEnd;
        }
        return Outcome::Broken;
    }

    /// A string, or as much of one as there is.
    Outcome string(QString& value)
    {
        for (++m_at; !isAtEnd(); ++m_at) {
            const QChar c = character();
            if (c == u'"') {
                ++m_at;
                return Outcome::Whole;
            }
            if (c != u'\\') {
                value += c;
            } else if (const Outcome read = escape(value); read != Outcome::Whole) {
                return read;
            }
        }
        return Outcome::AtEnd;
    }

    /// Ends on the last character of the escape.
    Outcome escape(QString& value)
    {
        constexpr QStringView Escapes(u"\"\\/bfnrt");
        constexpr QStringView Meanings(u"\"\\/\b\f\n\r\t");
        constexpr qsizetype Digits = 4;
        ++m_at;
        if (isAtEnd())
            return Outcome::AtEnd;
        if (const qsizetype known = Escapes.indexOf(character()); known >= 0) {
            value += Meanings.at(known);
            return Outcome::Whole;
        }
        if (character() != u'u')
            return Outcome::Broken;
        const QStringView digits = m_text.sliced(m_at + 1).left(Digits);
        const bool areHex = std::all_of(digits.begin(), digits.end(), [](QChar c) {
            return isDigit(c) || (c.toLower() >= u'a' && c.toLower() <= u'f');
        });
        if (!areHex)
            return Outcome::Broken;
        m_at += digits.size();
        if (digits.size() < Digits) {
            m_at = m_text.size();
            return Outcome::AtEnd;
        }
        value += QChar(digits.toUShort(nullptr, 16));
        return Outcome::Whole;
    }

    QStringView m_text;
    qsizetype m_at;
    const LabelKeys& m_keys;
    std::optional<QString> m_label;
    std::optional<QString> m_cut;
    bool m_isCutKnown = false;
};

} // namespace

ScannedLabel scanForLabel(QStringView text, const QString& question)
{
    const LabelKeys keys(question);
    // Beginnings that come to nothing are read again from the next brace on.
    constexpr qsizetype MostRounds = 32;
    constexpr qsizetype Grace = 4096;
    qsizetype work = MostRounds * text.size() + Grace;
    ScannedLabel found;
    bool isCut = false;
    for (qsizetype at = text.indexOf(u'{'); at >= 0 && work > 0; at = text.indexOf(u'{', at)) {
        ObjectReader reader(text, at, keys);
        const Outcome outcome = reader.read();
        work -= reader.position() - at;
        if (outcome == Outcome::AtEnd && !isCut) {
            isCut = true;
            found.cut = reader.cut();
        }
        if (outcome == Outcome::Whole && reader.label()) {
            found.complete = reader.label();
            found.object = text.sliced(at, reader.position() - at);
            at = reader.position();
        } else {
            ++at;
        }
    }
    if (found.complete)
        found.cut.reset();
    return found;
}

} // namespace subtext::evaluation
