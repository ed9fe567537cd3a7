// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manualpages.h"

#include "ui/text/language.h"

#include <QFile>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <map>

namespace subtext {
namespace {

constexpr const char* Files[] = {"annotator.md",    "expert.md",   "course.md", "team.md",
                                 "team-host.md",    "task.md",     "prompt.md", "label-studio.md",
                                 "disagreement.md", "norming.md",  "papers.md", "accessibility.md",
                                 "install.md",      "reference.md"};

/// Comments are for whoever edits the page; our Markdown reader would show them.
bool isComment(const QString& line)
{
    return line.startsWith(QLatin1String("<!--")) && line.endsWith(QLatin1String("-->"));
}

QString builtInPath(const QString& name)
{
    return QStringLiteral(":/subtext/manual/") + name;
}

ManualPage readPage(const QString& name, const QString& fileName)
{
    QFile file(builtInPath(fileName));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the manual has no %s", qUtf8Printable(fileName));
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    lines.removeIf(isComment);
    ManualPage page{name, {}, lines.join(u'\n'), {}};
    const auto title = std::find_if(lines.cbegin(), lines.cend(), [](const QString& line) {
        return line.startsWith(QLatin1String("# "));
    });
    if (title != lines.cend())
        page.title = title->mid(2);
    page.markdown.replace(QLatin1String("](../../resources/"), QLatin1String("](qrc:/subtext/"));
    return page;
}

/// As the sites call it on which the pages are read, too.
QString anchorOf(const QString& heading)
{
    QString anchor;
    const QString plain = heading.toLower();
    for (const QChar c : plain) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_')
            anchor += c;
        else if (c == u' ')
            anchor += u'-';
    }
    return anchor;
}

/// Of headings without marks in them.
QStringList plainAnchors(const QString& markdown)
{
    QStringList anchors;
    for (const QString& line : markdown.split(u'\n')) {
        const qsizetype words = line.startsWith(u'#') ? line.indexOf(u' ') : -1;
        if (words > 0)
            anchors << anchorOf(line.mid(words + 1));
    }
    return anchors;
}

/// "annotator.de.md" for "annotator.md".
QString translatedName(QString name, const QString& code)
{
    return name.insert(name.lastIndexOf(u'.'), u'.' + code);
}

std::vector<ManualPage> readPages(const QString& code)
{
    std::vector<ManualPage> read;
    for (const char* file : Files) {
        const QString name = QString::fromLatin1(file);
        ManualPage page = readPage(name, name);
        const QString translated = translatedName(name, code);
        if (QFile::exists(builtInPath(translated))) {
            const QStringList anchors = plainAnchors(page.markdown);
            page = readPage(name, translated);
            page.anchors = anchors;
        }
        read.push_back(std::move(page));
    }
    return read;
}

} // namespace

const std::vector<ManualPage>& manualPages()
{
    static std::map<QString, std::vector<ManualPage>> pages;
    const QString code = language();
    auto found = pages.find(code);
    if (found == pages.end())
        found = pages.emplace(code, readPages(code)).first;
    return found->second;
}

const ManualPage* manualPage(const QString& file)
{
    const auto& pages = manualPages();
    const auto found = std::find_if(pages.begin(), pages.end(),
                                    [&](const ManualPage& page) { return page.file == file; });
    return found == pages.end() ? nullptr : &*found;
}

QHash<QString, int> headingAnchors(const QTextDocument& document, const QStringList& names)
{
    QHash<QString, int> anchors;
    qsizetype heading = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        const QString first = heading < names.size() ? names[heading] : anchorOf(block.text());
        ++heading;
        QString anchor = first;
        for (int again = 1; anchors.contains(anchor); ++again)
            anchor = QStringLiteral("%1-%2").arg(first).arg(again);
        anchors.insert(anchor, block.position());
    }
    return anchors;
}

std::vector<int> occurrences(const QString& text, const QString& words)
{
    std::vector<int> found;
    if (words.isEmpty())
        return found;
    for (qsizetype at = text.indexOf(words, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(words, at + words.size(), Qt::CaseInsensitive))
        found.push_back(static_cast<int>(at));
    return found;
}

} // namespace subtext
