import { casesOf, isThorough } from '../../../packages/store-server/src/testing/thorough';
import type { CountedShop } from '../support/counted-shop';
import { randomQueries } from '../../support/random-queries';
import { questions, type Question } from '../support/query-questions';
import { askStore, askWordPress, rounded, without } from '../support/query-in-wordpress';
import { layRandomShop, type LaidShop } from './laid-shop';

/** Ranges of the recorded shop, and those of random ones in their place. */
const RANGES: Readonly<Record<string, string>> = {
	'2026-10-01': '2025-10-01',
	'2026-10-31': '2025-12-31',
	'2026-09-01': '2026-01-01',
	'2026-09-30': '2026-03-31',
	'2025-12-01': '2025-09-01',
	'2026-11-20': '2026-06-30',
};

const asked = questions.map(
	(question) =>
		// As: the same with other dates.
		JSON.parse(JSON.stringify(question), (_key, value: unknown) =>
			typeof value === 'string' ? (RANGES[value] ?? value) : value,
		) as Question,
);

/** The shops; a thorough run has many. */
const seeds = Array.from({ length: casesOf(3, 40) }, (_, at) => at + 1);

/** Tests with random shops, in a WordPress that another file has started. */
export function describeRandomShops(shop: () => CountedShop): void {
	describe('A query of a random shop', () => {
		it.each(seeds)('has the same answers on both hosts, shop %d', async (seed) => {
			const laid = await layRandomShop(shop(), seed);
			try {
				const random = randomQueries(seed, casesOf(12, 100), ['2025-09-01', '2026-06-30']);
				await compareQueries(shop(), laid, [
					...shareOf(seed),
					...random.map((one) => ({ ...one })),
				]);
			} finally {
				await laid.close();
			}
		});
	});
}

/** A shop gets its share of the questions, so that few shops together get them all. */
const shareOf = (seed: number) => asked.filter((_, at) => isThorough || (at + seed) % 3 === 0);

async function compareQueries(
	shop: CountedShop,
	{ app, database }: LaidShop,
	questionsOfShop: readonly Question[],
): Promise<void> {
	const replies = askWordPress(shop, questionsOfShop, { database });
	for (const [index, question] of questionsOfShop.entries()) {
		const theirs = await askStore(app, question);
		const ours = without('data_as_of', replies[index]?.body);
		const common = Object.entries(theirs.body).filter(([name]) => name in ours);
		const text = JSON.stringify(question);
		expect([text, rounded(ours)]).toEqual([text, rounded(Object.fromEntries(common))]);
	}
}
