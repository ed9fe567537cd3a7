// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/keytable.h"

#include "ui/actions/actionregistry.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(subtext::KeyTable)
};

constexpr std::array Roles{Role::Annotator, Role::Adjudicator, Role::Coordinator};

QString roleHeading(Role role)
{
    switch (role) {
    case Role::Annotator:
        return Text::tr("Annotator", "The role");
    case Role::Adjudicator:
        return Text::tr("Adjudicator: the annotator’s, and");
    case Role::Coordinator:
        return Text::tr("Coordinator: the adjudicator’s, and");
    }
    Q_UNREACHABLE();
}

QString cell(QString text)
{
    return text.replace(u'|', QStringLiteral("\\|"));
}

QString meaning(const ActionRegistry::Entry& entry)
{
    return entry.only.isEmpty() ? entry.text
                                : QStringLiteral("%1 (%2)").arg(entry.text, entry.only);
}

bool isAmong(const ActionRegistry::Entry& entry,
             const std::vector<ActionRegistry::Section>& sections)
{
    return std::any_of(sections.begin(), sections.end(), [&](const auto& section) {
        return section.place == entry.place &&
               std::any_of(section.entries.begin(), section.entries.end(),
                           [&](const auto& known) { return known.text == entry.text; });
    });
}

} // namespace

QString keysMarkdown(const ActionRegistry& actions)
{
    QStringList lines;
    std::vector<ActionRegistry::Section> before;
    for (Role role : Roles) {
        lines << QStringLiteral("## %1").arg(roleHeading(role)) << QString();
        const auto sections = actions.allSectionsFor(role);
        for (const ActionRegistry::Section& section : sections) {
            QStringList rows;
            for (const ActionRegistry::Entry& entry : section.entries) {
                if (!isAmong(entry, before))
                    rows << QStringLiteral("| %1 | %2 |")
                                .arg(cell(entry.writtenKeys()), cell(meaning(entry)));
            }
            if (rows.isEmpty())
                continue;
            lines << QStringLiteral("### %1").arg(section.place) << QString()
                  << Text::tr("| Keys | What they do |") << QStringLiteral("|---|---|") << rows
                  << QString();
        }
        before = sections;
    }
    return lines.join(u'\n');
}

} // namespace subtext
