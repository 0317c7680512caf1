import { createHash } from 'node:crypto';
import { EngineError } from '../database/failures';

/** A ClickHouse server, and the database of it that holds shops. */
export interface EngineAddress {
	/** `http://host:8123`, without user and password. */
	readonly url: string;
	readonly database: string;
	readonly user: string;
	readonly password: string;
}

/** Variable of the environment with the password, where the address has none. */
export const ENGINE_PASSWORD = 'STORE_ANALYTICS_ENGINE_PASSWORD';

const EXAMPLE = 'clickhouse://user:password@host:8123/database';

/**
 * Reads `clickhouse://user:password@host:8123/database`; `clickhouses://` speaks TLS. Throws an EngineError which never repeats what was
 * typed: a password may be in it.
 */
export function readEngineAddress(typed: string, variables: NodeJS.ProcessEnv = {}): EngineAddress {
	const parts = /^(clickhouses?):(\/\/.+)$/.exec(typed.trim());
	const url = parts && parsed(`${parts[1] === 'clickhouse' ? 'http' : 'https'}:${parts[2]}`);
	const database = url?.pathname.slice(1) ?? '';
	if (!url || !/^[a-zA-Z]\w*$/.test(database)) {
		throw new EngineError(`--engine takes an address as ${EXAMPLE}.`);
	}
	const isSecure = url.protocol === 'https:';
	return {
		url: `${url.protocol}//${url.hostname}:${url.port || (isSecure ? 8443 : 8123)}`,
		database,
		user: decodeURIComponent(url.username) || 'default',
		password: decodeURIComponent(url.password) || (variables[ENGINE_PASSWORD] ?? ''),
	};
}

function parsed(text: string): URL | null {
	return URL.canParse(text) ? new URL(text) : null;
}

/**
 * The one of several servers that holds a shop, the same every time: the one that gives its name the highest number. With a further server
 * only those shops move that belong to it.
 */
export function shardOf(shop: string, servers: readonly EngineAddress[]): EngineAddress {
	const weight = ({ url, database }: EngineAddress) =>
		createHash('sha256').update(`${shop} ${url} ${database}`).digest('hex');
	const [first, ...others] = servers;
	if (!first) throw new EngineError('--engine names no server.');
	return others.reduce((best, server) => (weight(server) > weight(best) ? server : best), first);
}
