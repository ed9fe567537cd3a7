// SPDX-License-Identifier: MIT
#include "core/agreement/latex.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace subtext {
namespace {

// More do not fit between the margins of LaTeX's own classes.
constexpr qsizetype MostColumnsAtFullSize = 7;

/// A command for text, or the inner part of a formula; neither for what stays as it is.
struct Spelling
{
    std::string_view text;
    std::string_view math;
};

// Letters that look like Latin ones have no command in LaTeX. In the order of Unicode from U+0391;
// U+03A2 is no letter.
constexpr std::array<std::string_view, 25> UpperGreek{
    R"(\mathrm{A})", R"(\mathrm{B})", R"(\Gamma)",
    R"(\Delta)",     R"(\mathrm{E})", R"(\mathrm{Z})",
    R"(\mathrm{H})", R"(\Theta)",     R"(\mathrm{I})",
    R"(\mathrm{K})", R"(\Lambda)",    R"(\mathrm{M})",
    R"(\mathrm{N})", R"(\Xi)",        R"(\mathrm{O})",
    R"(\Pi)",        R"(\mathrm{P})", "",
    R"(\Sigma)",     R"(\mathrm{T})", R"(\Upsilon)",
    R"(\Phi)",       R"(\mathrm{X})", R"(\Psi)",
    R"(\Omega)"};
// From U+03B1; the seventeenth is ρ, the eighteenth the ς that ends words.
constexpr std::array<std::string_view, 25> LowerGreek{
    R"(\alpha)",   R"(\beta)",   R"(\gamma)",    R"(\delta)", R"(\varepsilon)",
    R"(\zeta)",    R"(\eta)",    R"(\theta)",    R"(\iota)",  R"(\kappa)",
    R"(\lambda)",  R"(\mu)",     R"(\nu)",       R"(\xi)",    "o",
    R"(\pi)",      R"(\rho)",    R"(\varsigma)", R"(\sigma)", R"(\tau)",
    R"(\upsilon)", R"(\varphi)", R"(\chi)",      R"(\psi)",   R"(\omega)"};

struct Sign
{
    char16_t unit;
    Spelling spelling;
};

constexpr std::array<Sign, 34> Signs{{
    {u'\\', {R"(\textbackslash{})", {}}},
    {u'&', {R"(\&)", {}}},
    {u'%', {R"(\%)", {}}},
    {u'$', {R"(\$)", {}}},
    {u'#', {R"(\#)", {}}},
    {u'_', {R"(\_)", {}}},
    {u'{', {R"(\{)", {}}},
    {u'}', {R"(\})", {}}},
    {u'~', {R"(\textasciitilde{})", {}}},
    {u'^', {R"(\textasciicircum{})", {}}},
    {u'<', {R"(\textless{})", {}}},
    {u'>', {R"(\textgreater{})", {}}},
    {u'|', {R"(\textbar{})", {}}},
    {u'"', {R"({\char34})", {}}}, // a command in documents in German and some other languages
    {u'\u00A0', {"~", {}}},       // space that does not break
    {u'\u202F', {R"(\,)", {}}},   // the narrow one
    {u'\u2009', {R"(\,)", {}}},   // thin space
    {u'\u2013', {"--", {}}},
    {u'\u2014', {"---", {}}},
    {u'\u2018', {"`", {}}},
    {u'\u2019', {"'", {}}},
    {u'\u201C', {"``", {}}},
    {u'\u201D', {"''", {}}},
    {u'\u2026', {R"(\dots{})", {}}},
    {u'\u2212', {{}, "-"}},
    {u'\u00B1', {{}, R"(\pm)"}},
    {u'\u00B7', {{}, R"(\cdot)"}},
    {u'\u00D7', {{}, R"(\times)"}},
    {u'\u2192', {{}, R"(\to)"}},
    {u'\u221E', {{}, R"(\infty)"}},
    {u'\u2248', {{}, R"(\approx)"}},
    {u'\u2260', {{}, R"(\neq)"}},
    {u'\u2264', {{}, R"(\leq)"}},
    {u'\u2265', {{}, R"(\geq)"}},
}};

Spelling spellingOf(char16_t unit)
{
    if (unit >= u'\u0391' && unit <= u'\u03A9')
        return {{}, UpperGreek[unit - u'\u0391']};
    if (unit >= u'\u03B1' && unit <= u'\u03C9')
        return {{}, LowerGreek[unit - u'\u03B1']};
    const auto found = std::find_if(Signs.begin(), Signs.end(),
                                    [unit](const Sign& sign) { return sign.unit == unit; });
    return found == Signs.end() ? Spelling() : found->spelling;
}

QLatin1String latin1(std::string_view text)
{
    return QLatin1String(text.data(), static_cast<qsizetype>(text.size()));
}

/// A row's first cell must not begin with what the \\ before it would take for its own argument.
QString firstCell(const QString& text)
{
    const QString escaped = latexEscaped(text);
    const bool isArgument = escaped.startsWith(u'[') || escaped.startsWith(u'*');
    return isArgument ? QStringLiteral("{}") + escaped : escaped;
}

QString line(const QStringList& cells, qsizetype columns)
{
    QStringList parts;
    for (qsizetype i = 0; i < columns; ++i) {
        const QString text = cells.value(i).simplified();
        parts << (i == 0 ? firstCell(text) : latexEscaped(text));
    }
    return QStringLiteral("    ") + parts.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
}

/// What may stand in \label.
QString key(const QString& label)
{
    QString name;
    for (QChar c : label) {
        const bool isPlain = (c.unicode() < 128 && c.isLetterOrNumber()) || c == u':' || c == u'-';
        name += isPlain ? c : QChar(u'-');
    }
    return name;
}

} // namespace

QString latexEscaped(const QString& text)
{
    QString out;
    bool isFormulaLast = false;
    for (QChar c : text) {
        const Spelling spelling = spellingOf(c.unicode());
        if (!spelling.math.empty()) {
            // Neighbours share one formula: "$$" would look like the start of a displayed one.
            if (isFormulaLast)
                out.chop(1);
            else
                out += u'$';
            out += latin1(spelling.math) + u'$';
            isFormulaLast = true;
            continue;
        }
        isFormulaLast = false;
        if (!spelling.text.empty())
            out += latin1(spelling.text);
        else if (c == u'-' && out.endsWith(u'-')) // two hyphens would be printed as a dash
            out += QStringLiteral("{}-");
        else
            out += c.isSpace() || c.category() == QChar::Other_Control ? QChar(u' ') : c;
    }
    return out;
}

QByteArray latexTable(const LatexTable& table)
{
    qsizetype columns = std::max<qsizetype>(1, table.header.size());
    for (const QStringList& row : table.rows)
        columns = std::max(columns, row.size());

    QString out =
        QStringLiteral("% Needs \\usepackage{booktabs}.\n\\begin{table}\n  \\centering\n");
    if (columns > MostColumnsAtFullSize)
        out += QStringLiteral("  \\small\\setlength{\\tabcolsep}{4pt}\n");
    out += QStringLiteral("  \\caption{") + latexEscaped(table.caption.simplified()) +
           QStringLiteral("}\n  \\label{") + key(table.label) +
           QStringLiteral("}\n  \\begin{tabular}{l") + QString(columns - 1, u'r') +
           QStringLiteral("}\n    \\toprule\n");
    if (!table.header.isEmpty())
        out += line(table.header, columns) + QStringLiteral("    \\midrule\n");
    for (const QStringList& row : table.rows)
        out += line(row, columns);
    out += QStringLiteral("    \\bottomrule\n  \\end{tabular}\n\\end{table}\n");
    return out.toUtf8();
}

} // namespace subtext
