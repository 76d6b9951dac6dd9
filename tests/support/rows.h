// The rows of a data-driven test. What its columns are called is said once, where the test takes a row apart:
//
//     Rows<Step, int> row;                        in the function of the data
//     row("TIME-5: slot 5 at dawn", Step::Dawn, 5);
//
//     const auto [step, slot] = rowOf<Step, int>();   in the test
#pragma once

#include "core/base/language.h"

#include <QTest>

#include <string>
#include <tuple>

namespace demeter::test {

/// One row, which Qt Test keeps as its only column: it copies any type.
template <typename... Columns> struct RowValues {
    std::tuple<Columns...> values;
};

template <typename... Columns> struct Rows {
    Rows() { QTest::addColumn<RowValues<Columns...>>("row"); }
    void operator()(const char* name, const Columns&... values) const { QTest::newRow(name) << RowValues<Columns...>{{values...}}; }
};

/// What `Rows` of the same columns were given for the row that runs.
template <typename... Columns> std::tuple<Columns...> rowOf()
{
    using Row = RowValues<Columns...>;
    return static_cast<const Row*>(QTest::qData("row", qMetaTypeId<Row>()))->values;
}

/// A row for each language; its number is the only column, `language`.
inline void addLanguages()
{
    QTest::addColumn<int>("language");
    for (std::size_t n = 0; n < languageCount; ++n)
        QTest::addRow("%s", std::string(languageCodes[n]).c_str()) << static_cast<int>(n);
}

} // namespace demeter::test
