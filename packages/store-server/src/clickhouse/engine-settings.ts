import type { ClickHouseSettings } from '@clickhouse/client';

/** Time limit of one statement in seconds, as for the file. */
export const LONGEST_READ = 30;

/** The settings with which ClickHouse runs a query like DuckDB. */
export const readSettings: ClickHouseSettings = {
	// Sums without rows are NULL, and so are missing values of joins and groupings.
	aggregate_functions_null_for_empty: 1,
	join_use_nulls: 1,
	group_by_use_nulls: 1,
	cast_keep_nullable: 1,
	// A name means a column before an alias of SELECT.
	prefer_column_name_to_alias: 1,
	count_distinct_implementation: 'uniqExact',
	union_default_mode: 'DISTINCT',
	intersect_default_mode: 'DISTINCT',
	// Months and years of days before 1970 and after 2149.
	enable_extended_results_for_datetime_functions: 1,
	// Returns numbers as numbers.
	output_format_json_quote_64bit_integers: 0,
	output_format_json_quote_decimals: 0,
	output_format_json_quote_denormals: 0,
	// An error after the first rows is no part of these: they do not parse.
	http_write_exception_in_output_format: 0,
	max_execution_time: LONGEST_READ,
};
