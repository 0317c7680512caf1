import type { StoreDatabase } from '../../database/store-database';
import { credentialsOf } from '../../sources/connection/credentials';
import { ShopClient } from '../../sources/rest/shop-client';
import { openDatabase } from '../../store-file/open';
import { SyncWork } from '../state/sync-work';
import { ListChanges } from './list-changes';
import { Steps } from './steps';

const connected = { shop: 'https://shop.example', credentials: credentialsOf('ck_1', 'cs_1') };
const NOON = Date.parse('2026-11-20T12:00:00Z');

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
		const client = new ShopClient(connected, {
			permalinks: 'pretty',
			now: () => NOON,
			fetch: (url) => {
				const isOfReviews = url.pathname.endsWith('/products/reviews');
				const page = isOfReviews ? pages[url.searchParams.get('page') ?? ''] : [];
				const body = (async function* () {
					yield Buffer.from(JSON.stringify(page ?? []));
				})();
				return Promise.resolve({ status: 200, headers: new Headers(), body });
			},
		});
		const work = new SyncWork(database, client, () => NOON);
		const steps = new Steps();
		await new ListChanges(work).read('2026-11-20T11:00:00', steps);
		steps.end();
		const [row] = await database.all('SELECT count(*) AS count FROM reviews');
		expect(row).toEqual({ count: 100 });
	});
});
