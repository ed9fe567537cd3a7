// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/prompts/prompts.h"

#include <QCoreApplication>

namespace subtext {

/// The prompts of a window whose study may still be under proof, or have come from its team in
/// part: nothing is written to a file or folder that somebody chooses before the proof is through,
/// after it found a fault, or before the rest came.
class ProvenPrompts : public Prompts
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ProvenPrompts)
public:
    /// Waits for the proof (Study::checkWhole); without a study there is nothing to wait for.
    using Proof = std::function<Result<void>()>;

    ProvenPrompts(Prompts& prompts, Proof proof);

    void tell(QWidget* parent, const QString& title, const QString& text) override;
    void chooseOrStay(QWidget* parent, const QString& title, const QString& text,
                      const QStringList& choices, const QString& stay,
                      const std::function<void(int)>& done) override;
    void chooseAnew(QWidget* parent, const QString& title, const QString& text,
                    const QStringList& choices, int current,
                    const std::function<void(int)>& done) override;
    void offer(QWidget* parent, const QString& title, const QString& text, const QString& choice,
               const std::function<void()>& done) override;
    void openFiles(QWidget* parent, const QString& title, const QString& filter,
                   const std::function<void(const QStringList&)>& done) override;
    void openFile(QWidget* parent, const QString& title, const QString& filter,
                  const std::function<void(const QString&)>& done) override;
    void openFolder(QWidget* parent, const QString& title, const QString& suggestion,
                    const std::function<void(const QString&)>& done) override;
    void saveFile(QWidget* parent, const QString& title, const QString& suggestion,
                  const QString& filter, const std::function<void(const QString&)>& done) override;
    void saveNewFile(QWidget* parent, const QString& title, const QString& suggestion,
                     const QString& filter,
                     const std::function<void(const QString&)>& done) override;

private:
    std::function<void(const QString&)> proven(QWidget* parent,
                                               const std::function<void(const QString&)>& done);

    Prompts& m_prompts;
    Proof m_proof;
};

} // namespace subtext
