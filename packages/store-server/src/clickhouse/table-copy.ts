import { raw, sql, type Sql } from '../database/sql';
import type { StoreFile } from '../database/store-database';
import type { PlainValue } from '../database/values';
import { FIRST_MOMENT, LAST_MOMENT } from '../database/dialect';
import type { EngineClient } from './engine-client';
import { EngineError } from '../database/failures';
import { engineName, typeIn, type EngineTable } from './engine-tables';
import { comparedToLast, type Key, type ReplacedRows } from './replaced-rows';

/** The most rows in one request. */
const PORTION = 50_000;

/** The most keys in one statement, because they are part of its URL. */
const KEYS_AT_ONCE = 1000;

/**
 * With more keys of a table, its replaced rows are deleted: each query looks every row up in the list, and each copy writes it
 * to the file. A deletion takes as long as two queries.
 */
const MOST_REPLACED = 250;

type Row = Record<string, PlainValue>;

/** The shop in the engine, and which of its rows there are outdated. */
interface CopiedShop {
	readonly shop: string;
	readonly replaced: ReplacedRows;
}

/** Copies rows of a shop's file into its tables of the engine. Nobody reads them until all is copied. */
export class TableCopy {
	constructor(
		private readonly file: StoreFile,
		private readonly engine: EngineClient,
		private readonly copied: CopiedShop,
	) {}

	/** Replaces all rows. */
	async whole(table: EngineTable, version: number): Promise<void> {
		const name = engineName(table.table);
		const query_params = { shop: this.copied.shop };
		const [found] = await this.engine.read<{ rows: number }>({
			query: `SELECT count(*) AS rows FROM ${this.engine.address.database}.${name} WHERE shop = {shop:String}`,
			query_params,
		});
		if (Number(found?.rows) > 0) {
			await this.engine.delete(name, 'shop = {shop:String}', query_params);
		}
		this.copied.replaced.forget(table);
		await this.send(table, version, { where: sql`true`, isCounted: false });
	}

	/**
	 * Replaces the rows with these keys. Rows of a key are numbered, so that ClickHouse drops the former rows of a day that changes
	 * every minute.
	 */
	async some(table: EngineTable, keys: readonly Key[], version: number): Promise<void> {
		const { replaced } = this.copied;
		for (const portion of portionsOf(keys)) {
			const where = sql`${raw(`"${table.scope}"`)} IN (SELECT CAST(unnest(from_json(${JSON.stringify(portion.map(String))}, '["VARCHAR"]'))
				AS ${raw(typeIn(table.table, table.scope).split(' ')[0] ?? '')}))`;
			await this.send(table, version, { where, isCounted: true });
		}
		replaced.note(table, keys, version);
		if (replaced.versionsOf(table).length > MOST_REPLACED) await this.removeReplaced(table);
	}

	private async removeReplaced(table: EngineTable): Promise<void> {
		const { shop, replaced } = this.copied;
		for (const versions of portionsOf(replaced.versionsOf(table))) {
			const isReplaced = comparedToLast(table, '<', versions, '');
			const condition = `shop = {shop:String} AND ${isReplaced.text}`;
			await this.engine.delete(engineName(table.table), condition, {
				shop,
				...isReplaced.parameters,
			});
		}
		replaced.forget(table);
	}

	private async send(
		table: EngineTable,
		version: number,
		{ where, isCounted }: { readonly where: Sql; readonly isCounted: boolean },
	): Promise<void> {
		const { columns } = table;
		const read = columns.map((column) => {
			const isDecimal = typeIn(table.table, column).startsWith('DECIMAL');
			return isDecimal ? `CAST("${column}" AS VARCHAR) AS "${column}"` : `"${column}"`;
		});
		const moments = columns.filter((column) => typeIn(table.table, column).startsWith('TIMESTAMP'));
		const count = counter();
		// One statement, because row numbers change when the file is compacted, so portions could not be continued.
		const found = this.file.stream<Row>(
			`SELECT ${read.join(', ')} FROM ${table.table} WHERE ${where.text}`,
			where.values,
		);
		for await (const rows of portions(found)) {
			for (const row of rows) {
				for (const column of moments) checkMoment(table, row[column] ?? null);
			}
			await this.engine.insert(
				engineName(table.table),
				['shop', ...columns, 'copy', 'version'],
				rows.map((row) => [
					this.copied.shop,
					...columns.map((column) => row[column] ?? null),
					count(isCounted ? (row[table.scope] ?? null) : null),
					version,
				]),
			);
		}
	}
}

function* portionsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
	for (let start = 0; start < items.length; start += KEYS_AT_ONCE) {
		yield items.slice(start, start + KEYS_AT_ONCE);
	}
}

/** The same rows, in requests of limited size. */
async function* portions(chunks: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
	let rows: Row[] = [];
	for await (const chunk of chunks) {
		rows.push(...chunk);
		if (rows.length < PORTION) continue;
		yield rows;
		rows = [];
	}
	if (rows.length > 0) yield rows;
}

/** Counts equal rows. */
function counter(): (value: PlainValue) => number {
	const counts = new Map<PlainValue, number>();
	return (value) => {
		const count = (counts.get(value) ?? 0) + 1;
		counts.set(value, count);
		return count;
	};
}

/** A time that the engine would change gives a wrong number somewhere. */
function checkMoment({ table }: EngineTable, moment: PlainValue): void {
	if (moment === null) return;
	const text = String(moment);
	if (text.length !== FIRST_MOMENT.length || text < FIRST_MOMENT || text > LAST_MOMENT) {
		throw new EngineError(
			`${table} has a date of ${text.split('-', 1)[0]}, and ClickHouse keeps those from 1900 to 2299: the shop's reports can be told by its file alone; start without --engine.`,
		);
	}
}
