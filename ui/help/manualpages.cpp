// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manualpages.h"

#include <QFile>
#include <QStringList>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace subtext {
namespace {

constexpr const char* Files[] = {"annotator.md",     "expert.md",       "course.md",
                                 "team.md",          "team-host.md",    "task.md",
                                 "prompt.md",        "label-studio.md", "papers.md",
                                 "accessibility.md", "install.md",      "reference.md"};

/// Comments are for whoever edits the page; our Markdown reader would show them.
bool isComment(const QString& line)
{
    return line.startsWith(QLatin1String("<!--")) && line.endsWith(QLatin1String("-->"));
}

ManualPage readPage(const QString& name)
{
    QFile file(QStringLiteral(":/subtext/manual/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the manual has no %s", qUtf8Printable(name));
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    lines.removeIf(isComment);
    ManualPage page{name, {}, lines.join(u'\n')};
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

} // namespace

const std::vector<ManualPage>& manualPages()
{
    static const std::vector<ManualPage> pages = [] {
        std::vector<ManualPage> read;
        for (const char* file : Files)
            read.push_back(readPage(QString::fromLatin1(file)));
        return read;
    }();
    return pages;
}

const ManualPage* manualPage(const QString& file)
{
    const auto& pages = manualPages();
    const auto found = std::find_if(pages.begin(), pages.end(),
                                    [&](const ManualPage& page) { return page.file == file; });
    return found == pages.end() ? nullptr : &*found;
}

QHash<QString, int> headingAnchors(const QTextDocument& document)
{
    QHash<QString, int> anchors;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        const QString first = anchorOf(block.text());
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
