import { raw, sql, type Sql } from '../database/sql';
import type { StoreFile } from '../database/store-database';
import type { PlainValue } from '../database/values';
import { FIRST_MOMENT, LAST_MOMENT } from '../database/dialect';
import type { EngineClient } from './engine-client';
import { EngineError } from '../database/failures';
import { engineName, engineType, typeIn, type EngineTable } from './engine-tables';

/** The most rows in one request. */
const PORTION = 50_000;

/** The most rows that are deleted individually. */
const MANY = 100_000;

/** The most keys in one statement, because they are part of its URL. */
const KEYS_AT_ONCE = 1000;

type Key = string | number;
type Row = Record<string, PlainValue>;

/** Copies rows of a shop's file into its tables of the engine. */
export class TableCopy {
	constructor(
		private readonly file: StoreFile,
		private readonly engine: EngineClient,
		private readonly shop: string,
	) {}

	/** Replaces all rows; uses `version` and the next number. */
	async whole(table: EngineTable, version: number): Promise<void> {
		await this.removeAll(table, version);
		await this.send(table, version + 1, { where: sql`true`, isCounted: false });
	}

	/**
	 * Replaces the rows with these keys; uses `version` and the next number. Rows of a key are numbered, so that a day
	 * that changes every minute replaces its rows and leaves no deletion marks.
	 */
	async some(table: EngineTable, keys: readonly Key[], version: number): Promise<void> {
		const { scope } = table;
		const type = engineType(table.table, scope);
		for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
			const portion = keys.slice(start, start + KEYS_AT_ONCE);
			await this.remove(table, { type, keys: portion }, version);
			const where = sql`${raw(`"${scope}"`)} IN (SELECT CAST(unnest(from_json(${JSON.stringify(portion.map(String))}, '["VARCHAR"]'))
				AS ${raw(typeIn(table.table, scope).split(' ')[0] ?? '')}))`;
			await this.send(table, version + 1, { where, isCounted: true });
		}
	}

	/** Many rows are deleted by a mutation, which takes a constant time; few by deletion marks. */
	private async removeAll(table: EngineTable, version: number): Promise<void> {
		const name = this.nameOf(table);
		const query_params = { shop: this.shop };
		const [found] = await this.engine.read<{ rows: number }>({
			query: `SELECT count(*) AS rows FROM ${name} WHERE shop = {shop:String}`,
			query_params,
		});
		const rows = found?.rows ?? 0;
		if (rows > MANY) {
			await this.engine.run(`DELETE FROM ${name} WHERE shop = {shop:String}`, query_params);
		} else if (rows > 0) {
			await this.engine.run(this.removal(table), { ...query_params, version });
		}
	}

	/** Rows are gone when one of the same key says so that is newer. */
	private remove(
		table: EngineTable,
		{ type, keys }: { readonly type: string; readonly keys: readonly Key[] },
		version: number,
	): Promise<void> {
		const which = `AND "${table.scope}" IN {keys:Array(${type})}`;
		return this.engine.run(this.removal(table, which), {
			shop: this.shop,
			version,
			keys: [...keys],
		});
	}

	private removal(table: EngineTable, which = ''): string {
		const name = this.nameOf(table);
		const kept = [...table.columns.map((column) => `"${column}"`), 'copy'].join(', ');
		return `INSERT INTO ${name} (shop, ${kept}, version, is_deleted)
			SELECT shop, ${kept}, {version:UInt64}, 1 FROM ${name} FINAL WHERE shop = {shop:String} ${which}`;
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
				['shop', ...columns, 'copy', 'version', 'is_deleted'],
				rows.map((row) => [
					this.shop,
					...columns.map((column) => row[column] ?? null),
					count(isCounted ? (row[table.scope] ?? null) : null),
					version,
					0,
				]),
			);
		}
	}

	private nameOf({ table }: EngineTable): string {
		return `${this.engine.address.database}.${engineName(table)}`;
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
