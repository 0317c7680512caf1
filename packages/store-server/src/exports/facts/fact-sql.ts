import type { ApartReader } from '../../database/store-database';
import type { DateType } from '../../schema/shop-settings';
import { prefixedStatuses } from '../../reports/filters/order-filters';
import { DATE_TYPE, EXCLUDED, type FactColumn, type FactTable } from './fact-table';

/** Which rows and columns of the facts are read. */
export interface FactChoice {
	readonly dateType: DateType;
	/** First and last day in the shop's zone, `YYYY-MM-DD`; null for no limit. */
	readonly since: string | null;
	readonly until: string | null;
	readonly personal: boolean;
}

/** The columns of a table, those about persons on request only. */
export function columnsOf(table: FactTable, includesPersonal: boolean): [string, FactColumn][] {
	return Object.entries(table.columns).filter(
		([, { isPersonal = false }]) => includesPersonal || !isPersonal,
	);
}

/** SELECT of a table, after `prepareFacts` on the same connection. */
export function selectOf(table: FactTable, choice: FactChoice): string {
	const columns = columnsOf(table, choice.personal).map(
		([name, { sql, type }]) => `CAST(${sql} AS ${type}) AS "${name}"`,
	);
	return `SELECT ${columns.join(', ')} ${rowsOf(table, choice)}`;
}

/** SELECT of the number of its rows, as `count`. */
export function countOf(table: FactTable, choice: FactChoice): string {
	return `SELECT COUNT(*) AS count ${rowsOf({ ...table, sortedBy: undefined }, choice)}`;
}

function rowsOf(
	{ from, where, day, sortedBy }: Omit<FactTable, 'sortedBy'> & { sortedBy?: string | undefined },
	{ dateType, since, until }: FactChoice,
): string {
	const conditions = [
		...(where === undefined ? [] : [where]),
		...(day !== undefined && since !== null ? [`${day} >= ${dayLiteral(since)}`] : []),
		...(day !== undefined && until !== null
			? [`${day} < ${dayLiteral(until)} + INTERVAL 1 DAY`]
			: []),
	];
	const chosen = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
	const sorted = sortedBy === undefined ? '' : ` ORDER BY ${sortedBy}`;
	return `FROM ${from}${chosen}${sorted}`.replaceAll(DATE_TYPE, dateType);
}

/** Gives the connection the statuses that reports leave out. Call it before the transaction of the export. */
export async function prepareFacts(
	reader: ApartReader,
	excludedStatuses: readonly string[],
): Promise<void> {
	await reader.run(`CREATE TEMP TABLE ${EXCLUDED} (status VARCHAR)`);
	for (const status of prefixedStatuses(excludedStatuses)) {
		await reader.run(`INSERT INTO ${EXCLUDED} VALUES (?)`, [status]);
	}
}

/** A day as a literal, so that the scan can skip blocks outside it. Throws a RangeError for anything else. */
function dayLiteral(text: string): string {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw new RangeError(`"${text}" is no day.`);
	return `TIMESTAMP '${text} 00:00:00'`;
}

/** A text of our own as a literal, where the engine takes no parameters: names of files and comments. */
export function literal(text: string): string {
	return `'${text.replaceAll("'", "''")}'`;
}
