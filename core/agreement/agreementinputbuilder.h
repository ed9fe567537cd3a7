// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/domain/furtheranswers.h"

#include <QHash>

namespace subtext {

/// Makes an input of what is read one after the other, so that a study need not be in memory.
class AgreementInputBuilder
{
public:
    /// `people` in the order of the roster; they must outlive the builder. `further` says which
    /// answers were asked for because of a split.
    AgreementInputBuilder(std::shared_ptr<const Task> task, const std::vector<Person>& people,
                          int ratingsNeeded, const std::vector<FurtherRating>& further = {});

    const std::shared_ptr<const Task>& task() const { return m_input.task; }

    /// The next item in the order of import. The reference holds until the next one.
    AgreementItem& add(const Scenario& scenario);
    /// A counting answer to an item that was added; one of nobody in the roster is left out.
    void addRating(AgreementItem& item, const Annotation& annotation);
    AgreementInput take();

private:
    AgreementItem itemOf(const Scenario& scenario) const;
    std::vector<std::size_t> orderOfRaters() const; ///< Places in m_people.

    const std::vector<Person>& m_people;
    QHash<PersonId, int> m_placeOf; ///< In m_people.
    std::vector<bool> m_hasRated;   ///< people
    FurtherAnswers m_further;
    /// As isAnyPowerKnown() has it, of the scenes so far; of other tasks, whether one states it.
    bool m_isAnyPowerKnown = false;
    AgreementInput m_input; ///< Its ratings name people by their place until take().
};

void setGold(AgreementItem& item, const ItemGold& gold);
/// Those of the items that the list has.
void setGold(AgreementInput& input, const std::vector<ItemGold>& gold);

} // namespace subtext
