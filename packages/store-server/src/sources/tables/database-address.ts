import { ShopError } from '../connection/shop-error';

/** Where the tables of a shop lie, without what opens them. */
export interface DatabaseAddress {
	readonly host: string;
	readonly port: number;
	/** Path of a socket on this machine, in the place of host and port; null for none. */
	readonly socket: string | null;
	readonly database: string;
	/** What the names of all tables begin with; `wp_` unless the owner has chosen another. */
	readonly prefix: string;
	/** `verify`: encrypted, by a certificate that this machine trusts; `encrypt`: by any. */
	readonly tls: 'off' | 'encrypt' | 'verify';
}

/** An address as it was typed, with the user and the password that stood in it. */
export interface TypedAddress {
	readonly address: DatabaseAddress;
	readonly user: string;
	/** Null where none was given; an empty one is a password, too. */
	readonly password: string | null;
}

const EXAMPLE = 'mysql://user@host:3306/database';

/**
 * Reads `mysql://user:password@host:3306/database`, which may go on with `?ssl-mode=VERIFY_IDENTITY` (or `REQUIRED`)
 * or `?socket=/run/mysqld/mysqld.sock`. Throws a ShopError which never repeats what was typed: a password may be in it.
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

/** The address as a text that may be shown and kept: it holds neither user nor password. */
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

/** Whether the address of a shop is that of its database. */
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
