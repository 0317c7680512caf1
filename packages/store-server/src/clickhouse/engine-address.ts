import { createHash } from 'node:crypto';
import { EngineError } from '../database/failures';

/** A ClickHouse server, and its database with the shops. */
export interface EngineAddress {
	/** `http://host:8123`, without user and password. */
	readonly url: string;
	readonly database: string;
	readonly user: string;
	readonly password: string;
}

/** Environment variable with the password, if the address has none. */
export const ENGINE_PASSWORD = 'STORE_ANALYTICS_ENGINE_PASSWORD';

const EXAMPLE = 'clickhouse://user:password@host:8123/database';

/**
 * Parses `clickhouse://user:password@host:8123/database`; `clickhouses://` uses TLS. Throws an EngineError that never
 * repeats the input, because it may contain a password.
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
 * Returns the server of a shop among several (rendezvous hashing): the one with the highest hash of its name. A further
 * server only gets the shops that belong to it.
 */
export function shardOf(shop: string, servers: readonly EngineAddress[]): EngineAddress {
	const weight = ({ url, database }: EngineAddress) =>
		createHash('sha256').update(`${shop} ${url} ${database}`).digest('hex');
	const [first, ...others] = servers;
	if (!first) throw new EngineError('--engine names no server.');
	return others.reduce((best, server) => (weight(server) > weight(best) ? server : best), first);
}
