import { createPool, type Pool, type PoolConnection } from 'mysql2/promise';
import type { ConnectedShop } from '../connection/credentials';
import { readDatabaseAddress, type DatabaseAddress } from './database-address';
import { databaseError } from './database-failures';

/** A value of a row: dates (`2026-03-01 12:00:00`) and decimals as texts, other numbers as numbers. */
export type TableValue = string | number | null;

/** A row by column name. */
export type TableRow = Readonly<Record<string, TableValue>>;

/** Reads the tables of a shop. */
export interface TableReader {
	/**
	 * Rows of a SELECT. `{name}` in it stands for the table of that name with the prefix; lists are bound to `IN (?)`.
	 */
	rows<Row extends object = TableRow>(
		query: string,
		values?: readonly (TableValue | readonly TableValue[])[],
	): Promise<Row[]>;
}

/** Timeout for connecting, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Milliseconds until a response must begin: sums of a large shop take minutes. An interrupted network or tunnel does
 * not close connections, so queries would wait forever.
 */
const LONGEST_QUERY = 600_000;

/** Idle milliseconds before TCP keep-alive probes start. */
const SILENCE = 30_000;

/**
 * The session is read-only, and reads see one consistent state. MariaDB would turn lists of more than a thousand ids
 * into a join; the index finds them one by one.
 */
const SESSION = [
	'SET SESSION TRANSACTION READ ONLY',
	'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ',
	'SET SESSION /*M!100300 in_predicate_conversion_threshold = 0, */ net_write_timeout = 600',
];

/** Read-only access to a shop’s database. */
export class ShopDatabase implements TableReader {
	readonly address: DatabaseAddress;
	private readonly pool: Pool;
	private readonly prepared = new WeakSet<object>();

	/** `shop` is the address of the database, in the format of `databaseUrl`. */
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

	/** All reads in `work` see the same state. Keep it short: the server stores changes that happen meanwhile. */
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

	/** The database’s clock in milliseconds; changes have its timestamps. */
	async clock(): Promise<number> {
		const [row] = await this.rows<{ at: string }>('SELECT UTC_TIMESTAMP() AS at');
		return row ? Date.parse(`${row.at.replace(' ', 'T')}Z`) : this.now();
	}

	/** The server’s own name for the tables: the same for every client and every address. */
	async location(): Promise<string> {
		const [row] = await this.rows<{ location: string }>(
			"SELECT CONCAT_WS('/', @@hostname, @@port, DATABASE()) AS location",
		);
		return `${row?.location ?? ''}/${this.address.prefix}`;
	}

	/** Closes all connections, including those with running queries. */
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
			// A failed connection may be in the middle of a query.
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
		return rows as Row[]; // a SELECT returns rows
	}

	private ask(
		connection: PoolConnection,
		sql: string,
		values: readonly (TableValue | readonly TableValue[])[] = [],
	) {
		return connection.query({ sql, timeout: this.longestQuery }, [...values]);
	}

	/** In a multisite network, the first site’s tables contain the accounts. */
	private nameOf(table: string): string {
		const { prefix } = this.address;
		const isShared = table === 'users' || table === 'usermeta';
		return `\`${isShared ? prefix.replace(/\d+_$/, '') : prefix}${table}\``;
	}
}
