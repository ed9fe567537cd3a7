// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/checks.h"
#include "tests/ui/uiharness.h"
#include "ui/forms/importform.h"

#include <QComboBox>

namespace subtext::test {

inline QString written(const Desk& desk, const QByteArray& bytes,
                       const QString& name = QStringLiteral("data.csv"))
{
    return writeFile(desk.filePath(name), bytes);
}

inline void take(ImportForm& form, const QString& path)
{
    form.addFiles({path});
    form.finishReading();
}

inline void choose(QComboBox* menu, const char* data)
{
    menu->setCurrentIndex(menu->findData(QString::fromLatin1(data)));
}

} // namespace subtext::test
