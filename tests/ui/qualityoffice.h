// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/pythonrandom.h"
#include "tests/support/checks.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/quality/findingsview.h"
#include "ui/quality/flagmodel.h"
#include "ui/quality/qualitypage.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QTableView>

#include <algorithm>

namespace subtext::test {

/// A study of sarcasm scenes with its coordinator signed in.
struct Office
{
    Office(int annotators, int items, int raters)
        : file({items, {Subtype::SarcasmIrony}, annotators, raters, {}})
    {
        const auto added = file.roster().add({{{}, QStringLiteral("Casey"), Role::Coordinator}});
        Q_ASSERT(added);
        coordinator = added->front().id;
        file.close();
        while (desk.ids.count() < file.ids.count())
            desk.ids.next();
        desk.window().openStudy(file.path());
        desk.window().signIn(coordinator);
        desk.window().showPlace(MainWindow::Place::Quality);
        QCoreApplication::processEvents();
    }

    void submit(int person, int item, Choice emotion, int valence, qint64 ms)
    {
        Answer answer = completeAnswer(emotion);
        answer.explanation += QStringLiteral(" Item %1.").arg(item);
        answer.scale(Dimension::Valence) = valence;
        desk.clock.advance(20'000);
        const auto written =
            study().labelling().submit(file.person(person), file.scenario(item),
                                       submissionOf(answer, {desk.clock.now(), ms, ms, 0}));
        if (!written)
            qFatal("submit: %s", describe(written).constData());
    }
    void submitAny(PythonRandom& random, int person, int item)
    {
        submit(person, item, static_cast<Choice>(random.below(4)),
               static_cast<int>(random.below(7)) - 3, 500 + random.below(9'000));
    }
    /// Person 1 is too fast twice and contradicts once, person 2 contradicts once.
    void submitFaults()
    {
        submit(1, 1, Emotion::Anger, -1, 1'000);
        submit(1, 2, Emotion::Joy, -2, 2'000);
        submit(1, 3, Emotion::Fear, -1, 9'000);
        submit(2, 1, Emotion::Anger, 2, 8'000);
    }

    Study& study() { return desk.study(); }
    QualityPage& page() { return *desk.window().qualityPage(); }
    FindingsView& findings() { return *page().findings(); }
    QAbstractItemModel* annotators() { return child<QTableView>(page(), "annotators")->model(); }
    QAbstractItemModel* filter() { return child<QTableView>(page(), "flags")->model(); }
    FlagModel* flags()
    {
        return qobject_cast<FlagModel*>(qobject_cast<FlagFilter*>(filter())->sourceModel());
    }
    QComboBox* box(const QString& name)
    {
        const auto all = page().findChildren<QComboBox*>();
        return *std::find_if(all.begin(), all.end(),
                             [&](auto* box) { return box->accessibleName() == name; });
    }
    bool says(const QString& text)
    {
        const auto labels = page().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    QString cell(int row, int column) { return filter()->index(row, column).data().toString(); }

    TestStudy file;
    Desk desk;
    PersonId coordinator;
};

} // namespace subtext::test
