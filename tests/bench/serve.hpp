// What all programs in C++ share: they read `check` and `run <times>`, one a line, and answer with
// what they found or the nanoseconds that it took.
#pragma once
#include <chrono>
#include <cstdio>
#include <iostream>
#include <string>

/// FNV-1a over whole numbers.
struct Hash {
    unsigned value = 0x811c9dc5;

    void add(unsigned number) { value = (value ^ number) * 0x01000193; }

    std::string text() const {
        char digits[9];
        snprintf(digits, sizeof digits, "%08x", value);
        return digits;
    }
};

/// `run` does the job once, `report` tells what the last time has found.
template <class Run, class Report>
void serve(Run run, Report report) {
    std::string line;
    while (getline(std::cin, line)) {
        if (line.rfind("run ", 0) == 0) {
            int times = std::stoi(line.substr(4));
            auto began = std::chrono::steady_clock::now();
            for (int i = 0; i < times; i++) run();
            auto took = std::chrono::steady_clock::now() - began;
            std::cout << std::chrono::duration_cast<std::chrono::nanoseconds>(took).count() << std::endl;
        } else {
            run();
            report();
        }
    }
}
