import { openDatabase } from '../../store-file/open';
import { openShop } from '../shop';
import { lineRows } from './lines';
import { orderDays } from './orders';
import { DAYS_SUMMED } from '../../schema/shop-settings';

const wall = (text: string) => Date.parse(`${text}Z`);
const october = { after: wall('2026-10-01T00:00:00'), before: wall('2026-10-31T23:59:59') };

/** A shop without orders, with or without day sums. */
async function shopWhoseDaysAre(summed: boolean) {
	const database = await openDatabase(':memory:');
	if (summed) await database.run('INSERT INTO store_meta VALUES (?, ?)', [DAYS_SUMMED, 'yes']);
	const shop = await openShop({ database });
	await database.close();
	return shop;
}

describe('The day sums', () => {
	it('are used for whole days without filters', async () => {
		const shop = await shopWhoseDaysAre(true);
		expect(orderDays(shop, october, {})).toEqual({
			order: expect.objectContaining({ text: expect.stringContaining('FROM order_days') }),
			line: expect.objectContaining({ text: expect.stringContaining('FROM line_days') }),
			'coupon line': expect.objectContaining({ text: expect.stringContaining('FROM coupon_days') }),
		});
		expect(orderDays(shop, october, { product_includes: [], refunds: '' })).toBeDefined();
		expect(lineRows(shop, october, {}).days?.text).toContain('FROM line_days');
	});

	it('are not used for a period that begins or ends within a day, nor with any filter', async () => {
		const shop = await shopWhoseDaysAre(true);
		const noon = wall('2026-10-03T12:00:00');
		expect(orderDays(shop, { ...october, after: noon }, {})).toBeUndefined();
		expect(orderDays(shop, { ...october, before: noon }, {})).toBeUndefined();
		expect(orderDays(shop, october, { status_is: ['completed'] })).toBeUndefined();
		expect(orderDays(shop, october, { order_includes: [0] })).toBeUndefined();
		expect(lineRows(shop, october, { products: [7] }).days).toBeUndefined();
	});

	it('are not used during the first sync', async () => {
		const shop = await shopWhoseDaysAre(false);
		expect(orderDays(shop, october, {})).toBeUndefined();
		expect(lineRows(shop, october, {}).days).toBeUndefined();
	});
});
