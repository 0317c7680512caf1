import { orderDocument } from '../../testing/small-export';
import { readEntries } from './entries';

describe('Entries that a connected shop sends', () => {
	it('follow the rules of an export: zero dates are no dates, and what is wrong is named', () => {
		const { entries, refused } = readEntries(
			[
				orderDocument(1, { date_paid: '-0001-11-30T00:00:00' }),
				orderDocument(2, { date_paid: '2026-02-31T00:00:00' }),
				orderDocument(3, { total: 'much' }),
			],
			'/wc/v3/orders',
			'orders.json',
		);
		expect(entries.map(({ document }) => document['id'])).toEqual([1, 2]);
		expect(refused).toEqual([
			'/wc/v3/orders: entry 2 (id 2) has "2026-02-31T00:00:00" as date_paid, which is not a date and counts as not set.',
			expect.stringContaining('/wc/v3/orders: entry 3 (id 3) has "much" as total'),
		]);
	});
});
