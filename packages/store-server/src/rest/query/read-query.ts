import leven from 'leven';
import {
	closedValues,
	everyDimension,
	dimensionOf,
	grainOf,
	grainWithout,
	namesRefunds,
	whyNotSplit,
	type DimensionGrain,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import type { DimensionFilter } from '../../reports/filters/dimension-filters';
import { RestError } from '../router/errors';

/** A query that makes sense. */
export interface Query {
	readonly metrics: readonly string[];
	readonly dimensions: readonly DimensionKey[];
	readonly filters: readonly DimensionFilter[];
	readonly grain: DimensionGrain;
	/** Whether refunds alone count. */
	readonly isOfRefunds: boolean;
}

/** The names of a query, not yet checked. */
export interface AskedQuery {
	readonly metrics: readonly string[];
	readonly dimensions: readonly string[];
	readonly filters: readonly unknown[];
}

/** What the shop knows. */
interface Known {
	/** Metrics. */
	readonly metrics: readonly string[];
	/** Order statuses. */
	readonly statuses: readonly string[];
}

/** Throws a RestError (400) that names what is wrong, and what there is instead. */
export function readQuery(asked: AskedQuery, known: Known): Query {
	for (const name of asked.metrics) {
		if (!known.metrics.includes(name)) throw unknownName('metrics', 'metric', name, known.metrics);
	}
	const dimensions = asked.dimensions.map((name) => dimensionNamed(name, 'dimensions'));
	const repeated = dimensions.find((key, index) => dimensions.indexOf(key) < index);
	if (repeated) throw refused('dimensions', `The dimension "${repeated}" is named twice.`);
	const filters = asked.filters.map(readFilter);
	for (const filter of filters) checkValues(filter, known.statuses);
	const filtered = filters.map(({ dimension }) => dimension);
	const grain = grainOf(dimensions, filtered);
	if (grain === undefined) throw refused('dimensions', NOT_TOGETHER);
	const isOfRefunds = namesRefunds([...dimensions, ...filtered]);
	for (const name of asked.metrics) {
		const without = grainWithout(name, grain, isOfRefunds);
		if (without) throw refused('metrics', whyNotSplit[without].replace('%s', name));
	}
	return { metrics: asked.metrics, dimensions, filters, grain, isOfRefunds };
}

const NOT_TOGETHER =
	'Only one of these can be asked for at once: what was sold (product, variation, product_type, category, tag, brand, attribute, tax_class), coupons (coupon), or taxes (tax_rate). They are different parts of orders. Refunds (refund_reason, refunded_by, days_to_refund) have no coupons. Filters can be by any of them.';

function dimensionNamed(name: string, parameter: string): DimensionKey {
	const found = dimensionOf(name);
	if (!found) {
		throw unknownName(
			parameter,
			'dimension',
			name,
			everyDimension().map(({ key }) => key),
		);
	}
	return found.key;
}

const CONDITIONS = ['dimension', 'is', 'is_not', 'is_unknown'];

function readFilter(asked: unknown): DimensionFilter {
	if (typeof asked !== 'object' || asked === null) {
		throw refused(
			'filters',
			'A filter is an object such as { "dimension": "device", "is": ["Mobile"] }.',
		);
	}
	const filter: Readonly<Record<string, unknown>> = { ...asked };
	const other = Object.keys(filter).find((name) => !CONDITIONS.includes(name));
	if (other !== undefined) throw unknownName('filters', 'condition', other, CONDITIONS);
	const dimension = dimensionNamed(String(filter['dimension'] ?? ''), 'filters');
	const is = valuesOf(filter['is']);
	const isNot = valuesOf(filter['is_not']);
	const isUnknown = filter['is_unknown'];
	if (isUnknown !== undefined && typeof isUnknown !== 'boolean') {
		throw refused('filters', 'is_unknown is true or false.');
	}
	if (is === undefined && isNot === undefined && isUnknown === undefined) {
		throw refused('filters', `The filter by "${dimension}" has no is, is_not or is_unknown.`);
	}
	return {
		dimension,
		...(is && { is }),
		...(isNot && { isNot }),
		...(isUnknown !== undefined && { isUnknown }),
	};
}

/** A value or a list of values; numbers stand for their text, and null for unknown. */
function valuesOf(asked: unknown): readonly string[] | undefined {
	if (asked === undefined) return undefined;
	const values: readonly unknown[] = Array.isArray(asked) ? asked : [asked];
	return values.map((value) => {
		if (typeof value === 'string' || typeof value === 'number') return String(value);
		if (value === null) return '';
		throw refused('filters', 'Values of filters are texts or numbers, or null for unknown.');
	});
}

function checkValues({ dimension, is, isNot }: DimensionFilter, statuses: readonly string[]): void {
	const all = dimension === 'status' ? statuses : closedValues(dimension);
	const wrong = [...(is ?? []), ...(isNot ?? [])].find((one) => one && !all?.includes(one));
	if (all && wrong) throw unknownName('filters', dimension, wrong, all);
}

/** The refusal of a name that does not exist: it says what there is. */
export function unknownName(
	parameter: string,
	kind: string,
	name: string,
	known: readonly string[],
): RestError {
	const near = nearest(name, known);
	const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
	return refused(
		parameter,
		`There is no ${kind} "${name}".${hint} There are: ${known.join(', ')}.`,
	);
}

/** The longest name whose letters are compared: nobody means a name of ours by a longer one. */
const MOST_LETTERS = 60;

/** The names that differ from a wrong one in the fewest letters; else those that have the most words in common with it. */
function nearest(name: string, known: readonly string[]): readonly string[] {
	const misspelt = fewestLetters(name, known);
	return (misspelt.length > 0 ? misspelt : mostWords(name, known)).slice(0, 3);
}

/** A third of the name's letters may differ. */
function fewestLetters(name: string, known: readonly string[]): readonly string[] {
	const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
	const letters = lettersOf(name);
	if (letters.length > MOST_LETTERS) return [];
	const differences = known.map((one) => leven(letters, lettersOf(one)));
	const fewest = Math.min(...differences);
	const isNear = fewest <= letters.length / 3;
	return isNear ? known.filter((_, index) => differences[index] === fewest) : [];
}

function mostWords(name: string, known: readonly string[]): readonly string[] {
	const wordsOf = (text: string) =>
		text.split(/[^a-z]+/).flatMap((word) => (word === '' ? [] : [word.replace(/s$/, '')]));
	const words = new Set(wordsOf(name.toLowerCase()));
	const likeness = (one: string) => {
		const own = wordsOf(one);
		return own.filter((word) => words.has(word)).length / (new Set([...own, ...words]).size || 1);
	};
	const most = Math.max(...known.map(likeness));
	return most === 0 ? [] : known.filter((one) => likeness(one) === most);
}

/** A refusal of one parameter, which says all in its message. */
export function refused(parameter: string, message: string): RestError {
	return new RestError('store_analytics_query', message, 400, {
		status: 400,
		params: { [parameter]: message },
	});
}
