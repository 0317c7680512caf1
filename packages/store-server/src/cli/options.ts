import path from 'node:path';
import { parseArgs } from 'node:util';
import { isLoopback } from '../server/auth/host-check';
import { readEngineAddress, type EngineAddress } from '../clickhouse/engine-address';
import { CREDENTIAL_NAMES } from '../sources/connection/credentials';
import { readShopAddress } from '../sources/connection/shop-address';
import { readDatabaseAddress, type TypedAddress } from '../sources/tables/database-address';
import type { LogLevel } from '../server/operations/logger';
import { DEFAULT_DEMO_ORDERS, DEFAULT_PORT, SHORTEST_TOKEN, TOKEN_NAME } from './help';
import { demoFile, keptFile, shopFile, storeFolder } from '../stores/kept-stores';
import { localeOf, logLevelOf, timeZoneOf, wholeNumber } from './option-values';
import { UsageError } from '../base/errors';

/** The options, with a known store. */
export interface StoreOptions extends StartOptions {
	readonly file: string;
}

/** The options of `npm start`. */
export interface StartOptions {
	readonly help: boolean;
	/** Serve agents over standard input and output, instead of pages. */
	readonly mcp: boolean;
	/** Agents may read names of customers. */
	readonly personalData: boolean;
	readonly port: number;
	readonly host: string;
	/** File of the store; null if the arguments name none. */
	readonly file: string | null;
	/** Ask in the browser which shop to open, even if there is a store. */
	readonly choose: boolean;
	/** Stores, and folders of them, to open together; empty for one store. */
	readonly shops: readonly string[];
	/** Folder, .zip or .csv to import. */
	readonly importFrom: string | null;
	/** Address of the shop to connect, as typed. */
	readonly connect: string | null;
	/** Shows the address and secret for the shop's webhooks. */
	readonly showsWebhook: boolean;
	/** Shows the settings with which the shop's own WordPress uses this store. */
	readonly showsShopToken: boolean;
	/** Database of the shop to follow. */
	readonly database: TypedAddress | null;
	/** Servers of the engine for reports, instead of the file; empty for the file. */
	readonly engine: readonly EngineAddress[];
	/** The shop's time zone, if it does not tell. */
	readonly timeZone: string | null;
	/** Access token for scripts; null to generate one. */
	readonly token: string | null;
	/** The token came from the environment, so nobody reads the terminal: secrets are not printed. */
	readonly isService: boolean;
	/** A proxy is in front of it, and forwards the original address. */
	readonly isBehindProxy: boolean;
	/** The log level. */
	readonly log: LogLevel;
	/** Text of --now, in the shop's zone. */
	readonly now: string | null;
	/** WordPress locale of the pages; null for the shop's own. */
	readonly language: string | null;
	readonly demoOrders: number;
	/** Scripts that the app's page loads, in order. */
	readonly extensions: readonly string[];
}

const MOST_DEMO_ORDERS = 5_000_000;

/**
 * Parses the arguments of `npm start --`. Typed paths are relative to `folder`, the default file to `root`. Throws a
 * UsageError with one sentence.
 */
export function readOptions(
	words: readonly string[],
	root: string,
	folder: string = root,
	variables: NodeJS.ProcessEnv = {},
): StartOptions {
	const values = parse(words);
	const host = values.host ?? '127.0.0.1';
	const keptToken = values.token === undefined ? variables[TOKEN_NAME]?.trim() || null : null;
	const token = values.token ?? keptToken;
	checkAccess(host, token);
	const connect = values.connect === undefined ? null : readShopAddress(values.connect);
	checkWays(values);
	const fromEnvironment =
		waysOf(values).length === 0 ? variables[CREDENTIAL_NAMES.database] : undefined;
	const database = databaseOf(values.database ?? fromEnvironment, values.prefix);
	const importFrom = values.import === undefined ? null : path.resolve(folder, values.import);
	return {
		help: values.help ?? false,
		mcp: values.mcp ?? false,
		personalData: values['personal-data'] ?? false,
		port: wholeNumber('--port', values.port, DEFAULT_PORT, 0, 65_535),
		host,
		file:
			values.db === undefined
				? defaultFile(root, values, { importFrom, connect, database })
				: path.resolve(folder, values.db),
		choose: values.choose ?? false,
		shops: (values.shops ?? []).map((named) => path.resolve(folder, named)),
		importFrom,
		connect,
		showsWebhook: values['webhook-secret'] ?? false,
		showsShopToken: values['shop-token'] ?? false,
		database,
		engine: (values.engine ?? []).map((typed) => readEngineAddress(typed, variables)),
		timeZone: timeZoneOf(values['time-zone']),
		token,
		isService: keptToken !== null,
		isBehindProxy: values['behind-proxy'] ?? false,
		log: logLevelOf(values.log ?? variables['STORE_ANALYTICS_LOG']),
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
				shops: { type: 'string', multiple: true },
				import: { type: 'string' },
				connect: { type: 'string' },
				'webhook-secret': { type: 'boolean' },
				'shop-token': { type: 'boolean' },
				database: { type: 'string' },
				prefix: { type: 'string' },
				engine: { type: 'string', multiple: true },
				'time-zone': { type: 'string' },
				token: { type: 'string' },
				'behind-proxy': { type: 'boolean' },
				log: { type: 'string' },
				now: { type: 'string' },
				language: { type: 'string' },
				demo: { type: 'boolean' },
				'demo-orders': { type: 'string' },
				choose: { type: 'boolean' },
				extension: { type: 'string', multiple: true },
				mcp: { type: 'boolean' },
				'personal-data': { type: 'boolean' },
				'no-build': { type: 'boolean' },
				help: { type: 'boolean', short: 'h' },
			},
		});
		return values;
	} catch (error) {
		throw new UsageError(mistakeIn(error));
	}
}

/** Converts parseArgs's errors to our own sentences. */
function mistakeIn(error: unknown): string {
	const message = String(error);
	const [, name = ''] = /'(-[^\s'=,]*|[^']*)/.exec(message) ?? [];
	if (/unknown option/i.test(message)) return `${name} is not a flag of npm start; see --help.`;
	if (/argument missing|ambiguous/i.test(message)) return `${name} needs a value; see --help.`;
	if (/does not take an argument/i.test(message)) return `${name} takes no value; see --help.`;
	return `"${name}" is not understood; see --help.`;
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
			`--host ${host} lets other machines in; give --token (or ${TOKEN_NAME}) with it, so that not everybody may read the shop.`,
		);
	}
}

type Values = ReturnType<typeof parse>;

function waysOf(values: Values) {
	return (['connect', 'database', 'import', 'demo', 'choose', 'shops'] as const).filter(
		(way) => values[way],
	);
}

function checkWays(values: Values): void {
	const isWithoutFile = values.choose || values.shops;
	const ways = waysOf(values);
	const [one, other] = isWithoutFile && values.db !== undefined ? [...ways, 'db'] : ways;
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

/** Null if the arguments name no store. */
function defaultFile(
	root: string,
	values: Values,
	{ importFrom, connect, database }: Pick<StartOptions, 'importFrom' | 'connect' | 'database'>,
): string | null {
	if (database !== null) {
		return keptFile(storeFolder(root), `${database.address.host}-${database.address.database}`);
	}
	if (connect !== null) return shopFile(storeFolder(root), connect);
	if (importFrom !== null) return keptFile(storeFolder(root), nameOf(importFrom) || 'import');
	const isDemo = values.demo || values['demo-orders'] !== undefined;
	return isDemo && !values.choose ? demoFile(storeFolder(root)) : null;
}

/** The folder's name; for a folder called `export`, the name of its parent. */
function nameOf(importFrom: string): string {
	const base = path.basename(importFrom).replace(/\.(zip|csv)$/i, '');
	return base === 'export' ? `${path.basename(path.dirname(importFrom))}-export` : base;
}
