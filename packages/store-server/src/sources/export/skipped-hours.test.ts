import { openSmallExport } from '../../testing/asked-export';
import { orderDocument } from '../../testing/small-export';

interface Interval {
	readonly interval: string;
	readonly subtotals: { readonly orders_count: number };
}

describe('A local time that the clock skipped in spring', () => {
	it.each([
		['an hour in New York', 'America/New_York', '2026-03-08', '02:15:00', '2026-03-08 03'],
		['half an hour on Lord Howe', 'Australia/Lord_Howe', '2026-10-04', '02:10:00', '2026-10-04 02'],
		['midnight in Beirut', 'Asia/Beirut', '2026-03-29', '00:20:00', '2026-03-29 01'],
	])(
		'counts in the hour that it showed then, so that hours sum to their day: %s',
		async (_, timezone, day, time, hour) => {
			const made = (id: number, at: string) =>
				orderDocument(id, {
					date_created: `${day}T${at}`,
					date_created_gmt: null,
					date_paid: `${day}T${at}`,
				});
			const shop = await openSmallExport({
				'wp-settings.json': { timezone },
				'orders.json': [made(1, time), made(2, '12:00:00')],
				'refunds.json': [
					{ id: 3, parent_id: 2, date_created: `${day}T${time}`, amount: '1.00', line_items: [] },
				],
			});
			const { totals, intervals } = await shop.ask(
				`reports/revenue/stats?interval=hour&per_page=100&after=${day}T00:00:00&before=${day}T23:59:59`,
			);
			const filled = (intervals as Interval[]).filter(
				({ subtotals }) => subtotals.orders_count > 0,
			); // of the test's own shop
			expect(totals).toMatchObject({ orders_count: 2, refunds: 1 });
			expect(filled.map(({ interval }) => interval).sort()).toEqual([hour, `${day} 12`]);
			const refunds = (intervals as { subtotals: { refunds: number } }[]).map(
				({ subtotals }) => subtotals.refunds,
			); // of the test's own shop
			expect(refunds.reduce((sum, one) => sum + one, 0)).toBe(1);
			await shop.close();
		},
	);
});
