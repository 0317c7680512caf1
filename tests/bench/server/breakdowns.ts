import { createStoreServer, openDatabase, type StoreServer } from '@store-analytics/store-server';
import { dimensionMeanings, grainOf } from '@store-analytics/rest-api/dimensions';
import { breakdownNumbersByGrain } from '../../../src/reports/catalog/dimensions/numbers-by-grain';
import { typical } from '../measure';
import { NOW, readingAnew } from './server';

/** Milliseconds of what the screen of one breakdown asks for a year. */
export interface BreakdownTimes {
	readonly dimension: string;
	/** The first page of the table. */
	readonly firstPage: number;
	/** The five greatest rows by day. */
	readonly byDay: number;
}

const year = { after: '2025-11-21', before: '2026-11-20' };

/** What the screen of one breakdown asks for a year. */
interface BreakdownQuestions {
	readonly dimension: string;
	readonly firstPage: object;
	readonly byDay: object;
}

/** The questions of each breakdown; `only` names some dimensions. */
export function breakdownQuestions(only: readonly string[] = []): BreakdownQuestions[] {
	return dimensionMeanings
		.filter(({ key }) => only.length === 0 || only.includes(key))
		.map(({ key }) => {
			const metrics = breakdownNumbersByGrain[grainOf([key]) ?? 'order']?.main ?? [];
			const question = { range: year, dimensions: [key], metrics };
			return {
				dimension: key,
				firstPage: { ...question, limit: 25 },
				byDay: { ...question, metrics: metrics.slice(0, 1), limit: 5, interval: 'day' },
			};
		});
}

/** Asks the server of a store. */
export async function askQuery(
	server: StoreServer,
	question: object,
	headers: Readonly<Record<string, string>>,
): Promise<void> {
	const reply = await server.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/v1/query',
		headers,
		payload: question,
	});
	if (reply.statusCode !== 200) throw new Error(`${JSON.stringify(question)}: ${reply.body}`);
}

/** Asks the store of a file for each breakdown; `only` names some dimensions. */
export async function askBreakdowns(
	file: string,
	only: readonly string[] = [],
): Promise<BreakdownTimes[]> {
	const database = await openDatabase(file);
	const token = 'bench';
	const server = await createStoreServer({
		context: { database: readingAnew(database), now: () => NOW },
		token,
	});
	const headers = { authorization: `Bearer ${token}` };
	const times: BreakdownTimes[] = [];
	for (const { dimension, firstPage, byDay } of breakdownQuestions(only)) {
		times.push({
			dimension,
			firstPage: await typical(() => askQuery(server, firstPage, headers)),
			byDay: await typical(() => askQuery(server, byDay, headers)),
		});
	}
	await server.close();
	await database.close();
	return times;
}
