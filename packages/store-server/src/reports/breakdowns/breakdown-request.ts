import type { DimensionGrain, DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Sql } from '../../database/sql';
import type { NumberRules } from '../../schema/number-rules';
import type { Facts } from '../facts/fact';
import type { DimensionFilter } from '../filters/dimension-filters';

/** What is broken down, and by what. */
export interface BreakdownRequest {
	/** Orders and refunds of the period, with `dated`, the date that counts. */
	readonly orders: Sql;
	/** The day sums of all of them, if there are any. */
	readonly days?: Facts | undefined;
	readonly rules: NumberRules;
	/** That of all dimensions and filters (`grainOf`). */
	readonly grain: DimensionGrain;
	readonly metrics: readonly string[];
	readonly dimensions: readonly DimensionKey[];
	readonly filters: readonly DimensionFilter[];
}
