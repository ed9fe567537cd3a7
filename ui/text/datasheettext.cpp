// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/datasheettext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

// What lupdate finds here is looked up by the texts of core: a test holds the two together.
constexpr std::array DatasheetSections{
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Motivation"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Composition"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Collection process"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Uses"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Distribution"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Maintenance"),
};
constexpr std::array DatasheetTexts{
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "For what purpose was the data set created?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText",
                      "Who created it? (One person or institution per line)"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Who paid for it?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "What did each of its authors contribute?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "What competing interests do the authors have?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText",
                      "Is it complete or a sample? If a sample, of what, and how was it chosen?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText",
                      "In which languages are the texts? (Codes such as en, one per line)"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Are there errors that only its creators know of?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Might some of it offend or frighten readers?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText",
                      "Which groups of people does it distinguish, and how?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Where do the scenarios come from?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText",
                      "Who took part, and how were they chosen and paid?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "When was the data collected?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "How many hours of work went into it?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Was there an ethical review? With what outcome?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText",
                      "Were the people informed, and did they consent? Can they withdraw?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText",
                      "Was the impact on the people behind the data assessed?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText",
                      "What has it been used for, and where is that listed?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "What else could it be used for?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "What about it could harm or mislead future uses?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "What should it not be used for?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Where is it published? (A web address)"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "What is its DOI?"),
    QT_TRANSLATE_NOOP(
        "subtext::DatasheetText",
        "Do its authors take responsibility for the data, in case rights were violated?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText",
                      "Do others have rights in it, or do export rules apply?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Who maintains it?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Who hosts it?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText",
                      "For how many years will it be hosted and maintained?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "How can they be reached?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Will it be updated? By whom, how often?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "For how long may data about the people be kept?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "Will older versions stay available?"),
    QT_TRANSLATE_NOOP("subtext::DatasheetText", "How can others extend it?"),
};

struct DatasheetText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::DatasheetText)
};

/// Nothing is translated that is not listed: what core says anew is shown as it says it.
template <typename Texts> QString shownOf(const Texts& texts, const QString& text)
{
    const auto found = std::find_if(texts.begin(), texts.end(), [&](const char* listed) {
        return text == QLatin1String(listed);
    });
    return found == texts.end() ? text : DatasheetText::tr(*found);
}

} // namespace

QString questionText(const DatasheetQuestion& question)
{
    return shownOf(DatasheetTexts, question.text);
}

QString sectionText(const DatasheetQuestion& question)
{
    return shownOf(DatasheetSections, question.section);
}

} // namespace subtext
