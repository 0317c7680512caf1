import { ShopError } from '../connection/shop-error';

/** The location of a shop’s tables, without credentials. */
export interface DatabaseAddress {
	readonly host: string;
	readonly port: number;
	/** Path of a local socket, in place of host and port; null for TCP. */
	readonly socket: string | null;
	readonly database: string;
	/** Prefix of all table names; `wp_` by default. */
	readonly prefix: string;
	/** `verify`: TLS with a certificate that this machine trusts; `encrypt`: TLS with any certificate. */
	readonly tls: 'off' | 'encrypt' | 'verify';
}

/** A typed address with its user and password. */
export interface TypedAddress {
	readonly address: DatabaseAddress;
	readonly user: string;
	/** Null if there was none; an empty text is a password, too. */
	readonly password: string | null;
}

const EXAMPLE = 'mysql://user@host:3306/database';

/**
 * Parses `mysql://user:password@host:3306/database`, optionally with `?ssl-mode=VERIFY_IDENTITY` (or `REQUIRED`) or
 * `?socket=/run/mysqld/mysqld.sock`. Throws a ShopError that never repeats the typed text, because it may contain a
 * password.
 */
export function readDatabaseAddress(typed: string, prefix: string | null = null): TypedAddress {
	let url: URL;
	try {
		url = new URL(typed.trim());
	} catch {
		throw wrongAddress();
	}
	const database = decoded(url.pathname.replace(/^\/+|\/+$/g, ''));
	if (!/^(mysql|mariadb):$/.test(url.protocol) || url.hostname === '' || database === '') {
		throw wrongAddress();
	}
	if (url.username === '') {
		throw new ShopError('address', `--database wants a user who may read: ${EXAMPLE}.`);
	}
	return {
		address: {
			host: url.hostname.replace(/^\[|\]$/g, ''),
			port: Number(url.port) || 3306,
			socket: url.searchParams.get('socket'),
			database,
			prefix: checkedPrefix(prefix ?? url.searchParams.get('prefix') ?? 'wp_'),
			tls: tlsOf(url.searchParams.get('ssl-mode')),
		},
		user: decoded(url.username),
		password: url.password === '' ? null : decoded(url.password),
	};
}

/** The address as text that is safe to show and store: it contains neither user nor password. */
export function databaseUrl({
	host,
	port,
	socket,
	database,
	prefix,
	tls,
}: DatabaseAddress): string {
	const name = host.includes(':') ? `[${host}]` : host;
	const url = new URL(`mysql://${name}:${port}/${encodeURIComponent(database)}`);
	url.searchParams.set('prefix', prefix);
	if (tls !== 'off')
		url.searchParams.set('ssl-mode', tls === 'verify' ? 'VERIFY_IDENTITY' : 'REQUIRED');
	if (socket !== null) url.searchParams.set('socket', socket);
	return url.href;
}

/** Whether a shop’s address is that of its database. */
export function isDatabaseUrl(shop: string): boolean {
	return shop.startsWith('mysql:');
}

function wrongAddress(): ShopError {
	return new ShopError('address', `--database takes an address as ${EXAMPLE}.`);
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

function checkedPrefix(prefix: string): string {
	if (!/^\w*$/.test(prefix)) {
		throw new ShopError(
			'address',
			`--prefix takes letters, digits and _, as $table_prefix in wp-config.php has them, not "${prefix}".`,
		);
	}
	return prefix;
}

function tlsOf(mode: string | null): DatabaseAddress['tls'] {
	switch (mode?.toUpperCase() ?? 'DISABLED') {
		case 'DISABLED':
			return 'off';
		case 'REQUIRED':
			return 'encrypt';
		case 'VERIFY_CA':
		case 'VERIFY_IDENTITY':
			return 'verify';
		default:
			throw new ShopError(
				'address',
				'ssl-mode in the address of the database is DISABLED, REQUIRED or VERIFY_IDENTITY.',
			);
	}
}
