// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/assigning.h"
#include "core/course/practice.h"
#include "core/travel/handouts.h"
#include "core/travel/importing.h"
#include "tests/support/ceipractice.h"
#include "tests/support/checks.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/shortanswer.h"
#include "ui/shell/beforework.h"

#include <QApplication>

namespace subtext::test {

/// The window on a study with the rules of a course: Robin and Kim, who both label every scene.
class CourseDesk : public Desk
{
public:
    CourseDesk(int items, Protocol protocol)
    {
        protocol.order = ItemOrder::File;
        Study::Setup setup;
        setup.title = QStringLiteral("Evening course");
        setup.protocol = protocol;
        auto study = Study::create(studyPath(), setup, {clock, ids, {}});
        Q_ASSERT(study);
        const auto imported =
            (*study)->importing().importFiles({writeScenes(filePath({}), items)}, {});
        Q_ASSERT(imported);
        const auto people =
            (*study)->roster().add({{{}, QStringLiteral("Robin"), Role::Annotator},
                                    {{}, QStringLiteral("Kim"), Role::Annotator},
                                    {{}, QStringLiteral("Noor"), Role::Coordinator}});
        Q_ASSERT(people);
        robin = people->at(0);
        kim = people->at(1);
        noor = people->at(2);
        const auto assigned = (*study)->assigning().assign(2, 42);
        Q_ASSERT(assigned);
        window().adopt(std::move(*study));
    }

    QString studyPath() const { return filePath(QStringLiteral("course.subtext")); }

    /// Robin's hand-out, in a folder of its own.
    QString handOut()
    {
        QDir().mkpath(filePath(QStringLiteral("robin")));
        const QString path = filePath(QStringLiteral("robin/Robin-A01.subtext"));
        const auto written = study().handouts().write(robin.id, path);
        return written ? path : QString();
    }

    /// Where the hand-in in Robin's hand-out writes the file to return.
    QString returnedPath() const
    {
        return filePath(QStringLiteral("robin/Robin-A01-returned.subtext"));
    }
    /// Something else has the name of that file, so the hand-in asks for a place.
    void takeReturnedPath() const
    {
        QDir().mkpath(filePath(QStringLiteral("robin")));
        writeFile(returnedPath(), "a shopping list");
    }

    BeforeWork& before() { return *window().beforeWork(); }

    /// Five digits, then Ctrl+Enter.
    void answerShortly(const QString& digits)
    {
        for (const QChar digit : digits)
            press(static_cast<Qt::Key>(digit.unicode()));
        press(Qt::Key_Return, Qt::ControlModifier);
    }

    Person robin;
    Person kim;
    Person noor;
};

/// The digits of a practice item's reference, with the scales moved by `offset` points where they
/// have room.
inline QString referenceDigits(const CalibrationItem& item, int offset = 0)
{
    QString digits = QString::number(indexOf(*item.reference.ballot[0]) + 1);
    for (ScaleIndex scale : item.scales()) {
        const int point = *item.reference.scale(scale);
        const int moved = isPoint(point + offset) ? point + offset : point - offset;
        digits += QString::number(moved - MinPoint + 1);
    }
    return digits + u'6';
}

} // namespace subtext::test
