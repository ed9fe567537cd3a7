// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompts/provenprompts.h"

#include "ui/text/errortext.h"

#include <QPointer>
#include <QWidget>

#include <utility>

namespace subtext {

ProvenPrompts::ProvenPrompts(Prompts& prompts, Proof proof)
    : m_prompts(prompts)
    , m_proof(std::move(proof))
{}

void ProvenPrompts::tell(QWidget* parent, const QString& title, const QString& text)
{
    m_prompts.tell(parent, title, text);
}

void ProvenPrompts::chooseOrStay(QWidget* parent, const QString& title, const QString& text,
                                 const QStringList& choices, const QString& stay,
                                 const std::function<void(int)>& done)
{
    m_prompts.chooseOrStay(parent, title, text, choices, stay, done);
}

void ProvenPrompts::chooseAnew(QWidget* parent, const QString& title, const QString& text,
                               const QStringList& choices, int current,
                               const std::function<void(int)>& done)
{
    m_prompts.chooseAnew(parent, title, text, choices, current, done);
}

void ProvenPrompts::offer(QWidget* parent, const QString& title, const QString& text,
                          const QString& choice, const std::function<void()>& done)
{
    m_prompts.offer(parent, title, text, choice, done);
}

void ProvenPrompts::openFiles(QWidget* parent, const QString& title, const QString& filter,
                              const std::function<void(const QStringList&)>& done)
{
    m_prompts.openFiles(parent, title, filter, done);
}

void ProvenPrompts::openFile(QWidget* parent, const QString& title, const QString& filter,
                             const std::function<void(const QString&)>& done)
{
    m_prompts.openFile(parent, title, filter, done);
}

void ProvenPrompts::openFolder(QWidget* parent, const QString& title, const QString& suggestion,
                               const std::function<void(const QString&)>& done)
{
    m_prompts.openFolder(parent, title, suggestion, proven(parent, done));
}

void ProvenPrompts::saveFile(QWidget* parent, const QString& title, const QString& suggestion,
                             const QString& filter, const std::function<void(const QString&)>& done)
{
    m_prompts.saveFile(parent, title, suggestion, filter, proven(parent, done));
}

void ProvenPrompts::saveNewFile(QWidget* parent, const QString& title, const QString& suggestion,
                                const QString& filter,
                                const std::function<void(const QString&)>& done)
{
    m_prompts.saveNewFile(parent, title, suggestion, filter, proven(parent, done));
}

std::function<void(const QString&)>
ProvenPrompts::proven(QWidget* parent, const std::function<void(const QString&)>& done)
{
    return [this, parent = QPointer<QWidget>(parent), done](const QString& path) {
        if (const auto isWhole = m_proof(); !isWhole) {
            const ErrorText text = errorText(isWhole.error());
            m_prompts.tell(parent, text.what, text.remedy);
            return;
        }
        done(path);
    };
}

} // namespace subtext
