// SPDX-License-Identifier: MIT
#pragma once

#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/operation/datalock.h"
#include "tests/core/desk/seenby.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/picktokens.h"
#include "tests/support/rawsql.h"
#include "tests/support/teststudy.h"

#include <utility>

namespace subtext::test {

/// "jta" → joy, trust, anger. Capitals for the second of two emotions with one initial.
inline std::vector<Choice> emotionsOf(const QString& letters)
{
    const QString initials = QStringLiteral("jtfsSdaA");
    std::vector<Choice> emotions;
    for (QChar letter : letters)
        emotions.push_back(emotionAt(static_cast<int>(initials.indexOf(letter))).value());
    return emotions;
}

/// With a note, since it may go against the votes.
inline Verdict verdict(Choice label, Basis basis = Basis::Misreading)
{
    Verdict verdict;
    verdict.picks = picksOf(Pick{label});
    verdict.basis = basis;
    verdict.note = QStringLiteral("Heard so.");
    return verdict;
}

inline Verdict ambiguousVerdict()
{
    Verdict verdict; // no label, and none needs a basis
    verdict.picks = picksOf(Pick{});
    verdict.note = QStringLiteral("Both hold.");
    return verdict;
}

/// An emotion's word, "ambiguous", or "-" where there is no gold label.
inline QString goldName(const GoldLabel& gold)
{
    return gold.isSettled() ? QString(pickToken({gold.label})) : QStringLiteral("-");
}

/// A study of sarcasm-irony/1, 2, … with annotators A01 …, adjudicators J01 and J02, and
/// coordinator C01.
class DeskStudy : public TestStudy
{
public:
    explicit DeskStudy(int items, int annotators = 3, const Protocol& protocol = {})
        : TestStudy(shapeOf(items, annotators, protocol))
    {
        const auto added =
            roster().add({{QStringLiteral("J01"), QStringLiteral("Judge One"), Role::Adjudicator},
                          {QStringLiteral("J02"), QStringLiteral("Judge Two"), Role::Adjudicator},
                          {QStringLiteral("C01"), QStringLiteral("Course"), Role::Coordinator}});
        if (!added)
            qFatal("desk study: %s", describe(added).constData());
        for (const Person& person : *added)
            m_deciders.push_back(person.id);
    }

    DeskQueue& deskQueue() { return study().deskQueue(); }
    Deciding& deciding() { return study().deciding(); }
    Comparing& comparing() { return study().comparing(); }
    DataLock& dataLock() { return study().dataLock(); }
    PersonId judge(int number) const { return m_deciders.at(static_cast<std::size_t>(number - 1)); }
    PersonId coordinator() const { return m_deciders.back(); }

    /// Labels an item by seat; one letter a rater, '-' for nobody.
    void label(int item, const QString& letters)
    {
        for (qsizetype seat = 0; seat < letters.size(); ++seat) {
            if (letters.at(seat) != u'-')
                answer(item, static_cast<int>(seat) + 1,
                       completeAnswer(emotionsOf(letters.mid(seat, 1)).front()));
        }
    }

    void answer(int item, int seat, const Answer& answer)
    {
        const PersonId rater =
            must(study().raters(scenario(item))).at(static_cast<std::size_t>(seat - 1));
        const auto submitted = labelling().submit(rater, scenario(item), submissionOf(answer));
        if (!submitted)
            qFatal("desk study: %s", describe(submitted).constData());
    }

    /// Gold labels of all items in their order, as the study says.
    QString gold() { return joined(must(study().gold())); }
    /// As that adjudicator may know them.
    QString goldSeenBy(int judgeNumber)
    {
        return joined(test::goldSeenBy(study(), judge(judgeNumber)));
    }

    /// The first column of the first row.
    QString sql(const QString& query) { return RawSql(path()).value(query); }
    int auditRows() { return sql(QStringLiteral("SELECT count(*) FROM audit")).toInt(); }

private:
    static Shape shapeOf(int items, int annotators, const Protocol& protocol)
    {
        Shape shape;
        shape.perSubtype = items;
        shape.subtypes = {Subtype::SarcasmIrony};
        shape.annotators = annotators;
        shape.ratersPerItem = annotators;
        shape.protocol = protocol;
        return shape;
    }

    static QString joined(const std::vector<ItemGold>& gold)
    {
        QStringList names;
        for (const ItemGold& item : gold)
            names << goldName(item.of());
        return names.join(u' ');
    }

    std::vector<PersonId> m_deciders;
};

} // namespace subtext::test
