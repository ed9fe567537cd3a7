// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace subtext::platform {

/// The words that the program was started with, in UTF-8: on Windows main() gets them in a code
/// page that has not all letters. To be kept for as long as anybody has them.
class Arguments
{
public:
    Arguments(int argc, char** argv);
    Arguments(const Arguments&) = delete;
    Arguments& operator=(const Arguments&) = delete;

    int count() const { return m_count; }
    /// Ends with a null pointer, as argv does.
    char** words() { return m_words; }

private:
    int m_count;
    char** m_words;
    std::vector<std::string> m_texts; ///< Where they are not main()'s own.
    std::vector<char*> m_pointers;
};

} // namespace subtext::platform
