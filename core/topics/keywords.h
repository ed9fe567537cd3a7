// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace subtext::topics {

struct Keyword
{
    QString word; ///< Lower case.
    double weight = 0;
    int times = 0; ///< In the topic.
};

/// The words that tell topics apart (class TF-IDF, Grootendorst 2022): tf · ln(1 + A / f), with tf
/// the word's count in the topic, f in all, A the mean number of words of a topic. Left out are
/// words of fewer than three letters, English stop words, and names: words with a capital in more
/// than 70 % of their uses, those at the beginning of a sentence not counted, and words that stand
/// nowhere else and have one there. The heaviest `most` of each topic; of equal ones by alphabet.
/// `of`: of each text its topic, from 0.
std::vector<std::vector<Keyword>> keywords(const QStringList& texts, const std::vector<int>& of,
                                           int most = 10);

} // namespace subtext::topics
