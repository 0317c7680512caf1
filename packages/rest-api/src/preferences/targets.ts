import { isDictionary } from '../parse-replies';
import { isMatching, listIn } from './stored-lists';

/** The lengths of a target's period; quarters and years are those of the fiscal year. */
export const targetUnits = ['month', 'quarter', 'year'] as const;
export type TargetUnit = (typeof targetUnits)[number];

/** A user's target for a number of a report in a period. */
export interface Target {
	/** The report's stats and their metric: `revenue/net_revenue`. */
	readonly metric: string;
	/** The filters of the stats, as a query string; '' for none. */
	readonly query: string;
	readonly unit: TargetUnit;
	/** First month of the period, `2026-10`; '' for all periods of the unit without a target of their own. */
	readonly start: string;
	/** In major units, at least 0. */
	readonly amount: number;
}

/** The name of the preference with a user's targets. */
export const targetsPreference = 'store_analytics_targets';

/** The most targets of a user, and the greatest amount, which is low enough that numbers do not lose cents. */
export const targetLimits = { count: 200, amount: 1e11 } as const;

/**
 * Parses a user's targets from the preference, as JSON text or as a value. Invalid entries are left out, and the last
 * one of a period wins.
 * @example parseTargets([{ metric: 'revenue/net_revenue', query: '', unit: 'month', start: '2026-10', amount: 5000 }]).length // 1
 */
export function parseTargets(value: unknown): Target[] {
	const targets = listIn(value).flatMap(parseTarget);
	return [...new Map(targets.map((target) => [targetKey(target), target])).values()];
}

/**
 * Returns a key that is equal for targets of the same number and period.
 * @example targetKey({ metric: 'revenue/net_revenue', query: '', unit: 'month', start: '' }) // 'revenue/net_revenue  month '
 */
export function targetKey({ metric, query, unit, start }: Omit<Target, 'amount'>): string {
	return `${metric} ${query} ${unit} ${start}`;
}

function parseTarget(entry: unknown): Target[] {
	if (!isDictionary(entry)) return [];
	const { metric, query, start, amount } = entry;
	const unit = targetUnits.find((one) => one === entry['unit']);
	const isUsable =
		unit !== undefined &&
		isMatching('metric of stats', metric) &&
		isMatching('query', query) &&
		typeof start === 'string' &&
		/^(?:\d{4}-(?:0[1-9]|1[0-2]))?$/.test(start) &&
		isAmount(amount);
	return isUsable ? [{ metric, query, unit, start, amount }] : [];
}

/**
 * Checks whether a value is a valid target: from 0 to 1e11.
 * @example isAmount(-1) // false
 */
export function isAmount(value: unknown): value is number {
	return typeof value === 'number' && value >= 0 && value <= targetLimits.amount;
}
