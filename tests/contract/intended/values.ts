import { compareValues, type Mismatch } from '../compare';
import { plainText } from '../expected/documents';
import { grouped } from '../expected/grouped';
import { oncePer, oncePerName } from '../expected/once-per';
import { readQuery } from '../expected/request/query';
import { expectedStats, type StatsBody } from '../expected/stats';
import { expectedTable } from '../expected/tables';
import { customerStats } from '../expected/tables/customers';
import { compareText, type TableBody } from '../expected/tables/table';
import type { Responses } from './responses';
import { isOrderCell } from './order-cells';
import { listAt, numberAt, valueAt } from './reply-values';

/** Checks whether two values are equal within the precision of the shop's currency. */
export function isSame(
	expected: unknown,
	actual: unknown,
	{ shop }: Responses,
	where = '',
): boolean {
	return compareValues(expected, actual, where, shop.settings.decimals).length === 0;
}

/** Returns the expected statistics for a request, with the segments of our response. */
export const intendedStats = oncePer((responses: Responses): StatsBody | undefined => {
	const { shop, request, ours, now } = responses;
	const segments = listAt(ours, 'body.totals.segments');
	const ids = segments.map((one) => Number(valueAt(one, 'segment_id')));
	return expectedStats(shop, request.path, request.query, now, ids);
});

/** Indicators are the totals of their reports over the same time. */
export const intendedIndicators = oncePer(({ request, shop, ours, now }: Responses): unknown => {
	const { after, before } = request.query ?? {};
	const statsOf = oncePerName((report: string) =>
		expectedStats(shop, `/wc-analytics/reports/${report}/stats`, { after, before }, now, []),
	);
	return listAt(ours, 'body').map((indicator) => {
		const [report = '', name = ''] = String(valueAt(indicator, 'stat')).split('/');
		return { value: valueAt(statsOf(report), `totals.${name}`) };
	});
});

/** Returns the expected numbers for the customers of a request. */
export const intendedCustomerStats = oncePer(({ shop, request }: Responses) =>
	customerStats(shop, readQuery(request.query)),
);

/** Checks whether our value is the expected one at this place of statistics. */
export function isIntendedStat({ where, actual }: Mismatch, responses: Responses): boolean {
	const body = intendedStats(responses);
	if (!body) {
		return false;
	}
	if (where.startsWith('headers.x-wp-total')) {
		return isIntendedCount(where, Number(actual), body.count, responses);
	}
	return isSame(valueAt({ body }, where), actual, responses, where);
}

/** Checks whether a header contains the expected number of rows or pages. */
export function isIntendedCount(
	where: string,
	actual: number,
	count: number,
	{ request }: Responses,
): boolean {
	const perPage = Number(request.query?.['per_page'] ?? 10);
	return actual === (where.endsWith('pages') ? Math.ceil(count / perPage) : count);
}

/** Returns the expected page of a table for a request. */
export const intendedTable = oncePer(({ shop, request, now }: Responses): TableBody | undefined =>
	expectedTable(shop, request.path, request.query, now),
);

/**
 * Checks whether our value belongs to the expected page: the page has exactly the expected rows, in that order. Values
 * that the export does not determine must be as recorded anywhere.
 */
export function isIntendedInTable(mismatch: Mismatch, responses: Responses): boolean {
	const table = intendedTable(responses);
	if (!table) {
		return false;
	}
	const { where, actual } = mismatch;
	if (where.startsWith('headers.x-wp-total')) {
		return isIntendedCount(where, Number(actual), table.all.length, responses);
	}
	return (
		isPage(responses) && (where === 'body.length' || isIntendedInRow(mismatch, table, responses))
	);
}

/** Checks whether our rows are those of the expected page, in its order. */
const isPage = oncePer((responses: Responses): boolean => {
	const intended = intendedTable(responses)?.rows ?? [];
	const rows = listAt(responses.ours, 'body');
	return (
		rows.length === intended.length &&
		intended.every(({ id }, index) => isThatId(id, idOf(rows[index])))
	);
});

function isIntendedInRow(mismatch: Mismatch, table: TableBody, responses: Responses): boolean {
	const [, index = '', field = ''] = /^body\[(\d+)\]\.?(.*)$/.exec(mismatch.where) ?? [];
	const intended = table.rows[Number(index)];
	const mine = valueAt(responses.ours, `body[${index}]`);
	if (!intended) {
		return false;
	}
	if (field === '') {
		return isRow(intended.row, mine, responses);
	}
	const told = valueAt(intended.row, field);
	if (typeof told === 'number' && field.endsWith('_id') && told < 0) {
		return isThatId(told, Number(valueAt(mine, field)));
	}
	const isGone = intended.id < 0 && field.startsWith('extended_info');
	return told === undefined && !isGone
		? isAsRecorded(idOf(mine), field, valueAt(mine, field), responses) ||
				isOrderCell(idOf(mine), field, valueAt(mine, field), responses)
		: isSame(told, valueAt(mine, field), responses, field);
}

/** Deleted items have made-up ids on both sides: negative here, far above the shop's ids in the response. */
function isThatId(intended: number, actual: number): boolean {
	return intended < 0 ? actual >= 1e9 : actual === intended;
}

/** Checks whether a row has all values that the export determines. */
function isRow(told: object, row: unknown, responses: Responses): boolean {
	return Object.entries(told).every(([name, value]) =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? isRow(value, valueAt(row, name), responses)
			: isSame(value, valueAt(row, name), responses, name),
	);
}

/** Checks whether a field of a row equals that of any recorded row with the same id. */
function isAsRecorded(id: number, field: string, actual: unknown, responses: Responses): boolean {
	if (field.startsWith('_links')) {
		return (
			isLinkOfRow(id, field, actual, responses) ||
			recordedRows(responses, id).some((row) => isSame(valueAt(row, field), actual, responses))
		);
	}
	return recordedRows(responses, id).some((row) => {
		const value = valueAt(row, field);
		return (
			isSame(value, actual, responses, field) ||
			isPlaceholder(value, actual) ||
			isDecoded(value, actual)
		);
	});
}

/** Checks whether a link is that of another row, with the ids of this one. */
function isLinkOfRow(id: number, field: string, actual: unknown, responses: Responses): boolean {
	const template = (link: unknown, own: number) =>
		JSON.stringify(link)?.replace(new RegExp(`/${own}(?=[/"]|$)`, 'g'), '/{id}');
	// Variations without sales have product 0 there, also in their links.
	const parent = (row: unknown) =>
		numberAt(row, 'parent_id') || Number(valueAt(row, 'product_id') ?? -1);
	const mine = listAt(responses.ours, 'body').find((row) => idOf(row) === id);
	const written = template(JSON.parse(template(actual, id) ?? 'null'), parent(mine));
	return listAt(responses.theirs, 'body').some((row) => {
		const link = JSON.parse(template(valueAt(row, field), idOf(row)) ?? 'null');
		return template(link, parent(row)) === written;
	});
}

/** Checks whether our text is the recorded one with decoded HTML entities. */
export function isDecoded(recorded: unknown, actual: unknown): boolean {
	return typeof recorded === 'string' && recorded !== actual && plainText(recorded) === actual;
}

/** Checks whether our response has no picture instead of the recorded shop's placeholder. */
export function isPlaceholder(recorded: unknown, actual: unknown): boolean {
	return actual === '' && String(recorded).includes('woocommerce-placeholder');
}

const rowsAt = oncePer((recordings: Responses['recordings']) =>
	oncePerName((path: string) => {
		const here = recordings.filter(({ request }) => request.path === path);
		return grouped(
			here.flatMap((recording) => listAt(recording, 'body')),
			idOf,
		);
	}),
);

/** Returns the rows of an id in all recordings of the same report. */
export function recordedRows(
	{ recordings, request }: Pick<Responses, 'recordings' | 'request'>,
	id: number,
): readonly unknown[] {
	return rowsAt(recordings)(request.path).get(id) ?? [];
}

const ids = [
	'variation_id',
	'product_id',
	'category_id',
	'coupon_id',
	'tax_rate_id',
	'order_id',
] as const;

/** Returns the id that identifies a row in its table. */
export function idOf(row: unknown): number {
	const own = valueAt(row, 'id');
	const name = ids.find((one) => valueAt(row, one) !== undefined) ?? '';
	return Number(own === undefined ? valueAt(row, name) : own);
}

/**
 * Checks whether two pages differ only in the order of rows with equal sort values: at each place, both have a row with
 * the same sort value.
 */
export const isPermutationOfTies = oncePer((responses: Responses): boolean => {
	const table = intendedTable(responses);
	const theirs = listAt(responses.theirs, 'body');
	if (!table || theirs.length !== table.rows.length) {
		return false;
	}
	const keys = new Map(table.all.map(({ id, keys: own }) => [id, own[table.sortedBy]]));
	const gone = table.all.find((row) => row.id < 0)?.keys[table.sortedBy];
	return table.rows.every(({ keys: own }, index) => {
		const id = idOf(theirs[index]);
		// A deleted item has another id in the recording, and only its row may contain its sort value.
		const other = keys.has(id) ? keys.get(id) : (valueAt(theirs[index], table.sortedBy) ?? gone);
		const mine = own[table.sortedBy] ?? null;
		return typeof mine === 'string' && typeof other === 'string'
			? compareText(mine.trimEnd(), other.trimEnd()) === 0
			: isSame(mine, other ?? null, responses, 'amount');
	});
});
