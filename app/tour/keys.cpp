// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/keys.h"

#include "core/base/environment.h"
#include "ui/actions/keytable.h"
#include "ui/prompts/prompts.h"
#include "ui/shell/mainwindow.h"

#include <QSaveFile>
#include <QTemporaryDir>

#include <cstdio>

namespace subtext {

int writeKeys(const QString& path)
{
    const QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    Settings settings(folder.path());
    DialogPrompts prompts;
    MainWindow window(settings, prompts, {clock, ids, {}});
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(keysMarkdown(window.actions()).toUtf8()) < 0 || !file.commit()) {
        std::fprintf(stderr, "cannot write %s\n", qUtf8Printable(path));
        return 4;
    }
    return 0;
}

} // namespace subtext
