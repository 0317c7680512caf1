import type { ClickHouseSettings } from '@clickhouse/client';

/** Seconds that one statement of a request may take, as in the file. */
export const LONGEST_READ = 30;

/** What makes a query mean to ClickHouse what it means to DuckDB. */
export const readSettings: ClickHouseSettings = {
	// Sums of nothing are NULL, and so is what a join, or a grouping, has nothing for.
	aggregate_functions_null_for_empty: 1,
	join_use_nulls: 1,
	group_by_use_nulls: 1,
	cast_keep_nullable: 1,
	// A name is a column before it is what SELECT calls something.
	prefer_column_name_to_alias: 1,
	count_distinct_implementation: 'uniqExact',
	union_default_mode: 'DISTINCT',
	intersect_default_mode: 'DISTINCT',
	// Months and years of days before 1970 and after 2149.
	enable_extended_results_for_datetime_functions: 1,
	// Numbers as numbers.
	output_format_json_quote_64bit_integers: 0,
	output_format_json_quote_decimals: 0,
	output_format_json_quote_denormals: 0,
	max_execution_time: LONGEST_READ,
};
