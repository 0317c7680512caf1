import { createPool, type Pool, type PoolConnection } from 'mysql2/promise';
import type { ConnectedShop } from '../connection/credentials';
import { readDatabaseAddress, type DatabaseAddress } from './database-address';
import { databaseError } from './database-failures';

/** A value of a row: moments as texts (`2026-03-01 12:00:00`), decimals as texts, other numbers as numbers. */
export type TableValue = string | number | null;

/** A row by the names of its columns. */
export type TableRow = Readonly<Record<string, TableValue>>;

/** Reads tables of a shop. */
export interface TableReader {
	/** Rows of a SELECT. `{name}` in it is the table of that name behind the prefix; lists are bound to `IN (?)`. */
	rows<Row extends object = TableRow>(
		query: string,
		values?: readonly (TableValue | readonly TableValue[])[],
	): Promise<Row[]>;
}

/** Milliseconds that a connection may take. */
const PATIENCE = 15_000;

/**
 * Milliseconds until a reply begins: sums of a large shop take minutes. A network that is cut closes nothing, nor does a tunnel whose far
 * end is gone, and a query from before would wait for ever.
 */
const LONGEST_QUERY = 600_000;

/** Milliseconds of silence until the other end is asked whether it is there. */
const SILENCE = 30_000;

/**
 * The session can change nothing, and reads what was written together as it stood together. MariaDB would make a
 * join of a list with more than a thousand ids, where the index finds them one by one.
 */
const SESSION = [
	'SET SESSION TRANSACTION READ ONLY',
	'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ',
	'SET SESSION /*M!100300 in_predicate_conversion_threshold = 0, */ net_write_timeout = 600',
];

/** A shop's database, of which is only ever read. */
export class ShopDatabase implements TableReader {
	readonly address: DatabaseAddress;
	private readonly pool: Pool;
	private readonly prepared = new WeakSet<object>();

	/** `shop` is the address of the database, as `databaseUrl` writes it. */
	constructor(
		{ shop, credentials }: ConnectedShop,
		private readonly now: () => number = Date.now,
		private readonly longestQuery = LONGEST_QUERY,
	) {
		const url = new URL(shop);
		url.username = 'reader';
		this.address = readDatabaseAddress(url.href).address;
		const { host, port, socket, database, tls } = this.address;
		this.pool = createPool({
			...(socket === null ? { host, port } : { socketPath: socket }),
			user: credentials.name,
			password: credentials.secret,
			database,
			charset: 'utf8mb4_general_ci',
			connectTimeout: PATIENCE,
			connectionLimit: 2,
			maxIdle: 1,
			enableKeepAlive: true,
			keepAliveInitialDelay: SILENCE,
			dateStrings: true,
			...(tls !== 'off' && { ssl: { rejectUnauthorized: tls === 'verify' } }),
		});
	}

	rows<Row extends object = TableRow>(
		query: string,
		values: readonly (TableValue | readonly TableValue[])[] = [],
	): Promise<Row[]> {
		return this.onConnection((connection) => this.select<Row>(connection, query, values));
	}

	/** Everything that is read in `work` is of one moment. Keep it short: the server keeps what changes meanwhile. */
	snapshot<Result>(work: (reader: TableReader) => Promise<Result>): Promise<Result> {
		return this.onConnection(async (connection) => {
			await this.ask(connection, 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
			const result = await work({
				rows: (query, values = []) => this.select(connection, query, values),
			});
			await this.ask(connection, 'COMMIT');
			return result;
		});
	}

	/** The clock of the database in milliseconds: a moment by which it dates changes. */
	async clock(): Promise<number> {
		const [row] = await this.rows<{ at: string }>('SELECT UTC_TIMESTAMP() AS at');
		return row ? Date.parse(`${row.at.replace(' ', 'T')}Z`) : this.now();
	}

	/** Where the tables are, as the server names it: the same to everybody who reads them, by whatever address. */
	async location(): Promise<string> {
		const [row] = await this.rows<{ location: string }>(
			"SELECT CONCAT_WS('/', @@hostname, @@port, DATABASE()) AS location",
		);
		return `${row?.location ?? ''}/${this.address.prefix}`;
	}

	/** Ends everything that is under way. */
	async close(): Promise<void> {
		await this.pool.end().catch(() => undefined);
	}

	private async onConnection<Result>(
		work: (connection: PoolConnection) => Promise<Result>,
	): Promise<Result> {
		let connection: PoolConnection | null = null;
		try {
			connection = await this.pool.getConnection();
			if (!this.prepared.has(connection.connection)) {
				for (const statement of SESSION) await this.ask(connection, statement);
				this.prepared.add(connection.connection);
			}
			const result = await work(connection);
			connection.release();
			return result;
		} catch (error) {
			// A connection that failed may be in the middle of something.
			connection?.destroy();
			throw databaseError(error, this.address);
		}
	}

	private async select<Row extends object>(
		connection: PoolConnection,
		query: string,
		values: readonly (TableValue | readonly TableValue[])[],
	): Promise<Row[]> {
		const sql = query.replace(/\{(\w+)\}/g, (_, name: string) => this.nameOf(name));
		const [rows] = await this.ask(connection, sql, values);
		return rows as Row[]; // a SELECT gives rows
	}

	private ask(
		connection: PoolConnection,
		sql: string,
		values: readonly (TableValue | readonly TableValue[])[] = [],
	) {
		return connection.query({ sql, timeout: this.longestQuery }, [...values]);
	}

	/** Accounts of a network of sites are in the tables of its first one. */
	private nameOf(table: string): string {
		const { prefix } = this.address;
		const isShared = table === 'users' || table === 'usermeta';
		return `\`${isShared ? prefix.replace(/\d+_$/, '') : prefix}${table}\``;
	}
}
