import { engineType, type EngineTable } from './engine-tables';

/** A key of `EngineTable.scope`; a date as `YYYY-MM-DD HH:mm:ss`. */
export type Key = string | number;

/** Newest versions by key, of one table. Dates are seconds. */
type Versions = readonly (readonly [key: number, version: number])[];

/** As it is stored in the file. */
export type WrittenReplaced = Readonly<Record<string, Versions>>;

/** A condition with named parameters. */
export interface Condition {
	readonly text: string;
	readonly parameters: Readonly<Record<string, readonly number[]>>;
}

/**
 * The keys whose rows were copied again, with the version of the last copy: rows of earlier versions do not count. Queries skip
 * them by this list, which costs a tenth of what `FINAL` does in tables with changes.
 */
export class ReplacedRows {
	private readonly tables: Map<string, Map<number, number>>;

	constructor(written: WrittenReplaced = {}) {
		this.tables = new Map(
			Object.entries(written).map(([table, versions]) => [table, new Map(versions)]),
		);
	}

	note({ table }: EngineTable, keys: readonly Key[], version: number): void {
		const versions = this.tables.get(table) ?? new Map<number, number>();
		for (const key of keys) versions.set(numberOf(key), version);
		this.tables.set(table, versions);
	}

	/** Called when the engine has no replaced rows of a table any more. */
	forget({ table }: EngineTable): void {
		this.tables.delete(table);
	}

	versionsOf({ table }: EngineTable): Versions {
		return [...(this.tables.get(table) ?? [])];
	}

	written(): WrittenReplaced {
		return Object.fromEntries([...this.tables].map(([table, versions]) => [table, [...versions]]));
	}
}

/** Whether a row is of the last version of its key (`>=`), or replaced (`<`). The parameters have names with this prefix. */
export function comparedToLast(
	table: EngineTable,
	comparison: '>=' | '<',
	versions: Versions,
	prefix: string,
): Condition {
	const type = engineType(table.table, table.scope);
	const toNumber = type.startsWith('DateTime64') ? 'toUnixTimestamp64Second' : 'toInt64';
	const [keys, numbers] = [`${prefix}keys`, `${prefix}versions`];
	return {
		text: `version ${comparison} transform(${toNumber}("${table.scope}"), {${keys}:Array(Int64)}, {${numbers}:Array(UInt64)}, toUInt64(0))`,
		parameters: {
			[keys]: versions.map(([key]) => key),
			[numbers]: versions.map(([, version]) => version),
		},
	};
}

function numberOf(key: Key): number {
	return typeof key === 'string' && key.includes('-', 1)
		? Date.parse(`${key.replace(' ', 'T')}Z`) / 1000
		: Number(key);
}
