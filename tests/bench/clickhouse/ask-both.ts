/**
 * Requests each report and each breakdown from a store and from its copy in ClickHouse, in turn. Runs in its own process: `tsx ask-both.ts
 * FILE MOVED ADDRESS`. Prints JSON.
 */
import {
	createStoreServer,
	openDatabase,
	openWithEngine,
	readEngineAddress,
	type StoreDatabase,
	type StoreServer,
} from '@store-analytics/store-server';
import { median, mostMemory } from '../measure';
import { askQuery, breakdownQuestions } from '../server/breakdowns';
import { askFor, NOW, readingAnew, requests } from '../server/server';

/** Milliseconds of a request: the median of seven runs, alternating between the file and ClickHouse. */
interface BothTimes {
	readonly name: string;
	readonly file: number;
	readonly engine: number;
}

/** Measurements of the reports, and of breakdowns: their first page and five rows by day. */
export interface AskedNumbers {
	readonly reports: readonly BothTimes[];
	/** Peak memory of the store server that answered both. */
	readonly megabytes: number;
}

const RUNS = 7;

const [file = '', moved = '', address = ''] = process.argv.slice(2);
const token = 'bench';
const headers = { authorization: `Bearer ${token}` };
const databases = [
	await openDatabase(file),
	await openWithEngine(moved, [readEngineAddress(address)]),
] as const;
const serverOf = (database: StoreDatabase) =>
	createStoreServer({ context: { database: readingAnew(database), now: () => NOW }, token });
const servers = [await serverOf(databases[0]), await serverOf(databases[1])] as const;
const asked: readonly (readonly [name: string, ask: (server: StoreServer) => Promise<void>])[] = [
	...Object.entries(requests).map(
		([name, url]) => [name, (server: StoreServer) => askFor(server, url, headers)] as const,
	),
	...breakdownQuestions().flatMap(({ dimension, firstPage, byDay }) => [
		[`by ${dimension}`, (server: StoreServer) => askQuery(server, firstPage, headers)] as const,
		[`by ${dimension} and day`, (server: StoreServer) => askQuery(server, byDay, headers)] as const,
	]),
];
// A server that has just started runs code that is not compiled yet: the first questions would seem slow.
for (const [, ask] of asked) for (const server of servers) await ask(server);
const reports: BothTimes[] = [];
for (const [name, ask] of asked) {
	const times: readonly [number[], number[]] = [[], []];
	// The first run is a warm-up.
	for (let run = 0; run <= RUNS; run++) {
		for (const which of [0, 1] as const) {
			const begin = performance.now();
			await ask(servers[which]);
			if (run > 0) times[which].push(performance.now() - begin);
		}
	}
	reports.push({ name, file: median(times[0]), engine: median(times[1]) });
}
console.log(JSON.stringify({ reports, megabytes: mostMemory() } satisfies AskedNumbers));
for (const server of servers) await server.close();
for (const database of databases) await database.close();
