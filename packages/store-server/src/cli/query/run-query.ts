import path from 'node:path';
import type { QueryResponse } from '@store-analytics/rest-api/contract';
import { UsageError } from '../../base/errors';
import { askFor, RefusedError, type Ask } from '../../mcp/ask';
import { freshnessOf } from '../../mcp/tool';
import { lastOpened } from '../../stores/kept-stores';
import { askStore, type AskedStore } from '../ask-store';
import type { StartEnvironment } from '../environment';
import { sentenceFor } from '../terminal/sentence-for';
import { queryHelp } from './help';
import { printRows, type PrintedRow } from './print-rows';
import { bodyOf, daysIn, limitOf, readWords, type CommandWords } from './read-words';
import { loadReport } from './report';

type Environment = Pick<StartEnvironment, 'root' | 'folder' | 'out' | 'err'> & {
	/** The current moment; a fixed one in tests. */
	readonly now?: () => Date;
};

/** Runs `npm run query -- words`. Resolves to the exit code: 1 if the shop cannot answer, 2 for words that it does not know. */
export async function runQuery(
	words: readonly string[],
	environment: Environment,
): Promise<number> {
	const { out, err } = environment;
	let store: AskedStore | undefined;
	try {
		const asked = readWords(words);
		if (asked.help) {
			out.write(queryHelp());
			return 0;
		}
		store = askStore(await fileOf(asked, environment), environment.now);
		out.write(printRows(await rowsFor(asked, store.ask), asked.format));
		return 0;
	} catch (error) {
		const isRefused = error instanceof RefusedError;
		err.write(`${isRefused ? error.message : sentenceFor(error, 'The shop cannot answer')}\n`);
		return error instanceof UsageError ? 2 : 1;
	} finally {
		await store?.close();
	}
}

async function fileOf({ db }: CommandWords, { root, folder }: Environment): Promise<string> {
	const file = db === undefined ? await lastOpened(root) : path.resolve(folder, db);
	if (file === null) throw new UsageError('No store was open here yet; name one with --db.');
	return file;
}

async function rowsFor(words: CommandWords, ask: Ask): Promise<PrintedRow[]> {
	const fresh = await freshnessOf(ask);
	const clock = { today: fresh.today, weekStart: fresh.week_start };
	if (words.command === 'status') {
		const { covers, ...about } = fresh;
		const all = { ...about, since: covers.since, until: covers.until };
		return Object.entries(all).map(([name, value]) => ({ name, value }));
	}
	if (words.command === 'report') {
		const limit = limitOf(words.values['limit'] ?? '100');
		return loadReport(ask, words.name, daysIn(words, clock).range, limit);
	}
	const body = bodyOf(words, clock);
	return rowsOf(await askFor<QueryResponse>(ask, '/store-analytics/v1/query', body));
}

/** Intervals if there are some, else the rows, else the totals. */
function rowsOf(reply: QueryResponse): PrintedRow[] {
	const { rows, intervals, totals, compared_totals: compared } = reply;
	if (intervals) {
		return intervals.map(({ interval, totals: numbers }) => ({ interval, ...numbers }));
	}
	const keys = reply.dimensions.map(({ key }) => key);
	if (keys.length === 0) return [{ ...totals, ...comparedNumbers(compared) }];
	return rows.map((row) => ({
		...Object.fromEntries(keys.map((key) => [key, valueOf(row, key)])),
		...Object.fromEntries(Object.keys(totals).map((name) => [name, Number(row[name] ?? 0)])),
		...comparedNumbers(row.compared),
	}));
}

function valueOf(row: QueryResponse['rows'][number], key: string): string | null {
	const value = row[key];
	return value === null || value === undefined ? null : (row.label[key] ?? String(value));
}

function comparedNumbers(numbers: Readonly<Record<string, number>> = {}) {
	return Object.fromEntries(
		Object.entries(numbers).map(([name, value]) => [`compared_${name}`, value]),
	);
}
