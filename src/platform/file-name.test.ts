import { fileName } from './file-name';

describe('The name of a file', () => {
	it('contains the report, the days and the shop, in letters of any language', () => {
		const days = ['2026-10-01', '2026-10-31'];
		expect(fileName({ title: 'Orders', days, shop: 'Nuts &amp; Bolts, Inc.' }, 'csv')).toBe(
			'orders_2026-10-01_2026-10-31_nuts-bolts-inc.csv',
		);
		expect(fileName({ title: '在庫', days: days.slice(1), shop: '' }, 'png')).toBe(
			'在庫_2026-10-31.png',
		);
	});
});
