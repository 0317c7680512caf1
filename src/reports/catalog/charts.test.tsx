import CurrencyFactory from '@store-analytics/currency';
import { summaryItems } from '../engine/summary/summary';
import { chart } from './charts';

it('Average items per order have decimals, so that a change can be seen', () => {
	const totals = {
		primary: { avg_items_per_order: 3.487179 },
		secondary: { avg_items_per_order: 3.333333 },
	};
	const about = { query: {}, path: '/analytics/orders', compare: 'previous_year' };
	const currency = CurrencyFactory();
	const [items] = summaryItems([chart.averageItems()], totals, { ...about, currency });
	// 3.487179 is 4.6% more than 3.333333.
	expect(items).toMatchObject({ value: '3.49', prevValue: '3.33', delta: 5 });
});
