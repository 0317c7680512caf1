import { importSmall } from '../../testing/small-export';
import { loadShopSettings } from '../../schema/shop-settings';
import { exportColumns, labelsOf } from './columns';
import { furtherColumns } from './further-columns';

/** The columns of Taxes, and the cells of some rows. */
async function taxes(version: string, rows: readonly object[]) {
	const database = await importSmall({ 'store.json': { wc_version: version } });
	const settings = await loadShopSettings(database);
	await database.close();
	const shop = {
		settings,
		categoryNames: new Map<never, string>(),
		productNames: new Map<never, string>(),
	};
	const columns = exportColumns('taxes', shop);
	const at = columns.findIndex(([label]) => label === 'Taxable amount');
	return {
		labels: columns.map(([label]) => label),
		bases: rows.map((row) => columns[at]?.[1](row, shop)),
	};
}

const older = ['Tax code', 'Rate', 'Total tax', 'Order tax', 'Shipping tax', 'Orders'];

describe('A file of Taxes', () => {
	it('has the taxable amount since WooCommerce 11.2, empty where it is unknown', async () => {
		const rows = [
			{ total_tax: 60, taxable_amount: 300 },
			{ total_tax: 60, taxable_amount: 0 },
			{ total_tax: 0, taxable_amount: 0 },
		];
		const { labels, bases } = await taxes('11.2.0', rows);
		expect(labels).toEqual(older.toSpliced(5, 0, 'Taxable amount'));
		expect(bases).toEqual(['300.00', '', '0.00']);
		expect((await taxes('11.1.0', [])).labels).toEqual(older);
	});
});

describe('A file of a shop with several currencies', () => {
	const currencies = [{ currency: 'USD' }, { currency: 'SEK' }];
	const shop = {
		settings: { managesStock: false, features: {} } as never, // what columns depend on
		categoryNames: new Map<never, string>(),
		productNames: new Map<never, string>(),
	};
	const labels = (type: 'revenue' | 'orders', of: typeof currencies) =>
		labelsOf(type, exportColumns(type, shop), of);

	it('names the currencies that amounts add up', () => {
		expect(labels('revenue', currencies).slice(0, 3)).toEqual([
			...['Date', 'Orders', 'Gross sales (USD + SEK)'],
		]);
		expect(labels('revenue', []).slice(0, 3)).toEqual(['Date', 'Orders', 'Gross sales']);
	});

	it('has the currency of each order instead', () => {
		expect(labels('orders', currencies)).toContain('Net Sales');
		expect(furtherColumns(undefined, currencies)?.labels).toEqual(['Currency']);
		expect(furtherColumns('device,currency', currencies)?.labels).toEqual(['Device', 'Currency']);
		expect(furtherColumns(undefined, [])).toBeUndefined();
	});
});
