# SPDX-License-Identifier: MIT
# 64-bit Windows by the MinGW-w64 of Debian and Ubuntu. CMAKE_FIND_ROOT_PATH is given: where the
# libraries are that were built for it.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(mingw x86_64-w64-mingw32)
# Threads of the C++ library want the variant with those of POSIX.
set(CMAKE_C_COMPILER ${mingw}-gcc-posix)
set(CMAKE_CXX_COMPILER ${mingw}-g++-posix)
set(CMAKE_RC_COMPILER ${mingw}-windres)
# Windows aligns the stack to 16 bytes, and GCC stores vectors of 32 there as if they were aligned
# (its bug 54412).
set(CMAKE_C_FLAGS_INIT "-Wa,-muse-unaligned-vector-move")
set(CMAKE_CXX_FLAGS_INIT "-Wa,-muse-unaligned-vector-move")

list(APPEND CMAKE_FIND_ROOT_PATH /usr/${mingw})
# Programs are this machine's; libraries and headers are none of it.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
