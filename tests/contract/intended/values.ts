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
import { listAt, numberAt, valueAt } from './reply-values';

/** Whether two values are the same, as far as amounts of the shop's currency can be told apart. */
export function isSame(
	expected: unknown,
	actual: unknown,
	{ shop }: Responses,
	where = '',
): boolean {
	return compareValues(expected, actual, where, shop.settings.decimals).length === 0;
}

/** The statistics that the export gives for a request, split as our reply is. */
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

/** The numbers that the export gives for the customers of a request. */
export const intendedCustomerStats = oncePer(({ shop, request }: Responses) =>
	customerStats(shop, readQuery(request.query)),
);

/** Whether our value is what the export gives at this place of statistics. */
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

/** Whether a header says how many there are, or on how many pages. */
export function isIntendedCount(
	where: string,
	actual: number,
	count: number,
	{ request }: Responses,
): boolean {
	const perPage = Number(request.query?.['per_page'] ?? 10);
	return actual === (where.endsWith('pages') ? Math.ceil(count / perPage) : count);
}

/** The page of a table that the export gives for a request. */
export const intendedTable = oncePer(({ shop, request, now }: Responses): TableBody | undefined =>
	expectedTable(shop, request.path, request.query, now),
);

/**
 * Whether our value belongs to the intended page: its rows are those that the export gives, in that order, and what
 * the export does not tell of a row is as it was recorded anywhere.
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

/** Whether our rows are those of the intended page, in its order. */
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
		? isAsRecorded(idOf(mine), field, valueAt(mine, field), responses)
		: isSame(told, valueAt(mine, field), responses, field);
}

/** Ids of what is gone are made up on both sides: below 0 here, far above those of the shop in the reply. */
function isThatId(intended: number, actual: number): boolean {
	return intended < 0 ? actual >= 1e9 : actual === intended;
}

/** Whether a row has all that the export tells of it. */
function isRow(told: object, row: unknown, responses: Responses): boolean {
	return Object.entries(told).every(([name, value]) =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? isRow(value, valueAt(row, name), responses)
			: isSame(value, valueAt(row, name), responses, name),
	);
}

/** Whether the field of a row is what any recorded row of that id has. */
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

/** Whether a link is that of another row, with the ids of this one. */
function isLinkOfRow(id: number, field: string, actual: unknown, responses: Responses): boolean {
	const template = (link: unknown, own: number) =>
		JSON.stringify(link)?.replace(new RegExp(`/${own}(?=[/"]|$)`, 'g'), '/{id}');
	const parent = (row: unknown) => numberAt(row, 'parent_id') || numberAt(row, 'product_id') || -1;
	const mine = listAt(responses.ours, 'body').find((row) => idOf(row) === id);
	const written = template(JSON.parse(template(actual, id) ?? 'null'), parent(mine));
	return listAt(responses.theirs, 'body').some((row) => {
		const link = JSON.parse(template(valueAt(row, field), idOf(row)) ?? 'null');
		return template(link, parent(row)) === written;
	});
}

/** Whether our text is the recorded one with its HTML entities decoded. */
export function isDecoded(recorded: unknown, actual: unknown): boolean {
	return typeof recorded === 'string' && recorded !== actual && plainText(recorded) === actual;
}

/** Our reply has no picture in place of the placeholder of the recorded shop. */
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

/** Rows of an id in all that was recorded of the same report. */
export function recordedRows({ recordings, request }: Responses, id: number): readonly unknown[] {
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

/** The id by which a table tells its rows apart. */
export function idOf(row: unknown): number {
	const own = valueAt(row, 'id');
	const name = ids.find((one) => valueAt(row, one) !== undefined) ?? '';
	return Number(own === undefined ? valueAt(row, name) : own);
}

/**
 * Whether two pages differ only in the order of rows that are equal in what they are sorted by: at each place, both
 * have a row with the same sort value.
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
		// What is gone has another id there, and what it is sorted by is in its row or nowhere.
		const other = keys.has(id) ? keys.get(id) : (valueAt(theirs[index], table.sortedBy) ?? gone);
		const mine = own[table.sortedBy] ?? null;
		return typeof mine === 'string' && typeof other === 'string'
			? compareText(mine.trimEnd(), other.trimEnd()) === 0
			: isSame(mine, other ?? null, responses, 'amount');
	});
});
