// SPDX-License-Identifier: MIT
#include "tests/layering/sourcerules.h"
#include "tests/layering/sourcetree.h"
#include "tests/support/registeredtest.h"

#include <QRegularExpression>

using namespace subtext::test;

// Texts of a study are somebody else's. Where a widget would read them as rich text they could load
// files of this machine, so the ways to show a text are few, and these are the rules for them.
class ShownTextsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void rule_isKept_data();
    void rule_isKept();
    void rule_findsWhatItIsFor_data();
    void rule_findsWhatItIsFor();

private:
    QMap<QString, QString> m_sources; // by path from the root of the repository
};

namespace {

const SourceRules& shownTextRules()
{
    static const SourceRules all{
        {"rich texts are shown by TextReader",
         "\\b(new QTextBrowser|new QTextEdit|"
         "public QTextBrowser|public QTextEdit|setMarkdown\\()",
         "^ui/widgets/textreader\\.", "auto* reader = new QTextBrowser(page);",
         "auto* reader = new TextReader(page);"},
        {"tool tips are plain",
         "\\bsetToolTip\\(\\s*(?!\\s|tr\\(|plainToolTip\\(|QString\\(\\)|\\{\\})",
         "^ui/(adjudicate/minibars|plot/axisdrawing)\\.cpp$", // words with <b>, each escaped
         "button->setToolTip(name);", "button->setToolTip(plainToolTip(name));"},
        {"tool tips of models are plain",
         "(case Qt::ToolTipRole:|role == Qt::ToolTipRole\\))\\s*return\\s+(?!plainToolTip\\()",
         "^$", "case Qt::ToolTipRole:\n        return item.name;",
         "case Qt::ToolTipRole:\n        return plainToolTip(item.name);"},
        {"tool tips are shown by showPlainToolTip",
         "\\bQToolTip::showText\\((?![^;]*, toolTip\\(\\))", "^ui/widgets/plaintooltip\\.",
         "QToolTip::showText(event->globalPos(), text, view);",
         "showPlainToolTip(event->globalPos(), text, view);"},
        {"no other help is shown", "\\b(setWhatsThis|setStatusTip)\\(", "^$",
         "field->setWhatsThis(text);", "field->setAccessibleDescription(text);"},
        {"labels are made plain", "\\b(new QLabel\\b|public QLabel\\b)",
         "^ui/widgets/(controls\\.cpp|elidedlabel\\.h)$", "auto* label = new QLabel(text, this);",
         "auto* label = makeLabel(text, role, tone, this);"},
        {"labels stay plain", "setTextFormat\\((?!Qt::PlainText\\))",
         "^ui/(adjudicate/hintsview|release/checklistview)\\.cpp$", // nothing there is unescaped
         "label->setTextFormat(Qt::RichText);", "label->setTextFormat(Qt::PlainText);"},
        {"questions go through Prompts", "\\bQMessageBox\\b", "^ui/prompts/prompts\\.cpp$",
         "QMessageBox::warning(this, title, text);", "m_prompts.tell(this, title, text);"},
        {"the texts of charts are escaped",
         "\\b(setTitle|setTitleText|setName)\\(\\s*"
         "(?!tr\\(|modelName\\(|axisTitle\\(\\)|shownAxisTitle\\(m_content\\)|"
         "m_content\\.(axisTitle|xTitle|yTitle|diagonal)\\b|"
         "series\\.name|text\\.title)",
         "^ui/(?!charts/)", "axis->setTitleText(person.name);",
         "axis->setTitleText(tr(\"Share\"));"},
        // Those that may read files by it, ask what it is, or hand it to what says it in words of
        // the window; the command line has the study's own.
        {"the words of a task are those of the window", "\\b(m_)?study(\\(\\))?(->|\\.)task\\(\\)",
         "^(app/|ui/(text/shownwords|adjudicate/deskhints|widgets/itempanel|shell/places|"
         "roster/(settingsview|importdialog|decisionsdialog)|"
         "release/(releasepage|placepanel|exportdialog|reportview)|"
         "models/(modelsworker|modelspage|asking/(runsview|topicsdialog)|files/importview))\\.)",
         "label->setText(m_study->task()->title);", "label->setText(shownTask(*m_study)->title);"},
    };
    return all;
}

} // namespace

void ShownTextsTest::initTestCase()
{
    m_sources = treeBelow({QStringLiteral("ui"), QStringLiteral("app")});
    QVERIFY(m_sources.size() > 200); // fewer: it looks in the wrong place
}

void ShownTextsTest::rule_isKept_data()
{
    nameRules(shownTextRules());
}

void ShownTextsTest::rule_isKept()
{
    QFETCH(QString, name);
    const SourceRule& rule = ruleCalled(shownTextRules(), name);
    const RuleFindings found = findingsOf(rule, m_sources);
    QVERIFY2(found.offenders.isEmpty(), qUtf8Printable(found.offenders.join(QStringLiteral("; "))));
    const bool hasExceptions =
        rule.but != QByteArray("^$") && rule.but != QByteArray("^ui/(?!charts/)");
    QVERIFY(!hasExceptions || !found.excepted.isEmpty());
}

void ShownTextsTest::rule_findsWhatItIsFor_data()
{
    nameRules(shownTextRules());
}

void ShownTextsTest::rule_findsWhatItIsFor()
{
    QFETCH(QString, name);
    checkRule(ruleCalled(shownTextRules(), name));
}

SUBTEXT_TEST(ShownTextsTest)
#include "showntextstest.moc"
