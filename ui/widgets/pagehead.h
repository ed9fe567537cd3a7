// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace subtext {

class ActionRegistry;
class ElidedLabel;
class FlowLayout;
class NoticeBar;
class SegmentBar;

/// The head of a place: its title, the switch between its views, and at the right the controls that
/// are about all of it. One line says how things stand: below, or where there is no switch, beside
/// the title. In a narrow window the controls stand below, too, and in a narrower one the switch is
/// under the title; both go on in lines below each other where one has no room for them.
class PageHead : public QWidget
{
    Q_OBJECT
public:
    PageHead(const QString& title, QWidget* parent);
    /// `about` is what the switch is called by screen readers.
    PageHead(const QString& title, const QString& about, const QStringList& views, QWidget* parent);

    /// Ctrl+1, Ctrl+2, … choose the views while `page` is on screen. Listed under the title,
    /// and ways to go there from anywhere.
    void registerViews(ActionRegistry& actions, QWidget* page);
    /// The same with some of the views, for one kind of study.
    void registerViews(ActionRegistry& actions, QWidget* page, const std::vector<int>& views,
                       const QString& only);
    /// The switch has these alone from now on.
    void offerViews(const std::vector<int>& views);
    /// Without viewChosen().
    void setView(int view);
    /// Has a view shown by a key of the place: the switch keeps the keys where it has them, on that
    /// view; otherwise `focusView` gives them to what is shown.
    void goTo(int view, const std::function<void()>& show, const std::function<void()>& focusView);
    /// None where the place has one view.
    SegmentBar* views() const { return m_views; }

    void setLead(const QString& text);
    QString lead() const;
    /// From now on the lead has a row of its own where it would be cut beside the controls; where
    /// there is no switch, it wraps there. Not for a head that takes notices.
    void keepLeadWhole();

    /// What just happened is told in place of the lead, so that nothing moves for it. For a place
    /// with one view.
    void takeNotice(NoticeBar& notice);

    void addControl(QWidget* control);
    void addControls(QLayout* controls);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void viewChosen(int view);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitViews();
    void placeParts();
    void keepControlsTogether();
    void placeLead();
    void placeLeadBeside(bool mayGoBack);
    int firstRowWidth() const;

    QString m_title;
    QStringList m_viewNames;
    QHBoxLayout* m_row;
    QHBoxLayout* m_switchRow = nullptr; ///< With views only, as the next.
    QHBoxLayout* m_below = nullptr;
    QHBoxLayout* m_leadRow; ///< With views or without.
    QLabel* m_titleLabel;
    QWidget* m_controls;
    FlowLayout* m_parts; ///< Of the controls.
    ElidedLabel* m_lead;
    SegmentBar* m_views = nullptr;
    bool m_isLeadWhole = false;
};

} // namespace subtext
