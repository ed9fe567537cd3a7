// SPDX-License-Identifier: MIT
#pragma once

#include "core/figures/figures.h"
#include "core/models/predictionreading.h"
#include "tests/support/must.h"
#include "tests/ui/deskoftasks.h"
#include "ui/models/board/itemsview.h"
#include "ui/models/board/labelviews.h"
#include "ui/models/board/leaderboardview.h"
#include "ui/models/files/importview.h"
#include "ui/models/modelspage.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

namespace subtext::test {

/// Items 1 and 2 are decided by their votes, item 3 is a split.
inline std::vector<DeskPlan> threePlans()
{
    return {{Subtype::MixedSignals, {Emotion::Joy, Emotion::Joy, Emotion::Joy}},
            {Subtype::MixedSignals, {Emotion::Joy, Emotion::Fear, Emotion::Joy}},
            {Subtype::MixedSignals, {Emotion::Joy, Emotion::Trust, Emotion::Fear}}};
}

inline constexpr char TwoModels[] =
    "scenario,model,raw_response\n"
    "mixed-signals/1,wren,\"{\"\"emotion\"\": \"\"joy\"\"}\"\n"
    "mixed-signals/2,wren,It sounds like joy to me\n"
    "mixed-signals/3,wren,\"{\"\"emotion\"\": \"\"disgust\"\"} heard in open\"\n"
    "mixed-signals/1,crake,fear\n"
    "mixed-signals/2,crake,\"{\"\"emotion\"\": \"\"boredom\"\"}\"\n"
    "mixed-signals/3,crake,disgust\n";

/// The window with a study open and its adjudicator, or a coordinator, at the place.
class LabelModelsDesk
{
public:
    explicit LabelModelsDesk(Role role = Role::Coordinator,
                             const std::vector<DeskPlan>& plans = threePlans())
        : desk(plans)
    {
        begin(role);
    }
    LabelModelsDesk(Role role, const DeskAnswers& given)
        : desk(given)
    {
        begin(role);
    }

    ModelsPage& page() { return *desk.window().modelsPage(); }
    LabelViews& views() { return *page().labels(); }
    const LabelFigures& figures() { return *page().shown()->labels; }
    LeaderboardView& leaderboard() { return *views().leaderboard(); }

    /// Does something that brings new figures, and waits for them.
    template <typename Act> void after(const Act& act)
    {
        QSignalSpy updated(&page(), &ModelsPage::updated);
        act();
        QTRY_VERIFY_WITH_TIMEOUT(updated.count() > 0 && !page().isWorking(), 10'000);
    }

    QString write(const QString& name, const QByteArray& bytes)
    {
        return writeFile(m_folder.filePath(name), bytes);
    }

    /// Chooses a file in the view of imports and waits until it is read.
    void readFile(const QByteArray& bytes, const QString& name = QStringLiteral("wren.csv"))
    {
        desk.prompts.paths = {write(name, bytes)};
        page().showView(ModelsPage::View::Import);
        page().import()->askButton()->setFocus();
        desk.press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!page().isWorking(), 10'000);
    }

    /// As a coordinator does it; an adjudicator finds it in the study.
    void take(const QByteArray& bytes = TwoModels)
    {
        if (m_role == Role::Coordinator) {
            readFile(bytes);
            after([this] { desk.press(Qt::Key_Return); }); // "Import" has the keys
        } else {
            const auto people = must(desk.study().figures().agreementInput());
            const auto read = must(desk.study().predictions().readAllLabelFiles(
                people, {{write(QStringLiteral("wren.csv"), bytes)}, {}, {}}));
            after([&] { must(desk.study().modelAnswers().take(toKeep(read))); });
        }
        page().showView(ModelsPage::View::Leaderboard);
        QCoreApplication::processEvents();
    }

    QString kept() { return QString::number(must(desk.study().modelAnswers().counts()).size()); }

    QString boardCell(const QString& name, int column)
    {
        const QAbstractItemModel& model = *leaderboard().table()->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, 0).data().toString() == name)
                return model.index(row, column).data().toString();
        }
        return QStringLiteral("no such row");
    }

    /// Of the list of items, by the name of one.
    QStringList itemCells(const QString& name)
    {
        const QAbstractItemModel& model = *views().items()->table()->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, 0).data().toString() != name)
                continue;
            QStringList cells;
            for (int column = 1; column < model.columnCount(); ++column)
                cells << model.index(row, column).data().toString();
            return cells;
        }
        return {};
    }

private:
    void begin(Role role)
    {
        m_role = role;
        desk.window().resize(1366, 900);
        if (role == Role::Coordinator) {
            const auto added = must(desk.study().roster().add(
                {{QStringLiteral("C1"), QStringLiteral("Coral"), Role::Coordinator}}));
            desk.window().signIn(added.front().id);
        }
        after([this] {
            desk.press(Qt::Key_9, Qt::AltModifier);
            QCOMPARE(page().isVisible(), true);
        });
    }

    QTemporaryDir m_folder;
    Role m_role = Role::Coordinator;

public:
    DeskWindow desk;
};

inline void chooseRow(QTableView& table, int row)
{
    table.setFocus();
    table.setCurrentIndex(table.model()->index(row, 0));
}

} // namespace subtext::test
