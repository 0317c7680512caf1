import type { StoreDatabase } from '../../database/store-database';
import { openDatabase } from '../../store-file/open';
import { clientOf } from '../../testing/simulated-shop/answering-client';
import { SyncWork } from '../state/sync-work';
import { ListChanges } from './list-changes';
import { OrderSync } from './order-sync';
import { Steps } from './steps';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const SINCE = '2026-11-20T11:00:00';

/** The reviews of two pages; null stands on the first, which is full with it. */
const pages: Readonly<Record<string, readonly unknown[]>> = {
	1: [null, ...Array.from({ length: 99 }, (_, at) => reviewOf(200 - at))],
	2: [reviewOf(101)],
};

function reviewOf(id: number) {
	return { id, product_id: 7, rating: 5, status: 'approved', review: 'Good.' };
}

let database: StoreDatabase;
beforeAll(async () => {
	database = await openDatabase(':memory:');
});
afterAll(() => database.close());

describe('New reviews of a shop', () => {
	it('are read from the next page, too, if an entry of a full page is no document', async () => {
		const client = clientOf(({ pathname, searchParams }) =>
			pathname.endsWith('/products/reviews') ? pages[searchParams.get('page') ?? ''] : [],
		);
		const work = new SyncWork(database, client, () => NOON);
		const steps = new Steps();
		await new ListChanges(work).read(SINCE, steps);
		steps.end();
		const [row] = await database.all('SELECT count(*) AS count FROM reviews');
		expect(row).toEqual({ count: 100 });
	});
});

describe('A list whose cache ignores the page', () => {
	it('is given up when it brings nothing new, and the list is named', async () => {
		const full = Array.from({ length: 100 }, (_, at) => reviewOf(300 + at));
		let sent = 0;
		const client = clientOf(({ pathname }) => {
			if (!pathname.endsWith('/products/reviews')) return [];
			sent++;
			return sent < 5 ? full : [];
		});
		const steps = new Steps();
		await new ListChanges(new SyncWork(database, client, () => NOON)).read(SINCE, steps);
		expect(() => steps.end()).toThrow(
			/^https:\/\/shop\.example\/wc\/v3\/products\/reviews returns the same entries for every request\. A cache/,
		);
		expect(sent).toBe(2);
	});
});

describe('Changed entries of a shop', () => {
	it.each([-3, 0, 1.5, 1e300, 'x', null])('are set aside if their id is %p', async (id) => {
		const entry = { id, status: 'trash', name: 'Tea', date_modified_gmt: '2026-11-20T11:30:00' };
		const client = clientOf(({ searchParams }) =>
			['include', 'offset'].some((name) => Number(searchParams.get(name) ?? 0) !== 0)
				? []
				: [entry],
		);
		const work = new SyncWork(database, client, () => NOON);
		const orders = new OrderSync(work);
		await orders.changes(SINCE);
		await orders.compareIds();
		const steps = new Steps();
		await new ListChanges(work).read(SINCE, steps);
		const [row] = await database.all('SELECT count(*) AS count FROM products');
		expect(row).toEqual({ count: 0 });
		expect(work.refused.length).toBeGreaterThan(0);
	});
});
