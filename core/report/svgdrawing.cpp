// SPDX-License-Identifier: MIT
#include "core/report/svgdrawing.h"

#include <QXmlStreamWriter>

#include <algorithm>
#include <array>
#include <cmath>

namespace subtext {
namespace {

// Lengths are in pixels of 1/96 inch; the picture is as wide as a page of text.
constexpr double Width = 720;
constexpr double Margin = 12;
constexpr double FontSize = 12;
constexpr double LineHeight = 18;
/// Wider than most letters are: what a text needs is only known where it is drawn.
constexpr double LetterWidth = 7;
constexpr qsizetype LongestName = 40;

constexpr const char* Ink = "#1a1a1a";
constexpr const char* Faint = "#b3b3b3";
/// Can be told apart by people who see few colours (Okabe and Ito 2008).
constexpr std::array Colours{"#0072b2", "#e69f00", "#009e73", "#cc79a7",
                             "#56b4e9", "#d55e00", "#4d4d4d"};

QString colourAt(std::size_t place)
{
    return QString::fromLatin1(Colours.at(place % Colours.size()));
}

/// A name as it fits beside a picture.
QString shortened(const QString& name)
{
    return name.size() > LongestName ? name.left(LongestName - 1) + u'…' : name;
}

double widthOf(const QString& text)
{
    return LetterWidth * static_cast<double>(text.size());
}

double widestOf(const std::vector<DrawnName>& names)
{
    double widest = 0;
    for (const DrawnName& name : names)
        widest = std::max(widest, widthOf(shortened(name.word)));
    return widest;
}

/// From its lowest to its highest mark, which are multiples of its step.
struct Scale
{
    double low = 0;
    double high = 1;
    double step = 1;
    double from = 0; ///< Where `low` is drawn.
    double to = 1;

    double at(double value) const { return from + (value - low) / (high - low) * (to - from); }
    int marks() const { return static_cast<int>(std::lround((high - low) / step)); }
    /// 0 for what only rounding keeps from it.
    double mark(int place) const
    {
        const double value = (std::round(low / step) + place) * step;
        return value == 0 ? 0 : value;
    }
};

/// With six steps or a few more, of 1, 2 or 5 and powers of ten.
Scale scaleOf(double low, double high)
{
    if (!(high > low)) {
        low -= 0.5;
        high += 0.5;
    }
    const double rough = (high - low) / 6;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double shares = rough / power;
    const double step = power * (shares <= 1 ? 1 : shares <= 2 ? 2 : shares <= 5 ? 5 : 10);
    return {std::floor(low / step + 1e-9) * step, std::ceil(high / step - 1e-9) * step, step, 0, 1};
}

/// All marks of a scale have as many decimals.
QString markText(const Scale& scale, int place)
{
    const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(scale.step) + 1e-9)));
    return QString::number(scale.mark(place), 'f', decimals).replace(u'-', QChar(0x2212));
}

enum class Anchor : std::uint8_t { Start, Middle, End };

/// Writes shapes and texts, each in one call.
class Canvas
{
public:
    Canvas(const QString& title, const QString& caption, double height)
        : m_writer(&m_bytes)
    {
        m_writer.writeStartDocument();
        m_writer.writeStartElement(QStringLiteral("svg"));
        m_writer.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
        attribute("version", QStringLiteral("1.1"));
        attribute("width", Width);
        attribute("height", height);
        attribute("viewBox", QStringLiteral("0 0 %1 %2").arg(number(Width), number(height)));
        attribute("role", QStringLiteral("img"));
        attribute("font-family", QStringLiteral("sans-serif"));
        attribute("font-size", number(FontSize));
        m_writer.writeTextElement(QStringLiteral("title"), title);
        m_writer.writeTextElement(QStringLiteral("desc"), caption);
        rectangle(0, 0, Width, height, QStringLiteral("#ffffff"));
    }

    QByteArray take()
    {
        m_writer.writeEndElement();
        m_writer.writeEndDocument();
        return m_bytes;
    }

    void rectangle(double x, double y, double width, double height, const QString& fill)
    {
        m_writer.writeEmptyElement(QStringLiteral("rect"));
        attribute("x", x);
        attribute("y", y);
        attribute("width", width);
        attribute("height", height);
        attribute("fill", fill);
    }
    void line(double x1, double y1, double x2, double y2, const QString& colour)
    {
        m_writer.writeEmptyElement(QStringLiteral("line"));
        attribute("x1", x1);
        attribute("y1", y1);
        attribute("x2", x2);
        attribute("y2", y2);
        attribute("stroke", colour);
    }
    void path(const QString& points, const QString& colour, bool isDashed)
    {
        m_writer.writeEmptyElement(QStringLiteral("polyline"));
        attribute("points", points);
        attribute("fill", QStringLiteral("none"));
        attribute("stroke", colour);
        attribute("stroke-width", QStringLiteral("1.5"));
        if (isDashed)
            attribute("stroke-dasharray", QStringLiteral("5 3"));
    }
    void dot(double x, double y, double radius, const QString& colour)
    {
        m_writer.writeEmptyElement(QStringLiteral("circle"));
        attribute("cx", x);
        attribute("cy", y);
        attribute("r", radius);
        attribute("fill", colour);
    }
    /// Its middle is at that height; `degrees` turn it about where it is anchored.
    void text(double x, double y, const QString& words, Anchor anchor,
              const QString& colour = QString::fromLatin1(Ink), double degrees = 0)
    {
        constexpr std::array Anchors{"start", "middle", "end"};
        m_writer.writeStartElement(QStringLiteral("text"));
        attribute("x", x);
        attribute("y", y + FontSize / 3);
        attribute("fill", colour);
        attribute("text-anchor", QString::fromLatin1(Anchors.at(static_cast<std::size_t>(anchor))));
        if (degrees != 0)
            attribute(
                "transform",
                QStringLiteral("rotate(%1 %2 %3)").arg(number(degrees), number(x), number(y)));
        m_writer.writeCharacters(words);
        m_writer.writeEndElement();
    }

    static QString number(double value)
    {
        const double rounded = std::round(value * 100) / 100;
        return QString::number(rounded == 0 ? 0 : rounded);
    }

private:
    void attribute(const char* name, const QString& value)
    {
        m_writer.writeAttribute(QString::fromLatin1(name), value);
    }
    void attribute(const char* name, double value) { attribute(name, number(value)); }

    QByteArray m_bytes;
    QXmlStreamWriter m_writer;
};

double noteHeight(const Drawing& drawing)
{
    return drawing.note.isEmpty() ? 0 : LineHeight;
}

void drawNote(Canvas& canvas, const Drawing& drawing)
{
    if (!drawing.note.isEmpty())
        canvas.text(Margin, Margin + LineHeight / 2, drawing.note, Anchor::Start);
}

/// The names of series in rows, as many beside each other as fit.
class Legend
{
public:
    explicit Legend(const std::vector<DrawnLine>& lines)
    {
        double widest = 0;
        for (const DrawnLine& line : lines) {
            if (line.name.word.isEmpty())
                continue;
            m_lines.push_back(&line);
            widest = std::max(widest, widthOf(shortened(line.name.word)));
        }
        m_cell = Swatch + widest + Margin;
        m_columns =
            static_cast<std::size_t>(std::max(1.0, std::floor((Width - 2 * Margin) / m_cell)));
    }

    double height() const
    {
        const std::size_t rows = (m_lines.size() + m_columns - 1) / m_columns;
        return static_cast<double>(rows) * LineHeight;
    }
    void draw(Canvas& canvas, double top, bool isOfBars) const
    {
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const DrawnLine& line = *m_lines[i];
            const double x = Margin + static_cast<double>(i % m_columns) * m_cell;
            const std::size_t row = i / m_columns;
            const double y = top + static_cast<double>(row) * LineHeight + LineHeight / 2;
            const QString colour = colourAt(line.colour);
            if (isOfBars)
                canvas.rectangle(x, y - 5, 10, 10, colour);
            else if (line.isJoined)
                canvas.path(
                    QStringLiteral("%1,%2 %3,%2")
                        .arg(Canvas::number(x), Canvas::number(y), Canvas::number(x + Swatch - 8)),
                    colour, line.isDashed);
            else
                canvas.dot(x + 5, y, 3.5, colour);
            canvas.text(x + (isOfBars || !line.isJoined ? 16 : Swatch), y,
                        shortened(line.name.word), Anchor::Start);
        }
    }

private:
    static constexpr double Swatch = 32;

    std::vector<const DrawnLine*> m_lines; ///< Those with a name.
    double m_cell = 0;
    std::size_t m_columns = 1;
};

Scale scaleOf(const DrawnBars& bars)
{
    double low = 0;
    double high = 0;
    const auto reach = [&](double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    };
    for (const std::vector<DrawnValue>& row : bars.values) {
        for (const DrawnValue& of : row) {
            reach(of.value.value_or(0));
            reach(of.interval ? of.interval->low : 0);
            reach(of.interval ? of.interval->high : 0);
        }
    }
    return scaleOf(low, high > low ? high : low + 1);
}

void drawBar(Canvas& canvas, const DrawnValue& of, const Scale& scale, double top, double height,
             const QString& colour)
{
    const double middle = top + height / 2;
    if (!of.value) {
        canvas.text(scale.at(0) + 4, middle, QStringLiteral("–"), Anchor::Start);
        return;
    }
    const double zero = scale.at(0);
    const double end = scale.at(*of.value);
    canvas.rectangle(std::min(zero, end), top, std::abs(end - zero), height, colour);
    if (!of.interval)
        return;
    const QString ink = QString::fromLatin1(Ink);
    const double low = scale.at(of.interval->low);
    const double high = scale.at(of.interval->high);
    canvas.line(low, middle, high, middle, ink);
    canvas.line(low, middle - 3, low, middle + 3, ink);
    canvas.line(high, middle - 3, high, middle + 3, ink);
}

/// Marks along the foot of a picture, with lines up through it.
void drawFoot(Canvas& canvas, const Scale& scale, double top, double bottom, const QString& title)
{
    for (int i = 0; i <= scale.marks(); ++i) {
        const double x = scale.at(scale.mark(i));
        canvas.line(x, top, x, bottom, QString::fromLatin1(Faint));
        canvas.text(x, bottom + LineHeight * 0.7, markText(scale, i), Anchor::Middle);
    }
    canvas.text((scale.from + scale.to) / 2, bottom + LineHeight * 1.7, title, Anchor::Middle);
}

/// With intervals that end where the values do.
DrawnBars withinLimits(DrawnBars bars)
{
    if (!bars.limits)
        return bars;
    for (std::vector<DrawnValue>& row : bars.values) {
        for (DrawnValue& of : row) {
            if (of.interval)
                of.interval = stats::Interval{
                    std::clamp(of.interval->low, bars.limits->low, bars.limits->high),
                    std::clamp(of.interval->high, bars.limits->low, bars.limits->high)};
        }
    }
    return bars;
}

QByteArray svgOfContent(const DrawnBars& given, const Drawing& drawing, const QString& title)
{
    constexpr double BarHeight = 14;
    constexpr double Gap = 8;
    const DrawnBars bars = withinLimits(given);
    std::vector<DrawnLine> series;
    for (const DrawnName& name : bars.series)
        series.push_back({name, {}, series.size()});
    const Legend legend(series);
    const double rowHeight = BarHeight * static_cast<double>(bars.series.size()) + Gap;
    const double top = Margin + noteHeight(drawing) + legend.height() + Gap;
    const double bottom = top + rowHeight * static_cast<double>(bars.rows.size());
    Canvas canvas(title, drawing.caption, bottom + 2 * LineHeight + Margin);
    drawNote(canvas, drawing);
    legend.draw(canvas, Margin + noteHeight(drawing), true);
    Scale scale = scaleOf(bars);
    scale.from = Margin + widestOf(bars.rows) + Gap;
    scale.to = Width - 2 * Margin;
    drawFoot(canvas, scale, top, bottom, bars.axis);
    for (std::size_t row = 0; row < bars.rows.size(); ++row) {
        const double y = top + rowHeight * static_cast<double>(row) + Gap / 2;
        canvas.text(scale.from - Gap, y + (rowHeight - Gap) / 2, shortened(bars.rows[row].word),
                    Anchor::End);
        for (std::size_t i = 0; i < bars.series.size(); ++i)
            drawBar(canvas, bars.values.at(row).at(i), scale,
                    y + BarHeight * static_cast<double>(i), BarHeight - 2, colourAt(i));
    }
    canvas.line(scale.at(0), top, scale.at(0), bottom, QString::fromLatin1(Ink));
    return canvas.take();
}

/// White for nothing, the first of the colours for 1.
QString shadeOf(double share)
{
    constexpr std::array<double, 3> Full{0x00, 0x72, 0xb2};
    QString colour = QStringLiteral("#");
    const double depth = std::clamp(share, 0.0, 1.0);
    for (const double of : Full)
        colour += QStringLiteral("%1").arg(std::lround(255 - (255 - of) * depth), 2, 16,
                                           QLatin1Char('0'));
    return colour;
}

void drawCell(Canvas& canvas, const std::optional<double>& share, double x, double y, double width,
              double height)
{
    constexpr double Dark = 0.55;
    constexpr double Narrow = 34;
    canvas.rectangle(x, y, width - 1, height - 1, shadeOf(share.value_or(0)));
    canvas.text(x + width / 2, y + height / 2,
                share ? QString::number(100 * *share, 'f', width < Narrow ? 0 : 1)
                      : QStringLiteral("–"),
                Anchor::Middle,
                share.value_or(0) > Dark ? QStringLiteral("#ffffff") : QString::fromLatin1(Ink));
}

QByteArray svgOfContent(const DrawnMatrix& matrix, const Drawing& drawing, const QString& title)
{
    constexpr double CellHeight = 30;
    constexpr double Slope = 45;
    const double left = Margin + LineHeight + widestOf(matrix.rows) + 8;
    // Columns are named aslant: as high as they are wide.
    const double slanted = widestOf(matrix.columns) * 0.72 + 8;
    const double cellWidth = std::min(64.0, (Width - Margin - left - slanted) /
                                                static_cast<double>(matrix.columns.size()));
    const double head = Margin + noteHeight(drawing) + LineHeight;
    const double top = head + slanted;
    const double bottom = top + CellHeight * static_cast<double>(matrix.rows.size());
    Canvas canvas(title, drawing.caption, bottom + Margin);
    drawNote(canvas, drawing);
    canvas.text(left, head - LineHeight / 2, matrix.columnTitle, Anchor::Start);
    canvas.text(Margin + LineHeight / 2, (top + bottom) / 2, matrix.rowTitle, Anchor::Middle,
                QString::fromLatin1(Ink), -90);
    for (std::size_t column = 0; column < matrix.columns.size(); ++column)
        canvas.text(left + cellWidth * (static_cast<double>(column) + 0.5), top - 8,
                    shortened(matrix.columns[column].word), Anchor::Start, QString::fromLatin1(Ink),
                    -Slope);
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        const double y = top + CellHeight * static_cast<double>(row);
        canvas.text(left - 8, y + CellHeight / 2, shortened(matrix.rows[row].word), Anchor::End);
        for (std::size_t column = 0; column < matrix.columns.size(); ++column)
            drawCell(canvas, matrix.shares.at(row).at(column),
                     left + cellWidth * static_cast<double>(column), y, cellWidth, CellHeight);
    }
    return canvas.take();
}

template <typename Of> Scale scaleOf(const DrawnPlane& plane, const Of& of)
{
    std::optional<double> low;
    std::optional<double> high;
    for (const DrawnLine& line : plane.lines) {
        for (const DrawnPoint& point : line.points) {
            low = std::min(low.value_or(of(point)), of(point));
            high = std::max(high.value_or(of(point)), of(point));
        }
    }
    return scaleOf(low.value_or(0), high.value_or(1));
}

/// Of points that say of how many they are the area goes by that, beside the largest of its line.
double radiusOf(const DrawnPoint& point, const DrawnLine& line)
{
    constexpr double Smallest = 2;
    constexpr double Largest = 8;
    if (!point.n)
        return point.isMarked ? 5 : line.isJoined ? Smallest : 3.5;
    qint64 most = 1;
    for (const DrawnPoint& of : line.points)
        most = std::max(most, of.n.value_or(0));
    const double share = static_cast<double>(*point.n) / static_cast<double>(most);
    return std::max(Smallest, Largest * std::sqrt(share));
}

void drawDiagonal(Canvas& canvas, const Scale& across, const Scale& up)
{
    const double low = std::max(across.low, up.low);
    const double high = std::min(across.high, up.high);
    if (low < high)
        canvas.line(across.at(low), up.at(low), across.at(high), up.at(high),
                    QString::fromLatin1(Ink));
}

void drawLine(Canvas& canvas, const DrawnLine& line, const Scale& across, const Scale& up)
{
    const QString colour = colourAt(line.colour);
    QStringList points;
    for (const DrawnPoint& point : line.points)
        points << Canvas::number(across.at(point.x)) + u',' + Canvas::number(up.at(point.y));
    if (line.isJoined)
        canvas.path(points.join(u' '), colour, line.isDashed);
    for (const DrawnPoint& point : line.points) {
        const double x = across.at(point.x);
        const double y = up.at(point.y);
        canvas.dot(x, y, radiusOf(point, line), colour);
        // Those at the right edge are named to their left.
        const bool isAtEdge = x + widthOf(shortened(point.name.word)) > Width - Margin;
        if (!point.name.word.isEmpty())
            canvas.text(isAtEdge ? x - 7 : x + 7, y, shortened(point.name.word),
                        isAtEdge ? Anchor::End : Anchor::Start);
    }
}

QByteArray svgOfContent(const DrawnPlane& plane, const Drawing& drawing, const QString& title)
{
    constexpr double Height = 360;
    constexpr double MarkWidth = 50;
    const Legend legend(plane.lines);
    const double top = Margin + noteHeight(drawing) + legend.height() + 8;
    const double bottom = top + Height;
    Canvas canvas(title, drawing.caption, bottom + 2 * LineHeight + Margin);
    drawNote(canvas, drawing);
    legend.draw(canvas, Margin + noteHeight(drawing), false);
    Scale across = scaleOf(plane, [](const DrawnPoint& point) { return point.x; });
    Scale up = scaleOf(plane, [](const DrawnPoint& point) { return point.y; });
    across.from = Margin + LineHeight + MarkWidth;
    across.to = Width - 2 * Margin;
    up.from = bottom;
    up.to = top;
    drawFoot(canvas, across, top, bottom, plane.xTitle);
    for (int i = 0; i <= up.marks(); ++i) {
        const double y = up.at(up.mark(i));
        canvas.line(across.from, y, across.to, y, QString::fromLatin1(Faint));
        canvas.text(across.from - 6, y, markText(up, i), Anchor::End);
    }
    canvas.text(Margin + LineHeight / 2, (top + bottom) / 2, plane.yTitle, Anchor::Middle,
                QString::fromLatin1(Ink), -90);
    if (plane.hasDiagonal)
        drawDiagonal(canvas, across, up);
    for (const DrawnLine& line : plane.lines)
        drawLine(canvas, line, across, up);
    return canvas.take();
}

} // namespace

QByteArray svgOf(const Drawing& drawing, const QString& title)
{
    return std::visit([&](const auto& content) { return svgOfContent(content, drawing, title); },
                      drawing.content);
}

} // namespace subtext
