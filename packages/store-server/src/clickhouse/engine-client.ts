import { ClickHouseError, createClient, type ClickHouseClient } from '@clickhouse/client';
import { TooMuchError, EngineError } from '../database/failures';
import type { PlainValue } from '../database/values';
import type { EngineAddress } from './engine-address';
import { LONGEST_READ, readSettings } from './engine-settings';
import type { EngineQuery } from './shop-query';

/** The most requests in flight at once. */
const MOST_AT_ONCE = 8;

/** Timeout in milliseconds without any response: filling a large table takes time. */
const PATIENCE = 300_000;

/** TLS error codes about certificates. */
const UNTRUSTED = /CERT|UNABLE_TO_VERIFY/;

/** Thousands of rows are parsed in a third of the time that each row by itself takes. */
const COLUMNS = 'JSONColumnsWithMetadata';

/** Rows as ClickHouse sends them: the values of each column. */
interface Columns {
	readonly data: Readonly<Record<string, readonly unknown[]>>;
}

/** Client of a ClickHouse server. Its errors are sentences for people where possible. */
export class EngineClient {
	private readonly client: ClickHouseClient;

	constructor(readonly address: EngineAddress) {
		this.client = createClient({
			url: address.url,
			username: address.user,
			password: address.password,
			request_timeout: PATIENCE,
			max_open_connections: MOST_AT_ONCE,
			// The callers report its errors, so its own log is off.
			log: { level: 127 },
		});
	}

	/** Reads the rows of a query; ends with the signal. */
	async read<Row extends object>(asked: EngineQuery, signal?: AbortSignal): Promise<Row[]> {
		signal?.throwIfAborted();
		return this.told(async () => {
			// The bytes are decoded at once: `query` adds texts up, which takes a third longer for thousands of rows.
			const { stream } = await this.client.exec({
				query: `${asked.query}\nFORMAT ${COLUMNS}`,
				query_params: { ...asked.query_params },
				clickhouse_settings: {
					...readSettings,
					cancel_http_readonly_queries_on_client_close: 1,
				},
				...(signal && { abort_signal: signal }),
			});
			const { data } = JSON.parse(await textOf(stream)) as Columns; // as: the format above
			return rowsOf<Row>(data);
		}, signal);
	}

	/** Runs a statement without a result. */
	run(query: string, query_params: Record<string, unknown> = {}): Promise<void> {
		return this.told(async () => {
			await this.client.command({ query, query_params });
		});
	}

	/** Deletes rows; returns when this server has done so. Its replicas follow, and nobody reads from them meanwhile. */
	delete(table: string, condition: string, query_params: Record<string, unknown>): Promise<void> {
		return this.told(async () => {
			await this.client.command({
				query: `DELETE FROM ${this.address.database}.${table} WHERE ${condition}`,
				query_params,
				clickhouse_settings: { lightweight_deletes_sync: '1' },
			});
		});
	}

	/** Writes rows, all of them or none. */
	insert(
		table: string,
		columns: readonly string[],
		rows: readonly (readonly PlainValue[])[],
	): Promise<void> {
		const [first, ...others] = columns;
		if (rows.length === 0 || first === undefined) return Promise.resolve();
		return this.told(async () => {
			await this.client.insert({
				table: `${this.address.database}.${table}`,
				columns: [first, ...others],
				values: [...rows],
				format: 'JSONCompactEachRow',
			});
		});
	}

	close(): Promise<void> {
		return this.client.close();
	}

	private async told<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
		try {
			return await work();
		} catch (error) {
			signal?.throwIfAborted();
			throw this.sentenceFor(error);
		}
	}

	private sentenceFor(error: unknown): unknown {
		const { url, user, database } = this.address;
		if (!(error instanceof ClickHouseError)) {
			const code = String(Object(error).code);
			if (UNTRUSTED.test(code)) {
				return new EngineError(
					`ClickHouse at ${url} has a certificate that nobody vouches for whom this computer trusts (${code}); name a file with who signed it in NODE_EXTRA_CA_CERTS.`,
				);
			}
			return new EngineError(
				`ClickHouse at ${url} does not answer; reports are told again as soon as it does.`,
				{ cause: error },
			);
		}
		switch (error.type) {
			case 'TIMEOUT_EXCEEDED':
				return new TooMuchError('time', `${LONGEST_READ} seconds`);
			case 'MEMORY_LIMIT_EXCEEDED':
				return new TooMuchError('memory', 'memory');
			case 'AUTHENTICATION_FAILED':
			case 'REQUIRED_PASSWORD':
				return new EngineError(
					`ClickHouse at ${url} does not let ${user} in; check user and password of --engine.`,
				);
			case 'ACCESS_DENIED':
				return new EngineError(
					`${user} may not do in ${database} at ${url} what the store needs (docs/scale.md): ${error.message.split('\n')[0]}`,
				);
			default:
				return error;
		}
	}
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}

function rowsOf<Row extends object>(columns: Columns['data']): Row[] {
	const all = Object.entries(columns);
	return (all[0]?.[1] ?? []).map((_value, at) => {
		const row: Record<string, unknown> = {};
		for (const [name, values] of all) row[name] = values[at];
		return row as Row; // as: the query selects its columns
	});
}
