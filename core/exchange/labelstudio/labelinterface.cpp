// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelinterface.h"

#include "core/exchange/tables/textdecoder.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringConverter>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

using ControlKind = InterfaceControl::Kind;

constexpr int DefaultRating = 5;                // where the interface says nothing, in Label Studio
constexpr qint64 MostBytes = 4LL * 1024 * 1024; // it is a page or two
constexpr int DeepestElement = 100;
constexpr int MostAttributes = 200; // of one element

Error malformed(qint64 line, qint64 column, const QString& value, const QString& detail)
{
    return {ErrorCode::MalformedFile, {}, line, column, value, detail};
}

/// Where an element begins that has more attributes than any of Label Studio's. Whether two of them
/// are called alike takes the reader as long as there are pairs of them: hours for a few megabytes.
std::optional<qint64> lineOfTooManyAttributes(const QByteArray& xml)
{
    QStringDecoder decoder(
        QStringConverter::encodingForData(xml, u'<').value_or(QStringConverter::Utf8));
    const QString text = decoder(xml);
    const auto behind = [&](qsizetype from, const char* end) {
        const qsizetype at = text.indexOf(QLatin1String(end), from);
        return at < 0 ? text.size() : at;
    };
    qsizetype at = text.indexOf(u'<');
    while (at >= 0 && at < text.size()) {
        const QStringView rest = QStringView(text).mid(at);
        if (rest.startsWith(QLatin1String("<!--"))) {
            at = text.indexOf(u'<', behind(at, "-->"));
        } else if (rest.startsWith(QLatin1String("<![CDATA["))) {
            at = text.indexOf(u'<', behind(at, "]]>"));
        } else if (rest.startsWith(QLatin1String("<?"))) {
            at = text.indexOf(u'<', behind(at, "?>"));
        } else {
            int attributes = 0;
            QChar quote;
            qsizetype end = at;
            for (; end < text.size() && (!quote.isNull() || text.at(end) != u'>'); ++end) {
                const QChar c = text.at(end);
                if (!quote.isNull())
                    quote = c == quote ? QChar() : quote;
                else if (c == u'"' || c == u'\'')
                    quote = c;
                else if (c == u'=' && ++attributes > MostAttributes)
                    return text.left(at).count(u'\n') + 1;
            }
            at = text.indexOf(u'<', end);
        }
    }
    return std::nullopt;
}

std::optional<int> wholeAttribute(const QString& text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    constexpr double Farthest = 1000;
    const bool isWhole = isNumber && number == std::floor(number) && std::abs(number) <= Farthest;
    return isWhole ? std::optional(static_cast<int>(number)) : std::nullopt;
}

/// Numbers one after the other, upwards or downwards, of which the lowest is said first.
std::optional<NumberRange> rangeOf(const std::vector<InterfaceControl::Word>& words)
{
    std::vector<int> numbers;
    for (const InterfaceControl::Word& word : words) {
        const auto number = wholeAttribute(word.exported);
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    std::sort(numbers.begin(), numbers.end());
    for (std::size_t i = 1; i < numbers.size(); ++i) {
        if (numbers[i] != numbers[i - 1] + 1)
            return std::nullopt;
    }
    return numbers.size() < 2 ? std::nullopt
                              : std::optional(NumberRange{numbers.front(), numbers.back()});
}

class InterfaceReader
{
public:
    explicit InterfaceReader(const QByteArray& bytes)
        : m_xml(bytes)
    {}

    Result<LabelInterface> read()
    {
        bool isRoot = true;
        int depth = 0;
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            // No interface of Label Studio declares anything: what does is after more than that.
            if (m_xml.isDTD())
                return fail(
                    malformed(m_xml.lineNumber(), m_xml.columnNumber(), {}, QStringLiteral("xml")));
            if (m_xml.isStartElement()) {
                if (++depth > DeepestElement)
                    return fail(malformed(m_xml.lineNumber(), m_xml.columnNumber(), {},
                                          QStringLiteral("xml")));
                if (isRoot && m_xml.name() != QLatin1String("View"))
                    return fail(errorAt(ErrorCode::UnknownFormat, 0, 0, m_xml.name().toString(),
                                        QStringLiteral("no interface")));
                isRoot = false;
                begin();
            } else if (m_xml.isEndElement()) {
                --depth;
                end();
                if (!m_twice.isEmpty())
                    return fail(
                        malformed(m_xml.lineNumber(), 0, m_twice, QStringLiteral("choices")));
            }
        }
        if (m_xml.hasError())
            return fail(
                malformed(m_xml.lineNumber(), m_xml.columnNumber(), {}, QStringLiteral("xml")));
        if (m_read.controls.empty())
            return fail(ErrorCode::EmptyFile);
        return std::move(m_read);
    }

private:
    QString attribute(const char* name) const
    {
        return m_xml.attributes().value(QLatin1String(name)).toString().trimmed();
    }

    void begin()
    {
        const QString tag = m_xml.name().toString();
        if (tag == QLatin1String("Choice")) {
            if (m_open)
                addChoice();
        } else if (!attribute("toName").isEmpty()) {
            beginControl(tag);
        } else {
            readText(tag);
        }
    }

    void end()
    {
        const bool isOpen = m_open && m_xml.name() == m_read.controls[*m_open].tag;
        if (!isOpen)
            return;
        InterfaceControl& control = m_read.controls[*m_open];
        QSet<QString> exported;
        for (const InterfaceControl::Word& word : control.words) {
            if (exported.contains(word.exported))
                m_twice = word.exported;
            exported.insert(word.exported);
        }
        if (control.kind == ControlKind::Choices)
            control.range = rangeOf(control.words);
        m_open.reset();
    }

    void addChoice()
    {
        InterfaceControl::Word word;
        word.shown = attribute("value");
        word.exported = attribute("alias").isEmpty() ? word.shown : attribute("alias");
        word.hint = attribute("hint");
        m_read.controls[*m_open].words.push_back(word);
    }

    void beginControl(const QString& tag)
    {
        InterfaceControl control;
        control.tag = tag;
        control.kind = tag == QLatin1String("Choices")    ? ControlKind::Choices
                       : tag == QLatin1String("Rating")   ? ControlKind::Rating
                       : tag == QLatin1String("Number")   ? ControlKind::Number
                       : tag == QLatin1String("TextArea") ? ControlKind::TextArea
                                                          : ControlKind::Other;
        control.name = attribute("name");
        control.target = attribute("toName");
        control.asked = std::exchange(m_header, QString());
        control.isRequired = attribute("required") == QLatin1String("true");
        const bool isPerRegion = attribute("perRegion") == QLatin1String("true");
        control.isSeveral = attribute("choice") == QLatin1String("multiple") || isPerRegion;
        if (control.kind == ControlKind::Rating)
            control.range =
                NumberRange{1, wholeAttribute(attribute("maxRating")).value_or(DefaultRating)};
        const auto least = wholeAttribute(attribute("min"));
        const auto most = wholeAttribute(attribute("max"));
        if (control.kind == ControlKind::Number && least && most && *least < *most)
            control.range = NumberRange{*least, *most};
        m_open = m_read.controls.size();
        m_read.controls.push_back(std::move(control));
    }

    /// "Speaker: $speaker_role", or a header that asks something.
    void readText(const QString& tag)
    {
        static const QRegularExpression variable(QStringLiteral("\\$(\\w+)"));
        const QString value = attribute("value");
        const auto found = variable.match(value);
        if (found.hasMatch()) {
            QString word = value.left(found.capturedStart()).trimmed();
            if (word.endsWith(u':'))
                word.chop(1);
            m_read.texts.push_back({attribute("name"), found.captured(1), word});
        } else if (tag == QLatin1String("Header") && !value.isEmpty()) {
            m_header = value;
        }
    }

    QXmlStreamReader m_xml;
    LabelInterface m_read;
    QString m_header;
    QString m_twice;                   ///< What two choices of one control would export alike.
    std::optional<std::size_t> m_open; ///< The control whose choices are being read.
};

} // namespace

Result<LabelInterface> readLabelInterface(const QByteArray& xml)
{
    if (xml.size() > MostBytes)
        return fail(errorAt(ErrorCode::UnknownFormat, 0, 0, QString::number(xml.size()),
                            QStringLiteral("size")));
    if (const auto line = lineOfTooManyAttributes(xml))
        return fail(malformed(*line, 1, {}, QStringLiteral("xml")));
    return InterfaceReader(xml).read();
}

Result<LabelInterface> readInterfaceFile(const QString& path)
{
    const auto xml = readInput(path, MostBytes);
    if (!xml)
        return fail(xml.error());
    auto read = readLabelInterface(*xml);
    return read ? std::move(read) : fail(inFile(read.error(), path));
}

} // namespace subtext
