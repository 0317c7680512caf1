import type { ShopProblem } from '@store-analytics/rest-api';
import { ShopError } from '../connection/shop-error';
import type { DatabaseAddress } from './database-address';

/** What went wrong with a database as a sentence of what to do; the server's own words may hold data and are left out. */
export function databaseError(error: unknown, address: DatabaseAddress): unknown {
	const code = String(Object(error).code ?? '');
	if (error instanceof ShopError || code === '') return error;
	const [problem, sentence] = failureOf(code, address);
	return new ShopError(problem, sentence);
}

type Failure = readonly [ShopProblem, string];

function failureOf(code: string, address: DatabaseAddress): Failure {
	const shown = /^[A-Z][A-Z0-9_]+$/.test(code) ? code : '';
	const place = address.socket ?? `${address.host}:${address.port}`;
	for (const [codes, failure] of [...connecting, ...reading]) {
		if (codes.split(' ').includes(code)) return failure({ ...address, place, code: shown });
	}
	return [
		'refused',
		`The database at ${place} refuses a query${shown === '' ? '' : ` (${shown})`}.`,
	];
}

type Table = readonly (readonly [
	codes: string,
	failure: (about: DatabaseAddress & { readonly place: string; readonly code: string }) => Failure,
])[];

/** What keeps one from the server, by the codes of Node and of MySQL. */
const connecting: Table = [
	[
		'ECONNREFUSED ENOENT',
		({ place }) => [
			'unreachable',
			`Nothing answers at ${place}: look whether the database runs and takes connections from this machine (bind-address, firewall), or reach it through a tunnel: ssh -L 3306:127.0.0.1:3306 your-server`,
		],
	],
	[
		'ENOTFOUND EAI_AGAIN',
		({ host }) => [
			'unreachable',
			`${host} is not known to the network; look at the host in --database.`,
		],
	],
	[
		'ETIMEDOUT EHOSTUNREACH ENETUNREACH',
		({ place }) => [
			'unreachable',
			`${place} does not answer; a firewall may keep this machine out. A tunnel helps: ssh -L 3306:127.0.0.1:3306 your-server`,
		],
	],
	[
		'HANDSHAKE_NO_SSL_SUPPORT',
		({ place }) => ['certificate', `${place} speaks no TLS; take ssl-mode out of --database.`],
	],
	[
		'ER_SECURE_TRANSPORT_REQUIRED',
		({ place }) => ['certificate', `${place} wants TLS; add ?ssl-mode=REQUIRED to --database.`],
	],
	[
		'HANDSHAKE_SSL_ERROR CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_VERIFY_LEAF_SIGNATURE ERR_TLS_CERT_ALTNAME_INVALID',
		({ place, code }) => [
			'certificate',
			`The certificate of ${place} is not one that this machine trusts (${code}); name its file in NODE_EXTRA_CA_CERTS, or encrypt without looking at it: ?ssl-mode=REQUIRED`,
		],
	],
	[
		'ER_CON_COUNT_ERROR ER_TOO_MANY_USER_CONNECTIONS ER_USER_LIMIT_REACHED ER_SERVER_SHUTDOWN',
		({ place }) => ['busy', `${place} has no room for another connection now.`],
	],
	[
		'PROTOCOL_CONNECTION_LOST PROTOCOL_SEQUENCE_TIMEOUT ECONNRESET EPIPE',
		({ place }) => ['cut-off', `${place} ended the connection.`],
	],
];

/** What keeps one from the tables. */
const reading: Table = [
	[
		'ER_ACCESS_DENIED_ERROR ER_ACCESS_DENIED_NO_PASSWORD_ERROR ER_HOST_NOT_PRIVILEGED',
		({ place }) => [
			'key',
			`${place} does not let this user in from this machine: user or password may be mistyped, or the user is made for another host. docs/own-shop.md has the statement that makes one.`,
		],
	],
	[
		'ER_DBACCESS_DENIED_ERROR ER_TABLEACCESS_DENIED_ERROR ER_COLUMNACCESS_DENIED_ERROR',
		({ database }) => [
			'rights',
			`This user may not read all of the database ${database} (or there is none of that name); let an administrator run: GRANT SELECT ON \`${database}\`.* TO that user`,
		],
	],
	[
		'ER_BAD_DB_ERROR',
		({ place, database }) => [
			'missing',
			`There is no database ${database} at ${place}; DB_NAME in wp-config.php tells its name.`,
		],
	],
	[
		'ER_NO_SUCH_TABLE',
		({ prefix }) => [
			'missing',
			`A table of WooCommerce is not there under the prefix ${prefix}; $table_prefix in wp-config.php tells the prefix, give it with --prefix.`,
		],
	],
];
