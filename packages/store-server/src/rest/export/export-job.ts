import { randomInt } from 'node:crypto';

import { csvLine } from '@store-analytics/csv-export/csv-line';
import type { StoreContext } from '../store-context';
import { tableRoute } from '../reports';
import { currenciesOfShop, type UsedCurrency } from '../../reports/breakdowns/currencies';
import { openShop } from '../../reports/shop';
import { fetchRows, raw } from '../../database/sql';
import type { Call } from '../router/route';
import { checkArguments } from '../router/request/validate';
import { exportColumns, labelsOf, type ExportShop, type ExportType } from './columns';
import { furtherColumns, type FurtherColumns } from './further-columns';
import { appendToFile, tidyFiles } from './export-files';

/** Rows that are read at once. */
const ROWS = 500;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** As WooCommerce ends the lines of the files that it mails. */
const LINE_END = '\r\n';

/** The progress of running exports: percent by unique id; null after a failure. */
const running = new Map<string, number | null>();

/** Returns the percent of a running export; null after a failure, undefined for an unknown one. */
export function exportProgress(id: string): number | null | undefined {
	return running.get(id);
}

/**
 * Starts to write all rows of a report into a file, and returns the id; undefined without rows. Throws like the report
 * itself for invalid arguments. Calls `onDone` when the file is complete.
 */
export async function startExport(
	type: ExportType,
	reportArguments: Readonly<Record<string, unknown>>,
	call: Call<unknown>,
	onDone: (id: string) => Promise<void> = () => Promise.resolve(),
): Promise<string | undefined> {
	const { context, features } = call;
	const report = tableRoute(type);
	const args = report.args(features);
	const sent = { ...(type === 'revenue' && { interval: 'day' }), ...reportArguments };
	const asked = Object.entries(sent).filter(([name]) => !['per_page', 'page'].includes(name));
	const currencies = await currenciesOfShop(context.database);
	const further =
		type === 'orders' ? furtherColumns(reportArguments['dimensions'], currencies) : undefined;
	const { values, given } = checkArguments(args, new Map(asked));
	const readPage = async (page: number) => {
		const paging = {
			page,
			per_page: ROWS,
			...('extended_info' in args && { extended_info: true }),
		};
		const reply = await report.handle({
			...call,
			args: { ...values, ...paging, fields: undefined },
			sent: given,
		});
		return { rows: rowsOf(reply.data), total: reply.total ?? 0 };
	};
	const first = await readPage(1);
	if (first.total === 0) {
		return undefined;
	}
	const id = newId(context);
	await tidyFiles(context.database, [...running.keys()]);
	running.set(id, 0);
	void writeFile(id, type, context, { first, readPage, further, currencies })
		.then(() => onDone(id))
		.then(() => running.delete(id))
		// The status request reports it.
		.catch(() => running.set(id, null));
	return id;
}

interface Page {
	readonly rows: readonly unknown[];
	readonly total: number;
}

interface Pages {
	readonly first: Page;
	readonly readPage: (page: number) => Promise<Page>;
	readonly further: FurtherColumns | undefined;
	readonly currencies: readonly UsedCurrency[];
}

async function writeFile(
	id: string,
	type: ExportType,
	context: StoreContext,
	{ first, readPage, further, currencies }: Pages,
): Promise<void> {
	const shop = await readShop(context);
	const columns = exportColumns(type, shop);
	const labels = [...labelsOf(type, columns, currencies), ...(further?.labels ?? [])];
	const lineOf = (values: readonly unknown[]) => csvLine(values) + LINE_END;
	const pages = Math.ceil(first.total / ROWS);
	for (let page = 1; page <= pages; page++) {
		const { rows } = page === 1 ? first : await readPage(page);
		const added = await further?.read(context, rows);
		const lines = rows.map((row, place) =>
			lineOf([...columns.map(([, value]) => value(row, shop)), ...(added?.[place] ?? [])]),
		);
		const head = page === 1 ? BYTE_ORDER_MARK + lineOf(labels) : '';
		await appendToFile(context.database, id, {
			position: page,
			text: head + lines.join(''),
			isLast: page === pages,
		});
		running.set(id, Math.floor((100 * page) / pages));
	}
}

/** Rows of a table, or the intervals of statistics. */
function rowsOf(data: unknown): readonly unknown[] {
	const intervals: unknown =
		typeof data === 'object' && data !== null ? Reflect.get(data, 'intervals') : undefined;
	const rows = Array.isArray(data) ? data : intervals;
	return Array.isArray(rows) ? rows : [];
}

async function readShop(context: StoreContext): Promise<ExportShop> {
	const [{ settings }, categoryNames, productNames] = await Promise.all([
		openShop(context),
		readNames(context, 'categories'),
		readNames(context, 'products'),
	]);
	return { settings, categoryNames, productNames };
}

async function readNames(
	{ database }: StoreContext,
	table: 'categories' | 'products',
): Promise<Map<number, string>> {
	const rows = await fetchRows<{ id: number; name: string }>(
		database,
		raw(`SELECT id, name FROM ${table}`),
	);
	return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Digits of time and chance: later ids sort after earlier ones, and none can be guessed. */
function newId(context: StoreContext): string {
	return `${context.now().getTime()}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
