// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/mappingfiles.h"

#include "core/base/filewriter.h"
#include "core/exchange/mappingfile.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

namespace subtext {

MappingFiles::MappingFiles(Prompts& prompts, std::function<ImportMapping()> shown, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_shown(std::move(shown))
    , m_open(makeButton(tr("Mapping from a file…"), ButtonKind::Quiet, this, "openMapping"))
    , m_save(makeButton(tr("Save mapping…"), ButtonKind::Quiet, this, "saveMapping"))
{
    setProperty("transparent", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    addWidgets(*row, m_open, m_save);
    m_open->setToolTip(plainToolTip(tr("A mapping that was saved here or on the command line.")));
    m_save->setToolTip(plainToolTip(
        tr("For another study, or for the command line. It names people who have answered.")));
    for (QPushButton* button : {m_open, m_save})
        button->setAutoDefault(false);
    const QString filter = tr("Mappings (*.json)");
    connect(m_open, &QPushButton::clicked, this, [this, filter] {
        m_prompts.openFile(this, tr("Mapping from a file"), filter,
                           [this](const QString& path) { open(path); });
    });
    connect(m_save, &QPushButton::clicked, this, [this, filter] {
        m_prompts.saveFile(this, tr("Save mapping"), QStringLiteral("mapping.json"), filter,
                           [this](const QString& path) { save(path); });
    });
}

void MappingFiles::open(const QString& path)
{
    const QString refused = tr("The mapping cannot be used");
    const auto mapping = readMappingOf(path);
    if (!mapping)
        return m_prompts.tell(this, refused, errorText(mapping.error()).oneLine());
    const QStringList unknown = m_task ? unknownFields(*m_task, *mapping) : QStringList();
    if (!unknown.isEmpty())
        return m_prompts.tell(this, refused,
                              tr("%1 is for a study that asks something else: this one has no %2.")
                                  .arg(QFileInfo(path).fileName(), listed(unknown)));
    ImportMapping meant = *mapping;
    meant.source.clear(); // it was of another project, or of this one
    Q_EMIT opened(meant);
}

void MappingFiles::save(const QString& path)
{
    const QByteArray document = writeMappingFile(m_shown());
    if (const auto written = writeWholeFile(path, document, Readers::Owner); !written)
        m_prompts.tell(this, tr("The mapping was not saved"), errorText(written.error()).oneLine());
}

} // namespace subtext
