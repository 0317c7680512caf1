import {
	dimensionMeanings,
	isSplitBy,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import { queryMeanings } from '@store-analytics/rest-api/metrics';
import { chanceOf, type Chance } from '../differential/chance';

/** A random query by one dimension, as a screen of breakdowns can ask it. */
export interface RandomQuery {
	readonly dimensions: readonly [DimensionKey];
	readonly metrics: readonly string[];
	readonly range: { readonly after: string; readonly before: string };
	readonly filters: readonly Filter[];
	readonly sort: string;
	readonly order: 'asc' | 'desc';
	readonly limit: number;
	readonly offset: number;
}

interface Filter {
	readonly dimension: DimensionKey;
	readonly is?: readonly (string | null)[];
	readonly is_not?: readonly (string | null)[];
}

/** Values that shops of tests have. */
const values = {
	payment_method: ['cod', 'bacs', 'cheque', null],
	device: ['Mobile', 'Desktop', null],
	billing_country: ['US', 'DE', 'GB', null],
	source_type: ['utm', 'organic', 'typein', null],
	customer_type: ['new', 'returning'],
	weekday: ['1', '5', '7'],
} satisfies Partial<Record<DimensionKey, readonly (string | null)[]>>;

const filtered = Object.keys(values) as (keyof typeof values)[]; // its own keys
const all = queryMeanings({ ordersAlone: true, fullRefunds: true }).map(({ key }) => key);

/**
 * Returns queries that a seed reproduces, with days between two.
 * @example randomQueries(1, 20, ['2025-09-01', '2026-06-30'])
 */
export function randomQueries(
	seed: number,
	count: number,
	[first, last]: readonly [string, string],
): RandomQuery[] {
	const chance = chanceOf(seed);
	return Array.from({ length: count }, () => randomQuery(chance, first, last));
}

function randomQuery(chance: Chance, first: string, last: string): RandomQuery {
	const { key, grain } = chance.pick(dimensionMeanings);
	const possible = all.filter((name) => isSplitBy(name, grain));
	const some = chance.some(possible, 0.4);
	const metrics = some.length > 0 ? some : possible.slice(0, 2);
	const ends = [dayIn(chance, first, last), dayIn(chance, first, last)].sort();
	const [after = first, before = last] = chance.is(0.6) ? [first, last] : ends;
	const limit = chance.pick([5, 25, 100]);
	return {
		dimensions: [key],
		metrics,
		range: { after, before },
		filters: chance.is(0.4) ? [randomFilter(chance)] : [],
		sort: chance.pick([...metrics, key]),
		order: chance.pick(['asc', 'desc']),
		limit,
		offset: chance.is(0.2) ? limit : 0,
	};
}

function randomFilter(chance: Chance): Filter {
	const dimension = chance.pick(filtered);
	const chosen = chance.some<string | null>(values[dimension], 0.5);
	return {
		dimension,
		[chance.pick(['is', 'is_not'])]: chosen.length > 0 ? chosen : [values[dimension][0]],
	};
}

function dayIn(chance: Chance, first: string, last: string): string {
	const days = (Date.parse(last) - Date.parse(first)) / 86_400_000;
	const day = chance.pick(Array.from({ length: days + 1 }, (_, index) => index));
	return new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10);
}
