import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { Random } from '../../sources/demo/random';
import { DyingDatabase, Killed, Life } from '../../testing/faults/dying-database';
import { lastOrders } from '../../testing/simulated-shop/recorded-shop';
import type { ExportFiles } from '../../testing/simulated-shop/shop-data';
import { SimulatedShop } from '../../testing/simulated-shop/simulated-shop';
import { importedStore, syncedCopies, syncOf } from '../../testing/simulated-shop/synced-shop';
import type { StoreCopies } from '../../testing/store-copies';
import { expectSameRows, storeRows } from '../../testing/store-rows';
import { casesOf } from '../../testing/thorough';

type Documents = Record<string, unknown>[];

const few = lastOrders(150);
const listOf = (name: keyof ExportFiles) => few[name] as Documents; // a list of the export

let shop: SimulatedShop;
/** The store when all of the shop is there. */
let copies: StoreCopies;
let database: StoreDatabase;
beforeAll(async () => {
	copies = await syncedCopies(few);
});
beforeEach(async () => {
	shop = new SimulatedShop(few);
	await shop.open();
});
afterEach(async () => {
	await shop.close();
	await database.close();
});
afterAll(() => copies.remove());

/** What an import has when the export holds these orders instead. */
async function importedRows(files: ExportFiles) {
	const other = await importedStore({ ...few, ...files });
	const rows = await storeRows(other);
	await other.close();
	return rows;
}

/** An order as it was changed just now. */
function changed(order: Record<string, unknown>, about: object): Record<string, unknown> {
	const now = new Date().toISOString().slice(0, 19);
	return { ...order, ...about, date_modified: now, date_modified_gmt: now };
}

const orders = () => shop.rest.collection('/wc/v3/orders');

describe('a shop that changes', () => {
	it('is followed: new, changed, refunded and trashed orders, products and coupons', async () => {
		database = await copies.open();
		const sync = await syncOf(shop, database);
		const [one = {}, two = {}, three = {}, four = {}, ...others] = listOf('orders.json');
		const refund = {
			id: 900_001,
			parent_id: three['id'],
			date_created: '2026-11-20T11:00:00',
			date_created_gmt: '2026-11-20T16:00:00',
			amount: '5.00',
			reason: 'Late',
			refunded_by: 1,
			line_items: [],
			meta_data: [],
		};
		const after = [
			changed(one, { status: 'cancelled', total: '1.00' }),
			changed(three, { refunds: [{ id: refund.id, reason: 'Late', total: '-5.00' }] }),
			changed({ ...four, id: 900_002 }, { billing: { email: 'new@example.com' }, customer_id: 0 }),
			four,
			...others,
		];
		shop.rest.collection('/wc/v3/refunds').put(refund);
		for (const order of after.slice(0, 3)) orders().put(order);
		orders().put(changed(two, {}), 'trash');
		const [product = {}, ...products] = listOf('products.json');
		const dearer = changed(product, { name: 'Dearer', price: '99' });
		shop.rest.collection('/wc/v3/products').put(dearer);
		const customer = {
			id: 900_003,
			user_id: 0,
			username: '',
			name: 'New Buyer',
			email: 'new@example.com',
			date_last_active: new Date().toISOString().slice(0, 19),
		};
		shop.rest.collection('/wc-analytics/reports/customers').put(customer);
		await sync.run();
		expectSameRows(
			await storeRows(database),
			await importedRows({
				'orders.json': after,
				'refunds.json': [...listOf('refunds.json'), refund],
				'products.json': [dearer, ...products],
				'analytics-customers.json': [...listOf('analytics-customers.json'), customer],
			}),
		);
	});

	it('keeps the products of lines whose products were deleted since, also if they have one name', async () => {
		database = await copies.open();
		const sync = await syncOf(shop, database);
		const linesOf = (order: Record<string, unknown>) => order['line_items'] as Documents; // of a document
		const sold = listOf('orders.json').filter((order) => linesOf(order).length === 1);
		const productOf = (order: Record<string, unknown>) => linesOf(order)[0]?.['product_id'];
		const [one = {}] = sold;
		const two = sold.find((order) => productOf(order) !== productOf(one)) ?? {};
		for (const order of [one, two]) {
			const gone = { product_id: 0, variation_id: 0, name: 'Mug', meta_data: [] };
			orders().put(
				changed(order, { line_items: linesOf(order).map((line) => ({ ...line, ...gone })) }),
			);
		}
		await sync.run();
		const rows = await database.all<{ id: number; product: number; name: string }>(
			`SELECT l.order_id AS id, l.product_id AS product, i.order_item_name AS name
				FROM wc_order_product_lookup l JOIN order_items i USING (order_item_id)
				WHERE l.order_id IN (${Number(one['id'])}, ${Number(two['id'])})`,
		);
		expect(new Map(rows.map(({ id, product, name }) => [id, [product, name]]))).toEqual(
			new Map([one, two].map((order) => [order['id'], [productOf(order), 'Mug']])),
		);
	});

	it('asks little when nothing has changed, and writes nothing', async () => {
		database = await copies.open();
		const sync = await syncOf(shop, database);
		const [before, rows] = [shop.requests.length, await storeRows(database)];
		await sync.run();
		expect(shop.requests.length - before).toBeLessThan(13);
		expectSameRows(await storeRows(database), rows);
	});

	it('loses what it has deleted for good when ids are compared, and gets what was missed', async () => {
		database = await copies.open();
		const sync = await syncOf(shop, database);
		const [one = {}, two = {}, ...others] = listOf('orders.json');
		const [product = {}, ...products] = listOf('products.json');
		const [review = {}, ...reviews] = listOf('reviews.json');
		orders().delete(Number(one['id']));
		orders().put({ ...two, date_modified_gmt: '2026-11-20T16:59:59', total: '7.00' });
		shop.rest.collection('/wc/v3/products').delete(Number(product['id']));
		shop.rest.collection('/wc/v3/products/reviews').delete(Number(review['id']));
		await sync.compare();
		expectSameRows(
			await storeRows(database),
			await importedRows({
				'orders.json': [
					{ ...two, date_modified_gmt: '2026-11-20T16:59:59', total: '7.00' },
					...others,
				],
				'products.json': products,
				'reviews.json': reviews,
			}),
		);
	});

	it('loses and doubles nothing while its pages shift', async () => {
		database = await openDatabase(':memory:');
		const random = new Random(7);
		const documents = new Map(listOf('orders.json').map((order) => [Number(order['id']), order]));
		let next = 900_000;
		shop.fault = ({ route, query }) => {
			if (route !== '/wc/v3/orders' || query.get('orderby') !== 'date') return undefined;
			// More go than come, so that what follows moves forward into pages that have been read.
			for (const gone of [...documents.keys()].filter(() => random.chance(0.05))) {
				documents.delete(gone);
				orders().delete(gone);
			}
			const [some = {}] = documents.values();
			const arrived = changed({ ...some, id: next++ }, { refunds: [] });
			const now = { date_created_gmt: arrived['date_modified_gmt'] };
			documents.set(next - 1, { ...arrived, ...now });
			orders().put({ ...arrived, ...now });
			return undefined;
		};
		const sync = await syncOf(shop, database);
		await sync.run();
		shop.fault = () => undefined;
		const ids = await database.all<{ id: number }>('SELECT id FROM orders');
		const here = new Set(ids.map(({ id }) => id));
		expect(here.size).toBe(ids.length);
		expect([...documents.keys()].filter((id) => !here.has(id))).toEqual([]);
		await sync.compare();
		expectSameRows(
			await storeRows(database),
			await importedRows({ 'orders.json': [...documents.values()] }),
		);
	});
});

const BEGIN_ANEW = "DELETE FROM sync_state WHERE key IN ('loaded', 'orders', 'lists')";

/** Times that it is killed. */
const KILLS = casesOf(8, 50);

describe('a sync that is killed', () => {
	it(`loses and doubles nothing, at any of ${KILLS} moments`, async () => {
		database = await openDatabase(':memory:');
		const random = new Random(15);
		let deaths = 0;
		for (let isThrough = false; !isThrough;) {
			const steps = deaths < KILLS ? 5 + Math.floor(random.next() * 150) : Infinity;
			const life = new DyingDatabase(database, new Life(steps));
			try {
				await (await syncOf(shop, life)).run();
				isThrough = deaths >= KILLS;
				// What came through before its time begins anew, with other orders first.
				if (!isThrough) await database.run(BEGIN_ANEW);
			} catch (error) {
				if (!(error instanceof Killed)) throw error;
				deaths++;
			}
		}
		expect(deaths).toBe(KILLS);
		expectSameRows(await storeRows(database), await importedRows({}));
	});
});
