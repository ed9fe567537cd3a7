// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/setup/setuppage.h"

class QPushButton;

namespace subtext {

class TextReader;

/// Everything that was said, to be read once more before it is written.
class SummaryPage : public SetupPage
{
    Q_OBJECT
public:
    explicit SummaryPage(QWidget* parent);

    void enter(const SetupDraft& draft) override;
    void apply(SetupDraft& /*draft*/) const override {}
    QString obstacle(const SetupDraft& /*draft*/) const override { return {}; }
    void focusField() override;
    QString text() const;

private:
    void showRefused();

    TextReader* m_reader;
    QString m_refusedRows;  ///< HTML; empty where none is refused.
    QPushButton* m_refused; ///< On the screen where some are.
};

QString summaryHtml(const SetupDraft& draft);

} // namespace subtext
