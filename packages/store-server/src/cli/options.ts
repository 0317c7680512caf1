import path from 'node:path';
import { parseArgs } from 'node:util';
import { isLoopback } from '../auth/host-check';
import { CREDENTIAL_NAMES } from '../connection/credentials';
import { readShopAddress } from '../connection/shop-address';
import { readDatabaseAddress, type TypedAddress } from '../shop-database/database-address';
import { isTimeZone } from '../time/shop-time';
import { demoFile, keptFile, shopFile } from './kept-stores';

/** Wrong words on the command line; the message is one sentence for the person who typed them. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}

/** What was asked for, with a store that is known. */
export interface StoreOptions extends StartOptions {
	readonly file: string;
}

/** What `npm start` was asked for. */
export interface StartOptions {
	readonly help: boolean;
	readonly port: number;
	readonly host: string;
	/** File of the store; null when the words name none. */
	readonly file: string | null;
	/** Ask in the browser which shop to look at, also when one is kept. */
	readonly choose: boolean;
	/** Folder or .zip to import. */
	readonly importFrom: string | null;
	/** Address of the shop to follow, as it was typed. */
	readonly connect: string | null;
	/** Shows where the shop's webhooks are to go, and their secret. */
	readonly showsWebhook: boolean;
	/** Database of the shop to follow. */
	readonly database: TypedAddress | null;
	/** The shop's time zone, where it does not tell. */
	readonly timeZone: string | null;
	/** Access token for scripts; null to make one up. */
	readonly token: string | null;
	/** Text of --now, read with the shop's zone. */
	readonly now: string | null;
	/** WordPress locale of the pages; null for the shop's own. */
	readonly language: string | null;
	readonly demoOrders: number;
	/** Scripts that the app's page loads, in their order. */
	readonly extensions: readonly string[];
}

const DEFAULT_PORT = 8765;
const DEFAULT_DEMO_ORDERS = 10_000;
const MOST_DEMO_ORDERS = 5_000_000;
const SHORTEST_TOKEN = 16;

/** Shown by --help. */
export const help = `Store Analytics: a shop's analytics on its own small server.

  npm start                       the shop that was open last, on http://127.0.0.1:${DEFAULT_PORT};
                                  the first time its page asks: a demo, your shop, or an export
  npm start -- --choose           asks again
  npm start -- --demo             a demo shop
  npm start -- --import FOLDER    your shop's REST export (a folder or a .zip of it)
  npm start -- --connect URL      your shop itself, kept in step with it (docs/own-shop.md)
  npm start -- --database URL     the same out of your shop's database, for large shops

  --port N          port to listen on (${DEFAULT_PORT}; 0 takes a free one)
  --host H          address to listen on (127.0.0.1); another than loopback needs --token
  --db FILE         file of the store (.store/demo.duckdb with --demo, .store/<folder>.duckdb with --import, .store/<shop>.duckdb with --connect,
                    .store/<host>-<database>.duckdb with --database); one that is not there is made, as a demo if nothing else is said
  --import DIR      make the store from this export; a store that exists already is opened as it is
  --connect URL     follow the shop at this address; asks for its key, or takes it from the environment:
                    ${CREDENTIAL_NAMES.key} and ${CREDENTIAL_NAMES.secret} (consumer key), or
                    ${CREDENTIAL_NAMES.user} and ${CREDENTIAL_NAMES.password} (application password)
  --webhook-secret  show where the shop's webhooks are to go, and what they are signed with (docs/own-shop.md)
  --database URL    follow the shop whose tables are in mysql://user@host:3306/name, and change nothing there; asks for the
                    password, or takes it from ${CREDENTIAL_NAMES.databasePassword}; ${CREDENTIAL_NAMES.database} may hold it all
  --prefix P        what the names of the shop's tables begin with (wp_)
  --time-zone Z     the shop's time zone, as Europe/Berlin or +05:30, where the shop does not tell it
  --token T         access token for scripts and for logging in; at least ${SHORTEST_TOKEN} signs, best random ones;
                    another than the last time logs everybody out
  --now ISO         let the clock stand at this moment; without a zone it is the shop's time
  --language L      language of the pages as WordPress names it: de_DE, es_ES, fr_FR, ja, ar (the shop's own)
  --demo            open the demo shop, and make it when it is not there
  --demo-orders N   the same, with that many orders when it is made (${DEFAULT_DEMO_ORDERS})
  --choose          let the page ask which shop to look at
  --extension FILE  load this script into the app's page (docs/extending); may be given again
  --no-build        do not build the app, even when it is older than its sources
  --help            this text
`;

/**
 * Reads the words behind `npm start --`. Paths that were typed count from `folder`, the file that was not from `root`.
 * Throws a UsageError with one sentence.
 */
export function readOptions(
	words: readonly string[],
	root: string,
	folder: string = root,
	variables: NodeJS.ProcessEnv = {},
): StartOptions {
	const values = parse(words);
	const host = values.host ?? '127.0.0.1';
	const token = values.token ?? null;
	checkAccess(host, token);
	const connect = values.connect === undefined ? null : readShopAddress(values.connect);
	checkWays(values);
	const fromEnvironment =
		waysOf(values).length === 0 ? variables[CREDENTIAL_NAMES.database] : undefined;
	const database = databaseOf(values.database ?? fromEnvironment, values.prefix);
	const importFrom = values.import === undefined ? null : path.resolve(folder, values.import);
	return {
		help: values.help ?? false,
		port: wholeNumber('--port', values.port, DEFAULT_PORT, 0, 65_535),
		host,
		file:
			values.db === undefined
				? defaultFile(root, values, { importFrom, connect, database })
				: path.resolve(folder, values.db),
		choose: values.choose ?? false,
		importFrom,
		connect,
		showsWebhook: values['webhook-secret'] ?? false,
		database,
		timeZone: timeZoneOf(values['time-zone']),
		token,
		now: values.now ?? null,
		language: localeOf(values.language),
		demoOrders: wholeNumber(
			'--demo-orders',
			values['demo-orders'],
			DEFAULT_DEMO_ORDERS,
			1,
			MOST_DEMO_ORDERS,
		),
		extensions: (values.extension ?? []).map((file) => path.resolve(folder, file)),
	};
}

function parse(words: readonly string[]) {
	try {
		const { values } = parseArgs({
			args: [...words],
			strict: true,
			options: {
				port: { type: 'string' },
				host: { type: 'string' },
				db: { type: 'string' },
				import: { type: 'string' },
				connect: { type: 'string' },
				'webhook-secret': { type: 'boolean' },
				database: { type: 'string' },
				prefix: { type: 'string' },
				'time-zone': { type: 'string' },
				token: { type: 'string' },
				now: { type: 'string' },
				language: { type: 'string' },
				demo: { type: 'boolean' },
				'demo-orders': { type: 'string' },
				choose: { type: 'boolean' },
				extension: { type: 'string', multiple: true },
				'no-build': { type: 'boolean' },
				help: { type: 'boolean', short: 'h' },
			},
		});
		return values;
	} catch (error) {
		throw new UsageError(sentenceFor(error));
	}
}

function sentenceFor(error: unknown): string {
	const message = String(error);
	const [, name = ''] = /'(-[^\s'=,]*|[^']*)/.exec(message) ?? [];
	if (/unknown option/i.test(message)) return `${name} is not a flag of npm start; see --help.`;
	if (/argument missing|ambiguous/i.test(message)) return `${name} needs a value; see --help.`;
	if (/does not take an argument/i.test(message)) return `${name} takes no value; see --help.`;
	return `"${name}" is not understood; see --help.`;
}

function wholeNumber(
	flag: string,
	text: string | undefined,
	fallback: number,
	low: number,
	high: number,
): number {
	if (text === undefined) return fallback;
	const value = Number(text);
	if (!/^\d+$/.test(text) || value < low || value > high) {
		throw new UsageError(`${flag} takes a whole number from ${low} to ${high}, not "${text}".`);
	}
	return value;
}

function localeOf(text: string | undefined): string | null {
	if (text === undefined) return null;
	if (!/^[a-z]{2,3}(_[A-Za-z0-9]+)*$/.test(text)) {
		throw new UsageError(`--language takes a language as de_DE or ar, not "${text}".`);
	}
	return text;
}

function checkAccess(host: string, token: string | null): void {
	if (token !== null && !/^[\x21-\x7e]+$/.test(token)) {
		throw new UsageError('--token takes letters, digits and signs without spaces.');
	}
	if (token !== null && token.length < SHORTEST_TOKEN) {
		throw new UsageError(
			`--token takes at least ${SHORTEST_TOKEN} signs, so that nobody guesses it; without --token one is made up.`,
		);
	}
	if (!isLoopback(host) && token === null) {
		throw new UsageError(
			`--host ${host} lets other machines in; give --token with it, so that not everybody may read the shop.`,
		);
	}
}

function timeZoneOf(text: string | undefined): string | null {
	if (text === undefined) return null;
	if (!isTimeZone(text)) {
		throw new UsageError(`--time-zone takes a zone as Europe/Berlin or +05:30, not "${text}".`);
	}
	return text;
}

type Values = ReturnType<typeof parse>;

function waysOf(values: Values) {
	return (['connect', 'database', 'import', 'demo', 'choose'] as const).filter(
		(way) => values[way],
	);
}

function checkWays(values: Values): void {
	const [one, other] = values.choose && values.db !== undefined ? ['choose', 'db'] : waysOf(values);
	if (one === undefined || other === undefined) return;
	throw new UsageError(`--${one} and --${other} are two ways to a store; give one of them.`);
}

function databaseOf(typed: string | undefined, prefix: string | undefined): TypedAddress | null {
	if (typed !== undefined && typed !== '') return readDatabaseAddress(typed, prefix ?? null);
	if (prefix !== undefined) {
		throw new UsageError('--prefix says how tables are named; give --database with it.');
	}
	return null;
}

/** Null for words that name no store. */
function defaultFile(
	root: string,
	values: Values,
	{ importFrom, connect, database }: Pick<StartOptions, 'importFrom' | 'connect' | 'database'>,
): string | null {
	if (database !== null) {
		return keptFile(root, `${database.address.host}-${database.address.database}`);
	}
	if (connect !== null) return shopFile(root, connect);
	if (importFrom !== null) return keptFile(root, nameOf(importFrom) || 'import');
	const isDemo = values.demo || values['demo-orders'] !== undefined;
	return isDemo && !values.choose ? demoFile(root) : null;
}

/** The folder's name; a folder called `export` says less than the one around it. */
function nameOf(importFrom: string): string {
	const base = path.basename(importFrom).replace(/\.zip$/i, '');
	return base === 'export' ? `${path.basename(path.dirname(importFrom))}-export` : base;
}
