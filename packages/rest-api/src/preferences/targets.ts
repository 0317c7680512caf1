import { isDictionary } from '../parse-replies';
import { isMatching, listIn } from './stored-lists';

/** How long a target's period is; quarters and years are those of the shop's fiscal year. */
export const targetUnits = ['month', 'quarter', 'year'] as const;
export type TargetUnit = (typeof targetUnits)[number];

/** What somebody wants a number of a report to be in a period. */
export interface Target {
	/** Whose stats, and which number of them: `revenue/net_revenue`. */
	readonly metric: string;
	/** What the stats are narrowed to, as a query string; '' for nothing. */
	readonly query: string;
	readonly unit: TargetUnit;
	/** First month of its period, `2026-10`; '' for each period of the unit that has no target of its own. */
	readonly start: string;
	/** In major units, not below 0. */
	readonly amount: number;
}

/** The preference with a user's targets. */
export const targetsPreference = 'store_analytics_targets';

/** How many targets a user may have, and the greatest amount: far from where numbers lose their cents. */
export const targetLimits = { count: 200, amount: 1e11 } as const;

/** A user's targets out of the preference, as JSON text or read already; what is none is left out, and of one period the last stays. */
export function parseTargets(value: unknown): Target[] {
	const targets = listIn(value).flatMap(parseTarget);
	return [...new Map(targets.map((target) => [targetKey(target), target])).values()];
}

/** The same text for targets of the same number and period. */
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

/** Whether a number can be a target's. */
export function isAmount(value: unknown): value is number {
	return typeof value === 'number' && value >= 0 && value <= targetLimits.amount;
}
