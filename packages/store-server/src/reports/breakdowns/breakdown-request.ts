import type { DimensionGrain, DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Sql } from '../../database/sql';
import type { Facts } from '../facts/fact';
import type { DimensionFilter } from '../filters/dimension-filters';
import type { BreakdownRules } from '../metrics/breakdown-metrics';

/** What is broken down, and by what. */
export interface BreakdownRequest extends BreakdownRules {
	/** Orders and refunds of the period, with `dated`, the date that counts. */
	readonly orders: Sql;
	/** The day sums of all of them, if there are any. */
	readonly days?: Facts | undefined;
	/** The same by dimension (`part_days`). */
	readonly partDays?: Sql | undefined;
	/** That of all dimensions and filters (`grainOf`). */
	readonly grain: DimensionGrain;
	/** Refunds alone count (`namesRefunds`); those of the grain always do. */
	readonly isOfRefunds?: boolean;
	readonly metrics: readonly string[];
	readonly dimensions: readonly DimensionKey[];
	readonly filters: readonly DimensionFilter[];
}
