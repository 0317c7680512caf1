import type { StoreContext } from '../../../context';
import { collection, route, type Call, type Route, type RouteReply } from '../../router/route';
import { contextArgument, pagingArguments } from '../../router/schema';
import { aggregate, completeRow } from '../core/aggregate';
import { periodArguments, readPeriod } from '../core/period';
import { openShop, type Shop } from '../core/shop';
import type { StatsSource } from '../core/stats-source';
import { couponUses, couponsSource } from '../coupons/stats';
import { downloadsSource } from '../downloads/stats';
import { matchingDownloads } from '../downloads/matching';
import { matchingOrders } from '../orders/matching';
import { ordersSource } from '../orders/source';
import type { Period } from '../periods/intervals';
import { matchingLines } from '../products/lines';
import { productsSource, variationsSource } from '../products/source';
import { taxesPaid, taxesSource } from '../taxes/stats';

interface Indicator {
	readonly label: string;
	readonly format: 'currency' | 'number';
}

const money = (label: string): Indicator => ({ label, format: 'currency' });
const number = (label: string): Indicator => ({ label, format: 'number' });

/** Every number that Overview can show, in the order of replies. */
const indicators = {
	'revenue/total_sales': money('Total sales'),
	'revenue/net_revenue': money('Net sales'),
	'orders/orders_count': number('Orders'),
	'orders/avg_order_value': money('Average order value'),
	'products/items_sold': number('Products sold'),
	'revenue/refunds': money('Returns'),
	'coupons/orders_count': number('Discounted orders'),
	'coupons/amount': money('Net discount amount'),
	'taxes/total_tax': money('Total tax'),
	'taxes/order_tax': money('Order tax'),
	'taxes/shipping_tax': money('Shipping tax'),
	'revenue/shipping': money('Shipping'),
	'downloads/download_count': number('Downloads'),
	'revenue/gross_sales': money('Gross sales'),
	'variations/items_sold': number('Variations Sold'),
} as const satisfies Record<string, Indicator>;

type IndicatorName = keyof typeof indicators;

/** The names as messages list them: report by report. */
const names = [
	'revenue/total_sales',
	'revenue/net_revenue',
	'revenue/shipping',
	'revenue/refunds',
	'revenue/gross_sales',
	'orders/orders_count',
	'orders/avg_order_value',
	'products/items_sold',
	'variations/items_sold',
	'coupons/amount',
	'coupons/orders_count',
	'taxes/total_tax',
	'taxes/order_tax',
	'taxes/shipping_tax',
	'downloads/download_count',
] as const satisfies readonly IndicatorName[];

/** What each report counts over a period, without any filter. */
const sources: Readonly<Record<string, (shop: Shop, period: Period) => StatsSource>> = {
	revenue: (shop, period) => ordersSource(matchingOrders(shop, period, {})),
	orders: (shop, period) => ordersSource(matchingOrders(shop, period, {})),
	products: (shop, period) => productsSource(matchingLines(shop, period, {})),
	variations: (shop, period) =>
		variationsSource(matchingLines(shop, period, { variationsOnly: true })),
	coupons: (shop, period) => couponsSource(couponUses(shop, period, [])),
	taxes: (shop, period) => taxesSource(taxesPaid(shop, period)),
	downloads: (_shop, period) => downloadsSource(matchingDownloads(period)),
};

const indicatorArguments = {
	...contextArgument,
	...pagingArguments,
	...periodArguments,
	stats: { type: 'array', items: { type: 'string', enum: names } },
} as const;

/** `GET reports/performance-indicators`: numbers of several reports at once. */
export const performanceIndicators: Route = route({
	path: '/wc-analytics/reports/performance-indicators',
	args: indicatorArguments,
	async handle(call) {
		const wanted = order(call.args.stats ?? names);
		const values = await readIndicators(call.context, wanted, call.args);
		return reply(call, wanted, (name) => ({
			format: indicators[name].format,
			value: values.get(name) ?? null,
		}));
	},
});

/** `GET reports/performance-indicators/allowed`: which numbers there are. */
export const allowedIndicators: Route = route({
	path: '/wc-analytics/reports/performance-indicators/allowed',
	args: indicatorArguments,
	handle: (call) => reply(call, order(names), () => ({})),
});

function order(wanted: readonly IndicatorName[]): IndicatorName[] {
	// The keys of the record above.
	return (Object.keys(indicators) as IndicatorName[]).filter((name) => wanted.includes(name));
}

async function readIndicators(
	context: StoreContext,
	wanted: readonly IndicatorName[],
	limits: { after?: string; before?: string },
): Promise<Map<IndicatorName, number>> {
	const shop = await openShop(context);
	const period = readPeriod(limits, shop.clock, context.now());
	const values = new Map<IndicatorName, number>();
	const asked = wanted.map((name) => {
		const [report = '', metric = ''] = name.split('/');
		return { name, metric, source: report === 'revenue' ? 'orders' : report };
	});
	for (const report of new Set(asked.map(({ source }) => source))) {
		const here = asked.filter(({ source }) => source === report);
		const source = sources[report]?.(shop, period);
		if (source) {
			const metrics = here.map(({ metric }) => metric);
			const found = await aggregate(context.database, {
				source,
				names: metrics,
				calendar: undefined,
				segmented: false,
			});
			const row = completeRow(source, metrics, found.find(undefined, undefined));
			here.forEach(({ name, metric }) => values.set(name, row[metric] ?? 0));
		}
	}
	return values;
}

function reply(
	call: Call<unknown>,
	wanted: readonly IndicatorName[],
	rest: (name: IndicatorName) => object,
): RouteReply {
	const data = wanted.map((name) => {
		const [report = '', chart = ''] = name.split('/');
		return {
			stat: name,
			chart,
			label: indicators[name].label,
			...rest(name),
			_links: {
				api: [{ href: call.restUrl(`/wc-analytics/reports/${report}/stats`) }],
				report: [{ href: `/analytics/${report}` }],
			},
		};
	});
	return { ...collection(data, data.length, 1), totalPages: 1 };
}
