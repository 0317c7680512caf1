// Whole runs on ClickHouse are few: statements.test.ts compares each statement, and DuckDB runs all of the shops.
process.env['SHOPS'] ??= '0.15';
