// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace subtext {

class Settings;

/// Questions to the user, so that tests can answer them by script. Nothing blocks: the answer
/// comes to the callback.
class Prompts
{
public:
    virtual ~Prompts() = default;

    virtual void tell(QWidget* parent, const QString& title, const QString& text) = 0;
    /// Offers choices; the callback gets the index, or −1 for none.
    void choose(QWidget* parent, const QString& title, const QString& text,
                const QStringList& choices, const std::function<void(int)>& done)
    {
        chooseOrStay(parent, title, text, choices, {}, done);
    }
    /// The same where the button for none has a name of its own (empty: the usual one): beside a
    /// question about leaving, "Cancel" could be taken for either.
    virtual void chooseOrStay(QWidget* parent, const QString& title, const QString& text,
                              const QStringList& choices, const QString& stay,
                              const std::function<void(int)>& done) = 0;
    /// Choices of which one holds now, by its index: that is where one begins, and Return keeps it.
    virtual void chooseAnew(QWidget* parent, const QString& title, const QString& text,
                            const QStringList& choices, int current,
                            const std::function<void(int)>& done)
    {
        Q_UNUSED(current)
        choose(parent, title, text, choices, done);
    }
    /// Offers the one thing to do next, which changes nothing that is there: Return does it.
    /// `done` is called only where that was chosen.
    virtual void offer(QWidget* parent, const QString& title, const QString& text,
                       const QString& choice, const std::function<void()>& done)
    {
        choose(parent, title, text, {choice}, [done](int chosen) {
            if (chosen == 0)
                done();
        });
    }
    /// Existing files; not called back where none was chosen.
    virtual void openFiles(QWidget* parent, const QString& title, const QString& filter,
                           const std::function<void(const QStringList&)>& done) = 0;
    virtual void openFile(QWidget* parent, const QString& title, const QString& filter,
                          const std::function<void(const QString&)>& done) = 0;
    /// A folder; one that is typed and not there yet is made. `suggestion` is where it begins;
    /// empty: where somebody chose last.
    virtual void openFolder(QWidget* parent, const QString& title, const QString& suggestion,
                            const std::function<void(const QString&)>& done) = 0;
    virtual void saveFile(QWidget* parent, const QString& title, const QString& suggestion,
                          const QString& filter,
                          const std::function<void(const QString&)>& done) = 0;
    /// A new study, in a file that must not be there yet: a name that is taken is suggested with a
    /// number, and nobody is asked whether to replace a file. Whether one is there is for the
    /// callback to look at.
    virtual void saveNewFile(QWidget* parent, const QString& title, const QString& suggestion,
                             const QString& filter,
                             const std::function<void(const QString&)>& done) = 0;
};

/// Every choice of a file or folder begins where somebody chose last; that of a new study where
/// the last one was put, or in the documents, and not where its data came from.
class DialogPrompts : public Prompts
{
public:
    /// With `settings` that holds from run to run, without them in this one.
    explicit DialogPrompts(Settings* settings = nullptr)
        : m_settings(settings)
    {}

    void tell(QWidget* parent, const QString& title, const QString& text) override;
    void offer(QWidget* parent, const QString& title, const QString& text, const QString& choice,
               const std::function<void()>& done) override;
    void chooseOrStay(QWidget* parent, const QString& title, const QString& text,
                      const QStringList& choices, const QString& stay,
                      const std::function<void(int)>& done) override;
    void chooseAnew(QWidget* parent, const QString& title, const QString& text,
                    const QStringList& choices, int current,
                    const std::function<void(int)>& done) override;
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
    Settings* m_settings;
};

} // namespace subtext
