import {
	dimensionMeanings,
	dimensionOf,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import {
	breakdownMeanings,
	orderMeanings,
	type MetricMeaning,
} from '@store-analytics/rest-api/metrics';
import type { Database } from '../../database/database';
import { computeBreakdown, type Breakdown } from '../../reports/breakdowns/breakdown';
import { valueNames } from '../../reports/breakdowns/value-names';
import { orderRows } from '../../reports/facts/orders';
import { readPeriod } from '../../reports/periods/period';
import { openShop, type Shop } from '../../reports/shop';
import type { NumberRules } from '../../schema/number-rules';
import { dateTypeArgument } from '../reports/arguments';
import { route, type Route } from '../router/route';
import { sortDirection } from '../router/schema';
import type { StoreContext } from '../store-context';
import { readQuery, refused, type Query } from './read-query';
import { writeRows } from './write-rows';

const path = '/store-analytics/v1';

/** Metrics of queries: `products` is a number of totals only. */
function meaningsOf(rules: NumberRules): readonly MetricMeaning[] {
	return [...orderMeanings(rules), ...breakdownMeanings].filter(({ key }) => key !== 'products');
}

/** `GET store-analytics/v1/metrics`: what queries can ask for, with unit and meaning. */
const metrics: Route = route({
	path: `${path}/metrics`,
	async handle({ context }) {
		const { settings } = await openShop(context);
		return { data: meaningsOf(settings.rules).map(writeMetric) };
	},
});

/** `GET store-analytics/v1/dimensions`: what queries can break down and filter by. */
const dimensions: Route = route({
	path: `${path}/dimensions`,
	handle: () => ({
		data: dimensionMeanings.map((meaning) => {
			const { key, grain, label } = meaning;
			return { key, label: label(), grain, above: 'above' in meaning ? meaning.above : null };
		}),
	}),
});

/**
 * `POST store-analytics/v1/query`: metrics of a range by dimensions. Days are the shop's, both included. Rows are sorted by a
 * metric or dimension, by default the first metric from the most to the least; `rows_count` tells how many there are.
 * @example { "metrics": ["net_revenue"], "dimensions": ["device"], "range": { "after": "2026-10-01", "before": "2026-10-31" } }
 */
const query: Route = route({
	path: `${path}/query`,
	method: 'POST',
	changes: 'nothing',
	args: {
		metrics: {
			type: 'array',
			items: { type: 'string' },
			maxItems: 20,
			default: ['net_revenue', 'orders_count'],
		},
		dimensions: { type: 'array', items: { type: 'string' }, maxItems: 3, default: [] },
		filters: { type: 'array', maxItems: 20, default: [] },
		range: { type: 'object', required: true },
		compare: { type: 'object' },
		sort: { type: 'string' },
		order: sortDirection,
		limit: { type: 'integer', default: 100, minimum: 1, maximum: 10_000 },
		date_type: dateTypeArgument,
	},
	async handle({ args, context }) {
		const shop = await openShop(context);
		const known = meaningsOf(shop.settings.rules);
		const asked = readQuery(
			args,
			known.map(({ key }) => key),
		);
		const sort = args.sort ?? asked.metrics[0] ?? '';
		if (![...asked.metrics, ...asked.dimensions].some((name) => name === sort)) {
			throw refused('sort', `Rows can be sorted by what the query asks for, and "${sort}" is not.`);
		}
		const breakdownOf = (range: unknown, parameter: string) =>
			breakDown(context, shop, asked, {
				days: readDays(range, parameter),
				dateType: args.date_type,
			});
		const [found, compared] = await Promise.all([
			breakdownOf(args.range, 'range'),
			args.compare === undefined ? undefined : breakdownOf(args.compare, 'compare'),
		]);
		const meanings = known.filter(({ key }) => asked.metrics.includes(key));
		if (found.rows.length > MOST_ROWS) throw tooManyRows(asked);
		const all = compared ? [compared, found] : [found];
		const { names, spelled } = await textsOf(context.database, shop, asked, all);
		const rows = writeRows({
			query: asked,
			found,
			compared,
			names,
			spelled,
			summed: meanings.filter((meaning) => sumsUp(meaning, asked)).map(({ key }) => key),
			sort,
			order: args.order,
		});
		return {
			data: {
				rows: rows.slice(0, args.limit),
				rows_count: rows.length,
				totals: found.totals,
				...(compared && { compared_totals: compared.totals }),
				metrics: meanings.map((meaning) => ({
					...writeMetric(meaning),
					sums_up: sumsUp(meaning, asked),
				})),
				dimensions: asked.dimensions.map((key) => ({
					key,
					label: dimensionOf(key)?.label() ?? key,
				})),
				currency: shop.settings.currency.code,
				time_zone: shop.settings.timeZone,
			},
		};
	},
});

/** The most rows that one query sorts and names. */
const MOST_ROWS = 200_000;

function tooManyRows({ dimensions }: Query) {
	return refused(
		'dimensions',
		`By ${dimensions.join(', ')} there are more than ${MOST_ROWS.toLocaleString('en')} rows. Ask by fewer dimensions, for fewer days, or with a filter.`,
	);
}

interface Range {
	readonly days: { readonly after: string; readonly before: string };
	readonly dateType: 'date_created' | 'date_paid' | 'date_completed' | undefined;
}

function breakDown(context: StoreContext, shop: Shop, asked: Query, { days, dateType }: Range) {
	const limits = { after: `${days.after}T00:00:00`, before: `${days.before}T23:59:59` };
	const period = readPeriod(limits, shop.clock, context.now());
	return computeBreakdown(context.database, {
		...asked,
		orders: orderRows(shop, period, {}, dateType),
		rules: shop.settings.rules,
	});
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function readDays(range: unknown, parameter: string): Range['days'] {
	const after: unknown = Object(range).after;
	const before: unknown = Object(range).before;
	const isDay = (day: unknown): day is string =>
		typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
	if (!isDay(after) || !isDay(before)) {
		throw refused(
			parameter,
			`${parameter} needs two days of the shop, such as { "after": "2026-10-01", "before": "2026-10-31" }.`,
		);
	}
	if (before < after) {
		throw refused(parameter, `${parameter} ends on ${before}, before it begins on ${after}.`);
	}
	return { after, before };
}

/** Orders are parted by what they say of themselves, as by the type of their customers; lines by their product. */
function sumsUp({ sumsOver }: MetricMeaning, { dimensions, grain }: Query): boolean {
	if (dimensions.some((key) => dimensionOf(key)?.isMultiple)) return false;
	return sumsOver.includes(grain === 'line' ? 'product' : 'customer_type');
}

function writeMetric({ key, unit, label, explanation, rule }: MetricMeaning) {
	return { key, label: label(), unit, meaning: explanation(), rule };
}

/** The spellings and names of all values of rows. */
async function textsOf(database: Database, shop: Shop, asked: Query, found: readonly Breakdown[]) {
	const names = new Map<DimensionKey, ReadonlyMap<string, string>>();
	const spelled = new Map<DimensionKey, ReadonlyMap<string, string>>();
	for (const [index, key] of asked.dimensions.entries()) {
		const known = new Map(found.flatMap(({ spellings }) => [...(spellings.get(key) ?? [])]));
		const keys = found.flatMap(({ rows }) => rows.map((row) => row.keys[index] ?? ''));
		const values = [...new Set(keys)].filter(Boolean).map((value) => known.get(value) ?? value);
		spelled.set(key, known);
		names.set(key, await valueNames(database, shop, key, values));
	}
	return { names, spelled };
}

/** The query behind all breakdowns, and what it can be asked. */
export const queryRoutes: readonly Route[] = [metrics, dimensions, query];
