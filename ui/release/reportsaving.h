// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartexport.h"
#include "ui/release/reportresult.h"

#include <vector>

namespace subtext {

/// What it can be saved as, the usual one first.
std::vector<charts::FileFormat> formatsOf(const ReportDocument& document);

/// The bytes of such a file: those that `subtext-cli report --out` writes where it writes one of
/// that format. A workbook has the cells of the CSV file, and a page the picture
/// of the SVG file. Errors: those of workbookFrom; IoFailure where the page cannot be made, or the
/// document has nothing for the format.
Result<QByteArray> bytesOf(const ReportDocument& document, charts::FileFormat format);

} // namespace subtext
