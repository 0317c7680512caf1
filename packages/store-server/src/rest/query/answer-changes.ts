import { addsUpOverRows, difference, greatest, type Part } from '@store-analytics/rest-api/changes';
import {
	changeDimensions,
	CONTRACT_VERSION,
	MOST_CHOSEN,
	MOST_PARTS,
	type ChangeSplit,
	type ChangesResponse,
} from '@store-analytics/rest-api/contract';
import {
	dimensionNamed,
	isSplitBy,
	sumsUp,
	unknownName,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import { queryMeanings, type MetricMeaning } from '@store-analytics/rest-api/metrics';
import { roundTo } from '@store-analytics/number';
import type { BreakdownRow } from '../../reports/breakdowns/breakdown';
import { openShop, type Shop } from '../../reports/shop';
import { rulesName } from '../../schema/number-rules';
import type { DateType } from '../../schema/shop-settings';
import type { StoreContext } from '../store-context';
import { dataAsOf } from './data-as-of';
import { knownStatuses } from './known-statuses';
import { linkOf } from './link';
import { breakDown, textsOf } from './query-parts';
import { readQuery, refused, type Query } from './read-query';
import { readRange, type Range } from './read-range';

/** Validated arguments of a request for changes. */
export interface ChangesArguments {
	readonly metric?: string | undefined;
	readonly metrics?: readonly string[] | undefined;
	readonly dimensions: readonly string[];
	readonly filters: readonly unknown[];
	readonly range: unknown;
	readonly compare: unknown;
	readonly date_type?: DateType | undefined;
}

/** One request, read. */
interface Asked {
	readonly context: StoreContext;
	readonly shop: Shop;
	readonly meaning: MetricMeaning;
	readonly args: ChangesArguments;
	readonly range: Range;
	readonly compare: Range;
	/** Smallest units in one: 100 for an amount in dollars. */
	readonly scale: number;
	/** The query behind the whole change. */
	readonly whole: Query;
}

const daysOf = ({ range, compare, args }: Asked) => ({ range, compare, date_type: args.date_type });

/** The response about what changed; throws a RestError (400) that says what makes no sense. */
export async function answerChanges(
	context: StoreContext,
	args: ChangesArguments,
): Promise<ChangesResponse> {
	const shop = await openShop(context);
	const { rules, currency } = shop.settings;
	const meaning = metricOf(args, queryMeanings(rules));
	const read = await readerOf(context, shop, args);
	const asked: Asked = {
		...{ context, shop, meaning, args },
		range: readRange(args.range, 'range'),
		compare: readRange(args.compare, 'compare'),
		scale: 10 ** (meaning.unit === 'amount' ? currency.precision : PIECE_DECIMALS),
		whole: read(meaning.key, args.dimensions),
	};
	const { whole, splits } = await splitsOf(asked, read);
	return {
		version: CONTRACT_VERSION,
		metric: meaning.key,
		value: whole.now / asked.scale,
		compared: whole.before / asked.scale,
		change: difference(whole) / asked.scale,
		by: splits,
		link: linkOf(
			{ ...asked.whole, dimensions: asked.whole.dimensions.slice(0, 1) },
			daysOf(asked),
			shop,
		),
		rules: rulesName(rules),
		data_as_of: await dataAsOf(context),
		currency: currency.code,
	};
}

/** Goods are also sold by weight and length. */
const PIECE_DECIMALS = 6;

function metricOf(
	{ metric, metrics }: ChangesArguments,
	known: readonly MetricMeaning[],
): MetricMeaning {
	const [name, ...others] = [...(metric === undefined ? [] : [metric]), ...(metrics ?? [])];
	if (name === undefined || others.length > 0) {
		throw refused('metric', 'Name one metric, such as { "metric": "net_revenue" }.');
	}
	readQuery({ metrics: [name], dimensions: [], filters: [] }, namesIn(known));
	const meaning = known.find(({ key }) => key === name);
	if (!meaning || !addsUpOverRows(meaning)) {
		const summed = known.filter(addsUpOverRows).map(({ key }) => key);
		throw refused(
			'metric',
			`The change of "${name}" has no parts: rows of it do not add up. Ask for ${summed.join(', ')}.`,
		);
	}
	return meaning;
}

const namesIn = (known: readonly MetricMeaning[]) => ({
	metrics: known.map(({ key }) => key),
	statuses: [],
});

type Read = (metric: string, dimensions: readonly string[]) => Query;

async function readerOf(
	context: StoreContext,
	{ settings }: Shop,
	{ filters }: ChangesArguments,
): Promise<Read> {
	const statuses = filters.some((filter) => Object(filter).dimension === 'status')
		? await knownStatuses(context.database)
		: [];
	const known = { ...namesIn(queryMeanings(settings.rules)), statuses };
	return (metric, dimensions) => readQuery({ metrics: [metric], dimensions, filters }, known);
}

/** The whole change in smallest units, and its parts by the dimensions of the request, or by those that say most. */
async function splitsOf(asked: Asked, read: Read) {
	const { meaning, args } = asked;
	const whole = await changeOf(asked, { ...asked.whole, dimensions: [] });
	if (args.dimensions.length > 0) {
		const named = await inTurn(asked.whole.dimensions, (key) =>
			splitBy(asked, asked.whole, key, whole),
		);
		return { whole: whole.units, splits: named.map(({ split }) => split) };
	}
	const own = asked.whole.grain;
	const possible = changeDimensions.filter((key) => {
		const { grain } = dimensionNamed(key);
		const fits = own === 'order' || grain === 'order' || own === grain;
		return fits && isSplitBy(meaning.key, grain);
	});
	const found = await inTurn(possible, (key) =>
		splitBy(asked, read(meaning.key, [key]), key, whole),
	);
	const chosen = found
		.filter(({ values }) => values > 1)
		.sort((one, other) => other.surprise - one.surprise)
		.slice(0, MOST_CHOSEN);
	return { whole: whole.units, splits: chosen.map(({ split }) => split) };
}

/** One after the other, so that one request does not take all places of the database. */
async function inTurn<Item, Result>(
	items: readonly Item[],
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const done: Result[] = [];
	for (const item of items) done.push(await work(item));
	return done;
}

type Whole = Awaited<ReturnType<typeof changeOf>>;

/** A query's number in both ranges. */
async function changeOf(asked: Asked, query: Query) {
	const { context, shop, meaning, range, compare, args, scale } = asked;
	const [now, before] = await Promise.all([
		breakDown(context, shop, query, { range, args }),
		breakDown(context, shop, query, { range: compare, args }),
	]);
	const units = (numbers: Readonly<Record<string, number | undefined>> | undefined) =>
		unitsOf(numbers?.[meaning.key] ?? 0, scale);
	return {
		...{ now, before, unitsIn: units },
		units: { now: units(now.found.totals), before: units(before.found.totals) },
	};
}

/** Rounds decimal digits as money does on screen, then counts smallest units; adding 0 turns -0 into 0. */
function unitsOf(value: number, scale: number): number {
	return Math.round(roundTo(value, Math.round(Math.log10(scale))) * scale) + 0;
}

interface SplitBy {
	readonly split: ChangeSplit;
	/** How many values the dimension has in both ranges. */
	readonly values: number;
	/** By how much the part that stands out most differs from its share of the change. */
	readonly surprise: number;
}

async function splitBy(
	asked: Asked,
	query: Query,
	key: DimensionKey,
	whole: Whole,
): Promise<SplitBy> {
	const own = { ...query, dimensions: [key] };
	const { now, before, unitsIn } = await changeOf(asked, own);
	const rowsNow = rowsByKey(now.found.rows);
	const rowsBefore = rowsByKey(before.found.rows);
	// Parts that moved alike come in the order of their values.
	const keys = [...new Set([...rowsNow.keys(), ...rowsBefore.keys()])].sort((one, other) =>
		one.localeCompare(other, 'en', { numeric: true }),
	);
	const changes = keys.map((value) => ({
		value,
		now: unitsIn(rowsNow.get(value)?.numbers),
		before: unitsIn(rowsBefore.get(value)?.numbers),
	}));
	const parts: Part[] = changes.map(({ value, ...change }) => ({
		key: value,
		label: value,
		by: difference(change),
	}));
	const { parts: named, rest } = greatest(whole.units, parts, MOST_PARTS);
	const rows = named.map((part) => ({ keys: [part.key], numbers: {} }));
	const texts = await textsOf(asked.context.database, asked.shop, own, rows, [now, before]);
	const change = new Map(changes.map((one) => [one.value, one]));
	const { scale, shop, meaning } = asked;
	const days = daysOf(asked);
	return {
		split: {
			dimension: key,
			label: dimensionNamed(key).label(),
			parts: named.map((part) => {
				const spelled = texts.spelled.get(key)?.get(part.key) ?? part.key;
				const filter = { dimension: key, is: [spelled] };
				return {
					key: spelled === '' ? null : spelled,
					label:
						spelled === '' ? unknownName(key) : (texts.names.get(key)?.get(spelled) ?? spelled),
					value: (change.get(part.key)?.now ?? 0) / scale,
					compared: (change.get(part.key)?.before ?? 0) / scale,
					change: part.by / scale,
					link: linkOf({ ...own, filters: [...own.filters, filter] }, days, shop),
				};
			}),
			rest: { change: rest / scale, count: keys.length - named.length },
			sums_up: own.grain === asked.whole.grain && sumsUp(meaning, own.dimensions, own.grain),
		},
		values: keys.length,
		surprise: greatestSurprise(changes, whole.units),
	};
}

const rowsByKey = (rows: readonly BreakdownRow[]) =>
	new Map(rows.map((row) => [row.keys[0] ?? '', row]));

/** A part that only shares in a change of everything explains nothing, however great it is. */
function greatestSurprise(
	changes: readonly { readonly now: number; readonly before: number }[],
	whole: { readonly now: number; readonly before: number },
): number {
	const growth = whole.before === 0 ? 0 : difference(whole) / whole.before;
	return changes.reduce(
		(most, one) => Math.max(most, Math.abs(difference(one) - one.before * growth)),
		0,
	);
}
