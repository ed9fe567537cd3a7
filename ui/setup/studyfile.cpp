// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/studyfile.h"

#include "ui/prompts/prompts.h"
#include "ui/setup/setupdraft.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace subtext {
namespace {

struct StudyFile
{
    Q_DECLARE_TR_FUNCTIONS(subtext::StudyFile)
};

} // namespace

void askForStudyFile(Prompts& prompts, QWidget* parent, const QString& title,
                     const std::function<void(const QString& path)>& done)
{
    const auto take = [&prompts, parent, title, done](const QString& path) {
        if (!QFileInfo::exists(path))
            return done(path);
        prompts.offer(
            parent, StudyFile::tr("%1 exists already").arg(QDir::toNativeSeparators(path)),
            StudyFile::tr("A new study is never written over a file. That file stays as "
                          "it is; choose another name."),
            StudyFile::tr("Choose another name…"),
            [&prompts, parent, title, done] { askForStudyFile(prompts, parent, title, done); });
    };
    prompts.saveNewFile(parent, StudyFile::tr("Make the study"), studyFileName(title),
                        StudyFile::tr("Studies (*.subtext)"), take);
}

} // namespace subtext
