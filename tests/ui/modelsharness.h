// SPDX-License-Identifier: MIT
#pragma once

#include "core/operation/datalock.h"
#include "tests/support/emoscenestudy.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/uiharness.h"
#include "ui/models/files/importview.h"
#include "ui/models/modelspage.h"
#include "ui/models/vectors/vectorboard.h"
#include "ui/models/vectors/vectorviews.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace subtext::test {

/// Every emotion alone, every pair once, joy with trust often, nothing twice.
inline std::vector<EmotionSet> variedGold()
{
    std::vector<EmotionSet> vectors;
    for (std::size_t i = 0; i < entanglement::Emotions; ++i)
        vectors.push_back(entanglement::only(i));
    for (const entanglement::EmotionPair& pair : entanglement::AllPairs)
        vectors.push_back(pair.mask());
    vectors.insert(vectors.end(), 6, EmotionSet{3});
    vectors.insert(vectors.end(), 2, EmotionSet{0});
    return vectors;
}

/// The tokens of the eight, as columns of files have them.
inline const QStringList& emotionTokens()
{
    static const QStringList tokens{QStringLiteral("joy"),     QStringLiteral("trust"),
                                    QStringLiteral("fear"),    QStringLiteral("surprise"),
                                    QStringLiteral("sadness"), QStringLiteral("disgust"),
                                    QStringLiteral("anger"),   QStringLiteral("anticipation")};
    return tokens;
}

/// A file of one set: `p(scenario, emotion)` is the text of each probability, `scenario` from 0.
template <typename P>
QByteArray predictionsFile(const QByteArray& model, std::size_t scenarios, P p)
{
    QByteArray file = "model,mode,scenario";
    for (const QString& token : emotionTokens())
        file += ",p_" + token.toUtf8();
    file += '\n';
    for (std::size_t s = 0; s < scenarios; ++s) {
        file += model + ",cot," + QByteArray::number(qulonglong{s + 1});
        for (std::size_t e = 0; e < entanglement::Emotions; ++e)
            file += ',' + p(s, e);
        file += '\n';
    }
    return file;
}

/// A model that is right more often than not, and never quite sure; the same each time.
inline QByteArray plausible(const std::vector<EmotionSet>& gold, std::size_t s, std::size_t e)
{
    const auto noise = static_cast<int>((s * 37 + e * 101 + s * e * 13) % 70);
    const int percent = entanglement::has(gold[s], e) ? 99 - noise : 1 + noise;
    return QByteArray::number(percent / 100.0);
}

inline QByteArray plausibleFile(const std::vector<EmotionSet>& gold)
{
    return predictionsFile("even", gold.size(),
                           [&](std::size_t s, std::size_t e) { return plausible(gold, s, e); });
}

/// The window with an EmoScene study open, somebody of this role signed in, and the place Models.
class ModelsDesk
{
public:
    explicit ModelsDesk(const VectorVotes& votes, Role role = Role::Coordinator)
    {
        const QString path = file(QStringLiteral("stories.subtext"));
        adopt(makeEmoSceneStudy(path, {desk.clock, desk.ids, {}}, votes), role);
    }
    explicit ModelsDesk(const std::function<std::unique_ptr<Study>(ModelsDesk&)>& make)
    {
        adopt(make(*this), Role::Coordinator);
    }

    QString file(const QString& name) const { return m_folder.filePath(name); }

    void showPlace()
    {
        after([&] { desk.window().showPlace(MainWindow::Place::Models); });
    }

    /// Does something that brings new figures, and waits for them.
    template <typename Act> void after(const Act& act)
    {
        QSignalSpy updated(&page(), &ModelsPage::updated);
        act();
        QTRY_VERIFY_WITH_TIMEOUT(updated.count() > 0 && !page().isWorking(), 30'000);
    }

    /// Chooses a file in the view of imports and waits until it is read.
    void readPath(const QString& path)
    {
        desk.prompts.paths = {path};
        page().showView(ModelsPage::View::Import);
        page().import()->askButton()->setFocus();
        desk.press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!page().isWorking(), 30'000);
    }

    /// As a user does it: the button, the file, "Import", and the figures.
    void importFile(const QByteArray& bytes, const QString& name = QStringLiteral("models.csv"))
    {
        importPath(writeFile(file(name), bytes));
    }
    void importPath(const QString& path)
    {
        const ModelsPage::View before = page().view();
        readPath(path);
        after([&] { desk.press(Qt::Key_Return); }); // "Import" has the keys
        page().showView(before);
    }

    ModelsPage& page() { return *desk.window().modelsPage(); }
    VectorViews& views() { return *page().vectors(); }
    const VectorFigures& figures() { return *page().shown()->vectors; }
    VectorBoard& board() { return *views().board(); }
    Study& study() { return desk.study(); }
    PersonId person() const { return m_person; }
    ScenarioId scenario(std::size_t place) { return must(study().scenarios()).at(place).id; }

private:
    void adopt(std::unique_ptr<Study> made, Role role)
    {
        m_person = must(made->roster().add({{{}, QStringLiteral("Somebody"), role}})).front().id;
        desk.window().resize(1366, 768);
        desk.window().adopt(std::move(made));
        desk.window().signIn(m_person);
    }

    QTemporaryDir m_folder; // outlives the window
    PersonId m_person;

public:
    Desk desk;
};

/// Return on a row of the chart's table, as somebody who has no mouse.
inline void openRow(ChartPanel& chart, int row)
{
    chart.setTableShown(true);
    auto* table = chart.findChild<QTableView*>();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(row, 0));
    QTest::keyClick(table, Qt::Key_Return);
    chart.setTableShown(false);
}

/// The row of a table whose first cells are these; −1: none.
inline int rowNamed(const ChartPanel& chart, const QStringList& cells)
{
    const QAbstractItemModel& table = tableOf(chart);
    for (int row = 0; row < table.rowCount(); ++row) {
        bool isIt = true;
        for (int column = 0; column < cells.size(); ++column)
            isIt = isIt && table.index(row, column).data().toString() == cells.at(column);
        if (isIt)
            return row;
    }
    return -1;
}

/// A cell of that row, by the header of its column.
inline QString cellOf(const ChartPanel& chart, const QStringList& cells, const QString& column)
{
    const QAbstractItemModel& table = tableOf(chart);
    for (int i = 0; i < table.columnCount(); ++i) {
        if (table.headerData(i, Qt::Horizontal).toString() == column)
            return table.index(rowNamed(chart, cells), i).data().toString();
    }
    return QStringLiteral("no such column");
}

} // namespace subtext::test
