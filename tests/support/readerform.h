// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/readerform.h"

#include <QtGlobal>

namespace subtext::test {

inline QByteArray readerFormBytes()
{
    return R"({
  "schema": "subtext.readers/1",
  "language": "en",
  "at_least": 2,
  "fields": [
    {"token": "first_language", "word": {"en": "What is your first language?", "de": "Was ist Ihre Muttersprache?"},
     "options": [{"token": "german", "word": {"en": "German", "de": "Deutsch"}}, "spanish"]},
    {"token": "age", "word": "How old are you?", "kind": "range", "from": 18, "to": 49, "step": 10},
    {"token": "sarcastic", "word": "Are you sarcastic yourself?", "kind": "yes_no", "when": "after"}
  ]
})";
}

/// A form with one field of each kind, the last of them after the last item; groups of two.
inline ReaderForm aReaderForm()
{
    const auto form = readReaderForm(readerFormBytes());
    if (!form)
        qFatal("form: %s", qPrintable(form.error().front().place));
    return *form;
}

} // namespace subtext::test
