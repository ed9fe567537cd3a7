// SPDX-License-Identifier: MIT
#include "ui/release/figures.h"

#include "core/agreement/agreementinput.h"
#include "core/course/roster.h"
#include "core/figures/figures.h"
#include "core/study/demonstration/demonstration.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/uiharness.h"
#include "ui/agreement/agreementcharts.h"
#include "ui/charts/patternchart.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDate>
#include <QDir>
#include <QLocale>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <limits>

using namespace subtext;
using namespace subtext::test;

/// The figures of a release, drawn from a demonstration study that invented people worked on.
class FiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();

    void everyChart_isThereAsSvgAndPdf();
    void everyChartOfThePlace_isPrinted();
    void svg_isTheSameAgain_data();
    void svg_isTheSameAgain();
    void svg_isWellFormedAndDescribesItself();
    void svg_isDrawnOnceAndInLightColours();
    void pdf_hasTheGivenDateAndNoProgram_data();
    void pdf_hasTheGivenDateAndNoProgram();
    void noFile_tellsWhereOrWhenItWasMade();
    void raters_areCalledAsInTheReport();
    void namesWithMarkup_areWrittenAsTheyAre();
    void emptyStudy_givesNoFigures();
    void chartWithNothingToShow_isLeftOut();
    void picture_doesNotDependOnTheSizeOnScreen();

private:
    std::vector<ReleaseFile> figures(const QString& date = {}) const
    {
        return agreementFigures(m_report, m_models, date);
    }

    AgreementReport m_report;
    std::vector<ModelReport> m_models;
    std::vector<ReleaseFile> m_figures; ///< Without a date.
    QFont m_font;
};

namespace {

std::vector<ReleaseFile> ofKind(const std::vector<ReleaseFile>& files, const QString& suffix)
{
    std::vector<ReleaseFile> found;
    for (const ReleaseFile& file : files) {
        if (file.path.endsWith(suffix))
            found.push_back(file);
    }
    return found;
}

QStringList pathsOf(const std::vector<ReleaseFile>& files)
{
    QStringList paths;
    for (const ReleaseFile& file : files)
        paths << file.path;
    return paths;
}

/// The texts drawn in an SVG; an error of the parser is one of them.
QStringList textsOf(const ReleaseFile& svg)
{
    QStringList texts;
    QXmlStreamReader xml(svg.bytes);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"text")
            texts << xml.readElementText().trimmed();
    }
    return xml.hasError() ? QStringList{svg.path + u' ' + xml.errorString()} : texts;
}

AgreementReport reportOf(Study& study)
{
    AgreementOptions options;
    options.resamples = 50;
    return computeAgreement(must(study.figures().agreementInput()), options).value();
}

void rename(AgreementReport& report, const std::function<QString(const AgreementRater&)>& name)
{
    for (auto* raters : {&report.raters, &report.input.raters}) {
        for (AgreementRater& rater : *raters)
            rater.name = name(rater);
    }
}

} // namespace

void FiguresTest::initTestCase()
{
    theme::apply(*qApp, theme::Mode::Light);
    m_font = QApplication::font();
    constexpr int All = std::numeric_limits<int>::max();
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const auto study = makeDemonstration(folder.filePath(QStringLiteral("demo.subtext")),
                                         {clock, ids, folder.filePath(QStringLiteral("backups"))});
    VERIFY_HOLDS(study);
    std::vector<PersonId> annotators;
    for (const Person& person : must((*study)->roster().people())) {
        if (person.role == Role::Annotator)
            annotators.push_back(person.id);
    }
    VERIFY_HOLDS(simulateLabelling(**study, annotators, All, 42));
    for (const Person& person : must((*study)->roster().people())) {
        if (person.role == Role::Adjudicator)
            VERIFY_HOLDS(simulateAdjudication(**study, person.id, All, 42));
    }
    m_report = reportOf(**study);
    m_models = fitModels(m_report.input, 1).value();
    m_figures = figures();
}

void FiguresTest::cleanup()
{
    QLocale::setDefault(QLocale::c());
    QApplication::setFont(m_font);
    theme::apply(*qApp, theme::Mode::Light);
}

void FiguresTest::everyChart_isThereAsSvgAndPdf()
{
    QStringList expected;
    for (const char* stem :
         {"vote-patterns", "kappa-by-subtype", "confusion-matrix", "kappa-by-emotion",
          "icc-by-scale", "scale-use-valence", "scale-use-arousal", "scale-use-dominance",
          "scale-use-confidence", "valence-by-emotion", "length-of-context", "length-of-utterance",
          "gold-agreement", "model-reliability"}) {
        for (const char* suffix : {"svg", "pdf"})
            expected << QStringLiteral("reports/figures/%1.%2")
                            .arg(QLatin1String(stem), QLatin1String(suffix));
    }
    QCOMPARE(pathsOf(m_figures), expected);
    for (const ReleaseFile& file : m_figures) {
        const bool isSvg = file.path.endsWith(QLatin1String("svg"));
        QVERIFY2(file.bytes.startsWith(isSvg ? "<?xml" : "%PDF-"), qPrintable(file.path));
    }
}

void FiguresTest::everyChartOfThePlace_isPrinted()
{
    ScriptedPrompts prompts;
    QWidget place;
    const AgreementCharts shown(prompts, &place);
    const std::vector<AgreementChart> list = agreementChartList();
    QCOMPARE(shown.all().size(), list.size());
    QStringList printed;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto alone = list[i].make(prompts, nullptr);
        QCOMPARE(alone->metaObject(), shown.all()[i]->metaObject());
        QVERIFY2(!list[i].figures.empty(), alone->metaObject()->className());
        for (const ChartFigure& figure : list[i].figures)
            printed << QStringLiteral("reports/figures/%1.svg").arg(figure.stem);
    }
    QCOMPARE(pathsOf(ofKind(m_figures, QStringLiteral(".svg"))), printed);
}

void FiguresTest::svg_isTheSameAgain_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<double>("points");
    QTest::addColumn<QString>("locale");
    QTest::newRow("as before") << false << 10.0 << QStringLiteral("C");
    QTest::newRow("dark theme") << true << 10.0 << QStringLiteral("C");
    QTest::newRow("large letters") << false << 21.0 << QStringLiteral("C");
    QTest::newRow("other language") << false << 10.0 << QStringLiteral("de_DE");
}

void FiguresTest::svg_isTheSameAgain()
{
    QFETCH(bool, isDark);
    QFETCH(double, points);
    QFETCH(QString, locale);
    const auto before = ofKind(m_figures, QStringLiteral(".svg"));
    QLocale::setDefault(QLocale(locale));
    theme::apply(*qApp, isDark ? theme::Mode::Dark : theme::Mode::Light);
    QFont font = QApplication::font();
    font.setPointSizeF(points);
    QApplication::setFont(font);
    const auto after = ofKind(figures(), QStringLiteral(".svg"));
    QCOMPARE(pathsOf(after), pathsOf(before));
    for (std::size_t i = 0; i < before.size(); ++i)
        QVERIFY2(after[i].bytes == before[i].bytes, qPrintable(before[i].path));
}

void FiguresTest::svg_isWellFormedAndDescribesItself()
{
    for (const ReleaseFile& file : ofKind(m_figures, QStringLiteral(".svg"))) {
        QString title;
        QString description;
        QXmlStreamReader xml(file.bytes);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"title")
                title = xml.readElementText();
            else if (xml.name() == u"desc")
                description = xml.readElementText();
        }
        QVERIFY2(!xml.hasError(), qPrintable(file.path + u' ' + xml.errorString()));
        QVERIFY2(!title.isEmpty(), qPrintable(file.path));
        QVERIFY2(description.size() > 20, qPrintable(file.path + u' ' + description));
        // Nobody clicks on paper.
        QVERIFY2(!description.contains(QLatin1String("click"), Qt::CaseInsensitive),
                 qPrintable(file.path + u' ' + description));
    }
}

void FiguresTest::svg_isDrawnOnceAndInLightColours()
{
    theme::apply(*qApp, theme::Mode::Dark);
    const QByteArray dark = theme::darkColors().line.name().toLatin1();
    const QByteArray light = theme::lightColors().line.name().toLatin1();
    int scales = 0;
    for (const ReleaseFile& file : ofKind(figures(), QStringLiteral(".svg"))) {
        QVERIFY2(!file.bytes.contains(dark), qPrintable(file.path));
        if (!file.path.contains(QLatin1String("scale-use")))
            continue;
        ++scales;
        QVERIFY2(file.bytes.contains(light), qPrintable(file.path));
        // Four figures of one kind of chart: nothing of one shows through in the next.
        QCOMPARE(textsOf(file).filter(QStringLiteral("share of the ratings")).size(), 1);
        QCOMPARE(textsOf(file).filter(QStringLiteral("Overall")).size(), 1);
        QVERIFY2(textsOf(file).filter(QStringLiteral("...")).isEmpty(), qPrintable(file.path));
    }
    QCOMPARE(scales, 4);
}

void FiguresTest::pdf_hasTheGivenDateAndNoProgram_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<QByteArray>("entry");
    QTest::newRow("given") << QStringLiteral("2031-05-17")
                           << QByteArray("/CreationDate (D:20310517000000Z)");
    QTest::newRow("none") << QString() << QByteArray("/CreationDate (D:19700101000000Z)");
}

void FiguresTest::pdf_hasTheGivenDateAndNoProgram()
{
    QFETCH(QString, date);
    QFETCH(QByteArray, entry);
    for (const ReleaseFile& file : ofKind(figures(date), QStringLiteral(".pdf"))) {
        QVERIFY2(file.bytes.contains(entry), qPrintable(file.path));
        QCOMPARE(file.bytes.count("(D:"), 1);
        QVERIFY2(!file.bytes.contains("/Producer"), qPrintable(file.path));
        QVERIFY2(!file.bytes.contains("/Creator"), qPrintable(file.path));
        // The table of places still holds: it begins where the file says.
        const qsizetype at = file.bytes.lastIndexOf("startxref");
        const qsizetype table = file.bytes.mid(at + 9).trimmed().split('\n').first().toLongLong();
        QVERIFY2(file.bytes.mid(table).startsWith("xref"), qPrintable(file.path));
    }
}

void FiguresTest::noFile_tellsWhereOrWhenItWasMade()
{
    QList<QByteArray> secrets{QDir::tempPath().toUtf8() + '/', QDir::currentPath().toUtf8(),
                              QCoreApplication::applicationName().toUtf8()};
    for (const QString& format : {QStringLiteral("yyyy-MM-dd"), QStringLiteral("yyyyMMdd")})
        secrets << QDate::currentDate().toString(format).toLatin1();
    for (const char* variable : {"USER", "LOGNAME", "HOSTNAME"}) {
        if (qgetenv(variable).size() > 2)
            secrets << qgetenv(variable);
    }
    for (const ReleaseFile& file : figures(QStringLiteral("2031-05-17"))) {
        for (const QByteArray& secret : secrets)
            QVERIFY2(!file.bytes.contains(secret), (file.path.toUtf8() + ' ' + secret).constData());
    }
}

void FiguresTest::raters_areCalledAsInTheReport()
{
    QStringList names;
    for (const AgreementRater& rater : m_report.raters)
        names << rater.name;
    AgreementReport coded = m_report;
    rename(coded, [](const AgreementRater& rater) { return rater.code; });
    QStringList shown;
    for (const ReleaseFile& file :
         ofKind(agreementFigures(coded, m_models, {}), QStringLiteral(".svg"))) {
        shown << textsOf(file);
        for (const QString& name : names)
            QVERIFY2(!file.bytes.contains(name.toUtf8()), qPrintable(file.path + u' ' + name));
    }
    for (const AgreementRater& rater : m_report.raters) {
        // In the figure of gold and in that of the models.
        QVERIFY2(shown.count(rater.code) >= 2, qPrintable(rater.code));
    }
}

void FiguresTest::namesWithMarkup_areWrittenAsTheyAre()
{
    const QString mark = QStringLiteral("A&B <i>");
    AgreementReport renamed = m_report;
    rename(renamed, [&](const AgreementRater& rater) { return mark + rater.code; });
    int drawn = 0;
    int described = 0;
    for (const ReleaseFile& file :
         ofKind(agreementFigures(renamed, m_models, {}), QStringLiteral(".svg"))) {
        QXmlStreamReader xml(file.bytes);
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"desc")
                described += xml.readElementText().contains(mark) ? 1 : 0;
        }
        QVERIFY2(!xml.hasError(), qPrintable(file.path + u' ' + xml.errorString()));
        drawn += static_cast<int>(textsOf(file).filter(mark).size());
    }
    QVERIFY2(drawn >= 2 * std::ssize(m_report.raters), qPrintable(QString::number(drawn)));
    QVERIFY(described > 0);
}

void FiguresTest::emptyStudy_givesNoFigures()
{
    QCOMPARE(pathsOf(agreementFigures({}, {}, QStringLiteral("2031-05-17"))), QStringList());
}

void FiguresTest::chartWithNothingToShow_isLeftOut()
{
    const QStringList paths = pathsOf(agreementFigures(m_report, {}, {}));
    QVERIFY(!paths.contains(QStringLiteral("reports/figures/model-reliability.svg")));
    QVERIFY(!paths.contains(QStringLiteral("reports/figures/model-reliability.pdf")));
    QCOMPARE(paths.size(), 2 * 13);
}

void FiguresTest::picture_doesNotDependOnTheSizeOnScreen()
{
    ScriptedPrompts prompts;
    PatternChart chart(prompts);
    QVERIFY(chart.pictureBytes(charts::FileFormat::Svg).isEmpty());
    chart.setData(m_report);
    showChart(chart, 500);
    const QByteArray narrow = chart.pictureBytes(charts::FileFormat::Svg);
    showChart(chart, 1'100);
    QVERIFY(!narrow.isEmpty());
    QVERIFY(chart.pictureBytes(charts::FileFormat::Svg) == narrow);
}

SUBTEXT_TEST(FiguresTest)

#include "figurestest.moc"
