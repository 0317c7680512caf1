import { __, sprintf } from '@wordpress/i18n';
import type { ShopProblem } from '@store-analytics/rest-api';
import { ShopError } from '../connection/shop-error';
import type { DatabaseAddress } from './database-address';

/**
 * Turns a database error into a sentence that says what to do. The server’s error message may contain data and is left
 * out.
 */
export function databaseError(error: unknown, address: DatabaseAddress): unknown {
	const code = String(Object(error).code ?? '');
	if (error instanceof ShopError || code === '') return error;
	return new ShopError(...failureOf(code, address));
}

/** The sentence is made when it is shown, because the language may have changed. */
type Failure = readonly [ShopProblem, () => string];

function failureOf(code: string, address: DatabaseAddress): Failure {
	const shown = /^[A-Z][A-Z0-9_]+$/.test(code) ? code : '';
	const place = address.socket ?? `${address.host}:${address.port}`;
	for (const [codes, failure] of [...connecting, ...reading]) {
		if (codes.split(' ').includes(code)) return failure({ ...address, place, code: shown });
	}
	return [
		'refused',
		() =>
			shown === ''
				? sprintf(
						/* translators: %s: address of the database */
						__('The database at %s rejected a query.', 'store-analytics'),
						place,
					)
				: sprintf(
						/* translators: 1: address of the database, 2: name of the failure */
						__('The database at %1$s rejected a query (%2$s).', 'store-analytics'),
						place,
						shown,
					),
	];
}

type Table = readonly (readonly [
	codes: string,
	failure: (about: DatabaseAddress & { readonly place: string; readonly code: string }) => Failure,
])[];

const TUNNEL = 'ssh -L 3306:127.0.0.1:3306 your-server';

/** The statement with which an administrator grants the user of --database read access. */
export function mayRead(database: string): string {
	return `GRANT SELECT ON \`${database}\`.* TO '…'@'…'`;
}

/** Reasons why a connection fails, by error codes of Node and MySQL. */
const connecting: Table = [
	[
		'ECONNREFUSED ENOENT',
		({ place }) => [
			'unreachable',
			() =>
				sprintf(
					/* translators: 1: address of the database, 2: a command */
					__(
						'%1$s does not respond. Check that the database runs and accepts connections from this computer (bind-address, firewall), or reach it through a tunnel: %2$s',
						'store-analytics',
					),
					place,
					TUNNEL,
				),
		],
	],
	[
		'ENOTFOUND EAI_AGAIN',
		({ host }) => [
			'unreachable',
			() =>
				sprintf(
					/* translators: 1: name of a machine, 2: an option */
					__('%1$s could not be found. Check the host name in %2$s.', 'store-analytics'),
					host,
					'--database',
				),
		],
	],
	[
		'ETIMEDOUT EHOSTUNREACH ENETUNREACH',
		({ place }) => [
			'unreachable',
			() =>
				sprintf(
					/* translators: 1: address of the database, 2: a command */
					__(
						'%1$s does not respond. A firewall may block this computer. A tunnel can help: %2$s',
						'store-analytics',
					),
					place,
					TUNNEL,
				),
		],
	],
	[
		'HANDSHAKE_NO_SSL_SUPPORT',
		({ place }) => [
			'certificate',
			() =>
				sprintf(
					/* translators: 1: address of the database, 2: a parameter, 3: an option */
					__('%1$s does not support TLS. Remove %2$s from %3$s.', 'store-analytics'),
					place,
					'ssl-mode',
					'--database',
				),
		],
	],
	[
		'ER_SECURE_TRANSPORT_REQUIRED',
		({ place }) => [
			'certificate',
			() =>
				sprintf(
					/* translators: 1: address of the database, 2: a parameter, 3: an option */
					__('%1$s requires TLS. Add %2$s to %3$s.', 'store-analytics'),
					place,
					'?ssl-mode=REQUIRED',
					'--database',
				),
		],
	],
	[
		'HANDSHAKE_SSL_ERROR CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_VERIFY_LEAF_SIGNATURE ERR_TLS_CERT_ALTNAME_INVALID',
		({ place, code }) => [
			'certificate',
			() =>
				sprintf(
					/* translators: 1: address of the database, 2: name of the failure, 3: name of a variable, 4: a parameter */
					__(
						'This computer does not trust the certificate of %1$s (%2$s). Enter its file with %3$s, or encrypt without checking it: %4$s',
						'store-analytics',
					),
					place,
					code,
					'NODE_EXTRA_CA_CERTS',
					'?ssl-mode=REQUIRED',
				),
		],
	],
	[
		'ER_CON_COUNT_ERROR ER_TOO_MANY_USER_CONNECTIONS ER_USER_LIMIT_REACHED ER_SERVER_SHUTDOWN',
		({ place }) => [
			'busy',
			() =>
				sprintf(
					/* translators: %s: address of the database */
					__(
						'%s cannot accept another connection right now. Try again in a moment.',
						'store-analytics',
					),
					place,
				),
		],
	],
	[
		'PROTOCOL_CONNECTION_LOST PROTOCOL_SEQUENCE_TIMEOUT ECONNRESET EPIPE',
		({ place }) => [
			'cut-off',
			() =>
				sprintf(
					/* translators: %s: address of the database */
					__('%s ended the connection.', 'store-analytics'),
					place,
				),
		],
	],
];

/** Reasons why a query fails. */
const reading: Table = [
	[
		'ER_ACCESS_DENIED_ERROR ER_ACCESS_DENIED_NO_PASSWORD_ERROR ER_HOST_NOT_PRIVILEGED',
		({ place }) => [
			'key',
			() =>
				sprintf(
					/* translators: 1: address of the database, 2: a parameter, 3: a file */
					__(
						'%1$s rejected this database user. The name or password may be wrong, or the user may be made for another computer or need TLS (%2$s). %3$s shows how to create a user.',
						'store-analytics',
					),
					place,
					'?ssl-mode=REQUIRED',
					'docs/own-shop.md',
				),
		],
	],
	[
		'ER_DBACCESS_DENIED_ERROR ER_TABLEACCESS_DENIED_ERROR ER_COLUMNACCESS_DENIED_ERROR',
		({ database }) => [
			'rights',
			() =>
				sprintf(
					/* translators: 1: name of the database, 2: a statement of SQL */
					__(
						'This user cannot read the whole database %1$s, or there is no database with that name. Ask an administrator to run: %2$s',
						'store-analytics',
					),
					database,
					mayRead(database),
				),
		],
	],
	[
		'ER_BAD_DB_ERROR',
		({ place, database }) => [
			'missing',
			() =>
				sprintf(
					/* translators: 1: name of the database, 2: its address, 3: a constant, 4: a file */
					__(
						'There is no database %1$s at %2$s. Find its name as %3$s in %4$s.',
						'store-analytics',
					),
					database,
					place,
					'DB_NAME',
					'wp-config.php',
				),
		],
	],
	[
		'ER_NO_SUCH_TABLE',
		({ prefix }) => [
			'missing',
			() =>
				sprintf(
					/* translators: 1: prefix of tables, 2: a variable, 3: a file, 4: an option */
					__(
						'A WooCommerce table with the prefix %1$s is missing. Find the prefix as %2$s in %3$s and enter it with %4$s.',
						'store-analytics',
					),
					prefix,
					'$table_prefix',
					'wp-config.php',
					'--prefix',
				),
		],
	],
];
