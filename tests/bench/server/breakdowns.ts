import { createStoreServer, openDatabase } from '@store-analytics/store-server';
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
	const ask = async (body: object) => {
		const reply = await server.inject({
			method: 'POST',
			url: '/wp-json/store-analytics/v1/query',
			headers: { authorization: `Bearer ${token}` },
			payload: { range: year, ...body },
		});
		if (reply.statusCode !== 200) throw new Error(`${JSON.stringify(body)}: ${reply.body}`);
	};
	const times: BreakdownTimes[] = [];
	for (const { key } of dimensionMeanings) {
		if (only.length > 0 && !only.includes(key)) continue;
		const metrics = breakdownNumbersByGrain[grainOf([key]) ?? 'order']?.main ?? [];
		const question = { dimensions: [key], metrics };
		times.push({
			dimension: key,
			firstPage: await typical(() => ask({ ...question, limit: 25 })),
			byDay: await typical(() =>
				ask({ ...question, metrics: metrics.slice(0, 1), limit: 5, interval: 'day' }),
			),
		});
	}
	await server.close();
	await database.close();
	return times;
}
