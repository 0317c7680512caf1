import { ShopTime } from '../../base/time/shop-time';
import type { StoreDatabase } from '../../database/store-database';
import { openSmallExport } from '../../testing/asked-export';
import { ONE_COUPON, ordersOfOneCoupon, usesOf } from '../../testing/exports/one-coupon';
import { changeOrders } from './change-orders';
import { writeCoupons } from './write-catalog';
import { writeOrders } from './write-orders';

describe('A deleted coupon whose id only some orders know', () => {
	const [byId, byCode, bothWays] = ordersOfOneCoupon;

	/** Writes an order as the sync does. */
	async function take(database: StoreDatabase, document: typeof byId): Promise<void> {
		const order = { document, text: JSON.stringify(document) };
		const work = { database, touchedDays: new Set<string>() };
		await changeOrders(work, [document.id], false, (within, rules) =>
			writeOrders(within, [{ order, refunds: [] }], rules),
		);
	}

	it.each([
		['its code', byCode, [byId, bothWays]],
		['its id', byId, [byCode, bothWays]],
		['both', bothWays, [byCode, byId]],
	])('is one row if orders come one after the other, and the first names %s', async (...about) => {
		const [, first, others] = about;
		const shop = await openSmallExport({ 'orders.json': [first] });
		for (const order of others) await take(shop.database, order);
		expect(await usesOf(shop)).toEqual(ONE_COUPON);
		await shop.close();
	});

	it('is the coupon that the shop has now under its code, as after an import', async () => {
		const shop = await openSmallExport({ 'orders.json': [byCode] });
		const coupon = { id: 70, code: 'Gone', status: 'publish', amount: '5.00' };
		const entry = { document: coupon, text: JSON.stringify(coupon) };
		await writeCoupons(shop.database, [entry], new ShopTime('UTC'));
		await take(shop.database, byId);
		expect((await usesOf(shop)).rows).toEqual([
			[70, 'Gone', 3, 1],
			[77, 'gone (Deleted)', 2, 1],
		]);
		await shop.close();
	});
});
