/** What an extension in TypeScript registers as a metric; tests/types.test.ts compiles it but never runs it. */
import type { MetricDeclaration, StoreAnalytics } from '@store-analytics/rest-api/metrics';

const { registerMetric } = (window as unknown as { wc: { storeAnalytics: StoreAnalytics } }).wc
	.storeAnalytics;

registerMetric({
	name: 'shop/margin',
	reports: ['orders'],
	label: 'Margin',
	meaning: 'What is left of a sale.',
	format: 'currency',
	from: ['net_revenue', 'cost'],
	value: ({ net_revenue: sales = 0, cost = 0 }) => sales - cost,
	row: ({ net_total: total }) => total,
	goodWhen: 'up',
});

export const byItself: MetricDeclaration<'products' | 'categories'> = {
	name: 'shop/price',
	reports: ['products', 'categories'],
	label: 'Price',
	meaning: 'What a piece sold for.',
	format: 'average',
	formula: { plus: ['net_revenue'], per: 'items_sold' },
};

// @ts-expect-error -- there is no such report
registerMetric({ ...byItself, reports: ['weather'] });
// @ts-expect-error -- a name has a slash
registerMetric({ ...byItself, name: 'price' });
// @ts-expect-error -- there is no such format
registerMetric({ ...byItself, format: 'money' });
// @ts-expect-error -- a row of Orders has no weather
registerMetric({ ...byItself, reports: ['orders'], row: ({ weather }) => weather });
