// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QKeySequence>

class QButtonGroup;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace subtext {

/// The bar at the left: the places that the person's role opens, and at its foot the manual, the
/// language of the window and who is signed in.
class NavigationBar : public QFrame
{
    Q_OBJECT
public:
    explicit NavigationBar(QWidget* parent = nullptr);

    /// Adds a place, whose tool tip says by which key it is shown; returns its number.
    int addPlace(const QString& icon, const QString& name, const QKeySequence& key);
    void setPlaceShown(int place, bool isShown);
    void setCurrent(int place);
    void setPerson(const QString& name);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void placeChosen(int place);
    void signOutRequested();
    void manualRequested();
    void languageRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Spacing {
        Loose,
        Close,   ///< Without gaps.
        Closest, ///< With the person on one line, too.
    };

    void tint();
    void arrange();
    void setStyle(Qt::ToolButtonStyle style);
    void setSpacing(Spacing spacing);
    void showPerson();
    QToolButton* addButton(const QString& text);

    struct Place
    {
        QToolButton* button;
        QString icon;
    };
    std::vector<Place> m_places;
    QButtonGroup* m_group;
    QVBoxLayout* m_top;
    QLabel* m_person;
    QToolButton* m_manual;
    QToolButton* m_language; ///< Gives way where there is no height for it; its key stays.
    QToolButton* m_signOut;
    QString m_name; ///< Of the person.
    Spacing m_spacing = Spacing::Loose;
};

} // namespace subtext
