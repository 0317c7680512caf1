import { recountCustomers } from '../../day-sums/count-customers';
import { forgetDays, sumAllDays } from '../../day-sums/sum-days';
import type { StoreDatabase } from '../../database/store-database';
import type { Document, Entry } from '../../documents/files/documents';
import { DAYS_SUMMED, loadShopSettings, type ShopSettings } from '../../schema/shop-settings';
import { changeOrders } from '../../sync/write/change-orders';
import { deleteOrders, writeOrders } from '../../sync/write/write-orders';
import { deleteProducts, writeProducts, writeSmallLists } from '../../sync/write/write-catalog';
import { ShopTime } from '../../base/time/shop-time';
import { ShopBench, type OwnShop } from '../../testing/made-shop';
import type { RestDocument } from '../../testing/exports/rest-document';
import { casesOf } from '../../testing/thorough';
import {
	breakdownsOf,
	dateTypes,
	periods,
	questionsBy,
	replies,
	units,
} from '../../testing/fuzz/day-questions';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

/** Parts of the questions, which take turns. */
const PARTS = casesOf(3, 1);

/** Looks at shops that change. At each look a part of the questions is asked, at the next look and of the next shop another one. */
class Looks {
	private shops = 0;
	private looks = 0;

	nextShop(): void {
		this.shops++;
		this.looks = 0;
	}

	/** Asks twice, of the days and of the rows, and leaves the store as it was. */
	async expectSameBothWays(made: OwnShop): Promise<void> {
		const part = (this.shops + this.looks++) % PARTS;
		await expectSameBothWays(made, (at) => at % PARTS === part);
	}
}

async function expectSameBothWays(
	made: OwnShop,
	isAsked: (at: number) => boolean = () => true,
): Promise<void> {
	const { ask, database, pick } = made;
	const [period, interval] = [pick(periods), pick(units)];
	const questions = questionsBy(interval).filter((_, at) => isAsked(at));
	const settings = await loadShopSettings(database);
	expect(settings).toMatchObject({ daysAreSummed: true, customersAreCounted: true });
	expect(await wrongAboutReturns(database, settings)).toEqual([]);
	const all = async () => ({
		...(await replies(ask, period, questions)),
		...(await breakdownsOf(made, period, isAsked)),
	});
	const ofDays = await all();
	await forgetDays(database);
	const ofRows = await all();
	await database.run('INSERT INTO store_meta VALUES (?, ?)', [DAYS_SUMMED, 'yes']);
	expect(ofDays).toEqual(ofRows);
}

/** Orders that do not say what the other orders of their customer do: whether a new customer has come back. */
function wrongAboutReturns(database: StoreDatabase, { excludedStatuses }: ShopSettings) {
	const excluded = excludedStatuses.map((status) => `'wc-${status}'`).join(', ');
	return database.all(`SELECT s.order_id, s.came_back FROM wc_order_stats s WHERE s.parent_id = 0 AND s.came_back
		<> (s.returning_customer = 0 AND EXISTS (SELECT 1 FROM wc_order_stats e WHERE e.customer_id = s.customer_id
			AND e.parent_id = 0 AND e.returning_customer = 1 AND e.status NOT IN (${excluded})))`);
}

function entry(document: Document): Entry {
	return { document, text: JSON.stringify(document) };
}

/** Writes some orders as the sync does, and takes others away. */
async function change(
	database: StoreDatabase,
	{ written, gone, refunds }: Record<'written' | 'gone' | 'refunds', readonly RestDocument[]>,
): Promise<void> {
	const idOf = (document: RestDocument) => Number(document['id']);
	const bundles = written.map((order) => ({
		order: entry({ ...order, date_modified_gmt: '2027-01-01T00:00:00' }),
		refunds: refunds.filter((refund) => refund['parent_id'] === order['id']).map(entry),
	}));
	const work = { database, touchedDays: new Set<string>() };
	await changeOrders(work, [...written, ...gone].map(idOf), false, async (within, rules) => {
		const scope = await writeOrders(within, bundles, rules);
		scope.addAll(await deleteOrders(within, gone.map(idOf)));
		return scope;
	});
}

/** The same dates so many days later, by the shop's clock and UTC. */
function later(document: RestDocument, name: string, days: number): RestDocument {
	const shifted = (value: unknown) =>
		typeof value === 'string'
			? new Date(Date.parse(`${value}Z`) + days * 86_400_000).toISOString().slice(0, 19)
			: value;
	return {
		...document,
		[name]: shifted(document[name]),
		[`${name}_gmt`]: shifted(document[`${name}_gmt`]),
	};
}

function changed(order: RestDocument, at: number): RestDocument {
	switch (at % 5) {
		case 0:
			return { ...order, status: 'cancelled' };
		case 1:
			return { ...order, status: 'completed' };
		case 2:
			return later(order, 'date_created', 33);
		case 3:
			return later(later(order, 'date_paid', -9), 'date_completed', 70);
		default:
			return { ...order, date_paid: null, date_paid_gmt: null, status: 'pending' };
	}
}

async function setOption(database: StoreDatabase, name: string, value: unknown): Promise<void> {
	await database.run(
		`INSERT INTO options (name, value) VALUES (?, ?)
			ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
		[name, JSON.stringify(value)],
	);
}

const noLists = {
	...{ attributes: [], terms: [], taxRates: [], taxClasses: [], downloads: [] },
	zoneMethods: null,
};

describe('The day sums of any shop', () => {
	it('equal the sums of the imported orders', async () => {
		await bench.inOwnShops(4, async (made) => {
			await expectSameBothWays(made);
		});
	});

	it('stay correct when orders are added, change dates and statuses, lose refunds and are deleted', async () => {
		const looks = new Looks();
		await bench.inOwnShops(4, async (made) => {
			looks.nextShop();
			const orders = made.files['orders.json'];
			const refunds = made.files['refunds.json'];
			const part = made.pick([2, 3, 5]);
			const some = orders.filter((_, at) => at % part === 0);
			await change(made.database, { written: [], gone: some, refunds });
			await looks.expectSameBothWays(made);
			await change(made.database, { written: some, gone: [], refunds });
			await looks.expectSameBothWays(made);
			const others = orders.filter((_, at) => at % part === 1).map(changed);
			await change(made.database, {
				written: others,
				gone: some.slice(0, 2),
				refunds: refunds.filter((_, at) => at % 2 === 0),
			});
			await looks.expectSameBothWays(made);
		});
	});

	it('stay correct when orders change customers, and products and categories move', async () => {
		const looks = new Looks();
		await bench.inOwnShops(3, async (made) => {
			looks.nextShop();
			const { database, files, pick } = made;
			const part = pick([2, 3]);
			const orders = files['orders.json'].filter((_, at) => at % part === 0);
			const refunds = files['refunds.json'];
			// One e-mail for guests of several: they are one customer then, and those who had it before are others.
			const email = String(Object(files['orders.json'][0]?.['billing'])['email'] ?? '');
			const theirs = orders.map((order) => ({
				...order,
				customer_id: 0,
				billing: { ...Object(order['billing']), email: email || 'one@example.com' },
			}));
			await change(database, { written: theirs, gone: [], refunds });
			await looks.expectSameBothWays(made);
			const products = files['products.json'];
			const categories = files['categories.json'].map(({ id }) => ({ id }));
			const moved = products.filter((_, at) => at % part === 0);
			await database.transaction(async (within) => {
				const written = moved.map((product) =>
					entry({
						...product,
						categories: [pick(categories)],
						tags: pick([
							[],
							[{ id: 71, name: 'New' }],
							[
								{ id: 71, name: 'New' },
								{ id: 72, name: 'Old' },
							],
						]),
					}),
				);
				const own = files['variations.json'].filter(({ parent_id }) =>
					moved.some(({ id }) => id === parent_id),
				);
				await writeProducts(within, written, own.map(entry), new ShopTime('UTC'));
				const gone = products.filter((_, at) => at % part === 1).slice(0, 2);
				await deleteProducts(
					within,
					gone.map(({ id }) => Number(id)),
				);
			});
			await looks.expectSameBothWays(made);
			// All categories are below the first one from now on.
			const [top, ...below] = files['categories.json'];
			const tree = [top, ...below.map((one) => ({ ...one, parent: top?.['id'] }))];
			await database.transaction((within) =>
				writeSmallLists(within, {
					...noLists,
					categories: tree.flatMap((one) => (one ? [entry({ ...one })] : [])),
				}),
			);
			await looks.expectSameBothWays(made);
		});
	});

	it('count new customers once if the shop calls them new in several orders', async () => {
		const looks = new Looks();
		await bench.inOwnShops(2, async (made) => {
			looks.nextShop();
			const { database } = made;
			await database.run('UPDATE wc_order_stats SET returning_customer = 0 WHERE order_id % 3 > 0');
			await sumAllDays(database);
			const repeated = await database.all('SELECT customer_id FROM repeated_newcomers');
			const { newcomers } = await loadShopSettings(database);
			expect(newcomers).toBe(repeated.length > 0 ? 'listed' : 'once');
			await looks.expectSameBothWays(made);
		});
	});

	it('stay correct when the shop changes statuses, date type, zone or week start', async () => {
		const looks = new Looks();
		await bench.inOwnShops(3, async (made) => {
			looks.nextShop();
			const { database, pick } = made;
			await setOption(database, 'woocommerce_excluded_report_order_statuses', ['completed']);
			await setOption(database, 'woocommerce_date_type', pick(dateTypes));
			await setOption(database, 'timezone_string', pick(['Asia/Kolkata', 'America/New_York']));
			await setOption(database, 'start_of_week', pick([0, 1, 6]));
			await recountCustomers(database);
			await looks.expectSameBothWays(made);
			await database.run("UPDATE store_meta SET value = '10.9.1' WHERE key LIKE 'wc_%version'");
			await looks.expectSameBothWays(made);
		});
	});
});
