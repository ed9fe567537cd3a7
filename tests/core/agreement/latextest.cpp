// SPDX-License-Identifier: MIT
#include "core/agreement/latex.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;

class LatexTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void special_isACommand_data();
    void special_isACommand();
    void table_isThis();
    void table_fillsShortRows();
    void table_withoutHeaderOrRows_isValid();
    void firstCell_isNoArgumentOfTheLineBefore();
    void cell_staysOnItsLine();
    void greek_isCompleteAndBalanced();
};

void LatexTest::special_isACommand_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("latex");
    const auto row = [](const char* name, const QString& text, const QString& latex) {
        QTest::newRow(name) << text << latex;
    };
    row("plain", QStringLiteral("Joy 0.24"), QStringLiteral("Joy 0.24"));
    row("backslash", QStringLiteral("a\\b"), QStringLiteral("a\\textbackslash{}b"));
    row("and", QStringLiteral("a & b"), QStringLiteral("a \\& b"));
    row("percent", QStringLiteral("17 %"), QStringLiteral("17 \\%"));
    row("dollar", QStringLiteral("$5$"), QStringLiteral("\\$5\\$"));
    row("number", QStringLiteral("#1"), QStringLiteral("\\#1"));
    row("underscore", QStringLiteral("sarcasm_01"), QStringLiteral("sarcasm\\_01"));
    row("braces", QStringLiteral("{x}"), QStringLiteral("\\{x\\}"));
    row("tilde", QStringLiteral("~x"), QStringLiteral("\\textasciitilde{}x"));
    row("caret", QStringLiteral("x^2"), QStringLiteral("x\\textasciicircum{}2"));
    row("less, greater", QStringLiteral("1<2>1"), QStringLiteral("1\\textless{}2\\textgreater{}1"));
    row("bar", QStringLiteral("a|b"), QStringLiteral("a\\textbar{}b"));
    row("straight quotes", QStringLiteral("\"a\""), QStringLiteral("{\\char34}a{\\char34}"));
    row("minus", QStringLiteral("−0.04"), QStringLiteral("$-$0.04"));
    row("en dash", QStringLiteral("1–3"), QStringLiteral("1--3"));
    row("em dash", QStringLiteral("a—b"), QStringLiteral("a---b"));
    row("hyphens stay hyphens", QStringLiteral("a--b---c"), QStringLiteral("a-{}-b-{}-{}-c"));
    row("double quotes", QStringLiteral("“a”"), QStringLiteral("``a''"));
    row("single quotes", QStringLiteral("‘a’"), QStringLiteral("`a'"));
    row("ellipsis", QStringLiteral("a…"), QStringLiteral("a\\dots{}"));
    row("spaces", QStringLiteral("1\u00A0%\u202F2\u20093"), QStringLiteral("1~\\%\\,2\\,3"));
    row("kappa", QStringLiteral("κ = 1"), QStringLiteral("$\\kappa$ = 1"));
    row("rho", QStringLiteral("Spearman’s ρ"), QStringLiteral("Spearman's $\\rho$"));
    row("alpha", QStringLiteral("α"), QStringLiteral("$\\alpha$"));
    row("neighbours share a formula", QStringLiteral("Δκ−α"),
        QStringLiteral("$\\Delta\\kappa-\\alpha$"));
    row("dollar beside a formula", QStringLiteral("$κ$"), QStringLiteral("\\$$\\kappa$\\$"));
    row("final sigma", QStringLiteral("Σσς"), QStringLiteral("$\\Sigma\\sigma\\varsigma$"));
    row("relations", QStringLiteral("2×3 ≥ 5 ≤ 6 ± 1 ≈ 2 ≠ 3"),
        QStringLiteral("2$\\times$3 $\\geq$ 5 $\\leq$ 6 $\\pm$ 1 $\\approx$ 2 $\\neq$ 3"));
    row("other letters", QStringLiteral("Müller, Łukasz, 王芳, 😀"),
        QStringLiteral("Müller, Łukasz, 王芳, 😀"));
    row("breaks", QStringLiteral("a\nb\tc\r\nd"), QStringLiteral("a b c  d"));
}

void LatexTest::special_isACommand()
{
    QFETCH(QString, text);
    QTEST(latexEscaped(text), "latex");
}

void LatexTest::table_isThis()
{
    const LatexTable table{
        QStringLiteral("Agreement, κ & α"),
        QStringLiteral("tab:agreement by subtype_1"),
        {QStringLiteral("Subtype"), QStringLiteral("κ"), QStringLiteral("%")},
        {{QStringLiteral("Sarcasm & irony"), QStringLiteral("−0.04"), QStringLiteral("17 %")},
         {QStringLiteral("Mixed"), QStringLiteral("0.21"), QString()}}};
    const QByteArray expected = R"(% Needs \usepackage{booktabs}.
\begin{table}
  \centering
  \caption{Agreement, $\kappa$ \& $\alpha$}
  \label{tab:agreement-by-subtype-1}
  \begin{tabular}{lrr}
    \toprule
    Subtype & $\kappa$ & \% \\
    \midrule
    Sarcasm \& irony & $-$0.04 & 17 \% \\
    Mixed & 0.21 &  \\
    \bottomrule
  \end{tabular}
\end{table}
)";
    QCOMPARE(latexTable(table), expected);
    QCOMPARE(latexTable(table), latexTable(table));
}

void LatexTest::table_fillsShortRows()
{
    const QByteArray latex = latexTable(
        {{}, {}, {QStringLiteral("a"), QStringLiteral("b")}, {{QStringLiteral("x")}, {}}});
    QVERIFY(latex.contains("{tabular}{lr}\n"));
    QVERIFY(latex.contains("    x &  \\\\\n     &  \\\\\n"));
}

void LatexTest::table_withoutHeaderOrRows_isValid()
{
    const QByteArray latex = latexTable({});
    QVERIFY(latex.contains("{tabular}{l}\n    \\toprule\n    \\bottomrule\n"));
}

void LatexTest::firstCell_isNoArgumentOfTheLineBefore()
{
    const QByteArray latex = latexTable(
        {{}, {}, {QStringLiteral("[a]")}, {{QStringLiteral("*b")}, {QStringLiteral("c[1]")}}});
    QVERIFY(latex.contains("    {}[a] \\\\\n"));
    QVERIFY(latex.contains("    {}*b \\\\\n"));
    QVERIFY(latex.contains("    c[1] \\\\\n"));
}

void LatexTest::cell_staysOnItsLine()
{
    const QByteArray latex =
        latexTable({QStringLiteral("two\n\nparagraphs"), {}, {}, {{QStringLiteral(" a \n b ")}}});
    QVERIFY(latex.contains("\\caption{two paragraphs}\n"));
    QVERIFY(latex.contains("    a b \\\\\n"));
}

void LatexTest::greek_isCompleteAndBalanced()
{
    for (char16_t unit = u'\u0391'; unit <= u'\u03C9'; ++unit) {
        const QChar c(unit);
        if (!c.isLetter() || (unit > u'\u03A9' && unit < u'\u03B1'))
            continue;
        const QString latex = latexEscaped(c);
        QVERIFY2(latex.startsWith(u'$') && latex.endsWith(u'$') && latex.size() > 2,
                 qPrintable(latex));
        for (QChar out : latex)
            QVERIFY2(out.unicode() < 128, qPrintable(latex));
    }
}

SUBTEXT_TEST(LatexTest)
#include "latextest.moc"
