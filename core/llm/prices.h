// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QString>

#include <optional>
#include <vector>

namespace subtext::llm {

/// What a model's server says that an answer took; none where it does not say.
struct Usage
{
    std::optional<qint64> input;
    std::optional<qint64> output;    ///< With what was thought, where the server counts it in.
    std::optional<qint64> reasoning; ///< What was thought beyond `output`.

    bool operator==(const Usage&) const = default;
    Usage& operator+=(const Usage& other);
};

/// USD per million tokens.
struct Price
{
    double input = 0;
    double output = 0;

    bool operator==(const Price&) const = default;
};

struct PriceTable
{
    struct Entry
    {
        QString model;
        Price price;

        bool operator==(const Entry&) const = default;
    };
    QString date;   ///< "2026-02"
    QString source; ///< Where it was looked up.
    std::vector<Entry> entries;

    bool operator==(const PriceTable&) const = default;

    /// By the model's name, in any case, without the folder before it ("org/…") and without a date
    /// after it ("…-20260201", "…-2026-02-01"). None: it is not known, which is not nothing.
    std::optional<Price> of(const QString& model) const;
};

PriceTable shippedPrices();
/// Of {"date", "source", "prices": [{"model", "input", "output"}]}. Errors: MalformedFile (detail:
/// the key, or "json").
Result<PriceTable> readPrices(const QByteArray& json);

/// USD; none where the price is not known, or no token was counted.
std::optional<double> costOf(const Usage& usage, const std::optional<Price>& price);

/// Tokens of a text that has not been counted: a quarter of its bytes, at least 1.
qint64 roughTokens(qsizetype bytes);

} // namespace subtext::llm
