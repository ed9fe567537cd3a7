// SPDX-License-Identifier: MIT
#include "core/release/licences.h"

#include <algorithm>

namespace subtext {

const std::vector<Licence>& licences()
{
    static const std::vector<Licence> All{
        {"CC-BY-4.0", "licensed under the ",
         "Creative Commons Attribution 4.0\nInternational licence",
         "https://creativecommons.org/licenses/by/4.0/",
         "You may copy, share, change and build upon it for any purpose, commercial ones\n"
         "included, if you name its creators, link to the licence and say what you changed.\n"
         "Nothing may suggest that the creators endorse you or your use. The data comes as it\n"
         "is, without any warranty.",
         "To name: "},
        {"CC-BY-SA-4.0", "licensed under the ",
         "Creative Commons\nAttribution-ShareAlike 4.0 International licence",
         "https://creativecommons.org/licenses/by-sa/4.0/",
         "You may copy, share, change and build upon it for any purpose, commercial ones\n"
         "included, if you name its creators, link to the licence and say what you changed, and\n"
         "if you share what you made of it under the same licence.\n"
         "Nothing may suggest that the creators endorse you or your use. The data comes as it\n"
         "is, without any warranty.",
         "To name: "},
        {"CC-BY-NC-4.0", "licensed under the ",
         "Creative Commons\nAttribution-NonCommercial 4.0 International licence",
         "https://creativecommons.org/licenses/by-nc/4.0/",
         "You may copy, share, change and build upon it for purposes that are not commercial, if\n"
         "you name its creators, link to the licence and say what you changed.\n"
         "Nothing may suggest that the creators endorse you or your use. The data comes as it\n"
         "is, without any warranty.",
         "To name: "},
        {"CC0-1.0", "dedicated to the public domain under\n", "Creative Commons CC0 1.0 Universal",
         "https://creativecommons.org/publicdomain/zero/1.0/",
         "You may copy, share, change and build upon it for any purpose, commercial ones\n"
         "included, without asking and without naming anybody. Where you publish work with it,\n"
         "its creators would like to be cited.\n"
         "Nothing may suggest that the creators endorse you or your use. The data comes as it\n"
         "is, without any warranty.",
         "To cite: "}};
    return All;
}

const Licence* licenceCalled(const QString& token)
{
    const std::vector<Licence>& all = licences();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Licence& licence) {
        return token == QLatin1String(licence.token);
    });
    return found == all.end() ? nullptr : &*found;
}

const Licence* chosenLicence(const DatasheetAnswers& answers)
{
    const auto chosen = answers.find(QLatin1String(LicenceAnswer));
    return chosen == answers.end() ? &licences().front() : licenceCalled(chosen->second);
}

const Licence& licenceOf(const DatasheetAnswers& answers)
{
    const Licence* licence = chosenLicence(answers);
    if (licence == nullptr)
        qFatal("a release under a licence that is not known");
    return *licence;
}

} // namespace subtext
