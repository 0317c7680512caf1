import { importSmall, orderDocument } from '../../testing/small-export';
import { raw } from '../../database/sql';
import { usedCurrencies } from './currencies';

/** The currencies of a shop in euros with an order in each of these. */
async function used(...currencies: readonly string[]) {
	const database = await importSmall({
		'orders.json': currencies.map((currency, index) => orderDocument(index + 1, { currency })),
	});
	const orders = raw('SELECT * FROM wc_order_stats');
	const found = await usedCurrencies(
		database,
		{ orders, grain: 'order', dimensions: [], filters: [] },
		'EUR',
	);
	await database.close();
	return found.map(({ currency }) => currency);
}

describe('The currencies of orders', () => {
	it('are told if one is not that of the shop, be it before or after it in the alphabet', async () => {
		expect(await used('EUR', 'EUR', 'CHF')).toEqual(['EUR', 'CHF']);
		expect(await used('EUR', 'EUR', 'USD')).toEqual(['EUR', 'USD']);
		expect(await used('USD')).toEqual(['USD']);
	});

	it('are not told if all are that of the shop, or there is no order', async () => {
		expect(await used('EUR', 'EUR')).toEqual([]);
		expect(await used()).toEqual([]);
	});
});
