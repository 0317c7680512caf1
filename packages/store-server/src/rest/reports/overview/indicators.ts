import { __ } from '@wordpress/i18n';
import type { StoreContext } from '../../store-context';
import { currenciesOfPeriod } from '../../../reports/breakdowns/currencies';
import { readTotals } from '../../../reports/overview/totals';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { collection, route, type Call, type Route, type RouteReply } from '../../router/route';
import { contextArgument, pagingArguments } from '../../router/schema';
import { periodArguments } from '../arguments';

interface Indicator {
	readonly label: () => string;
	readonly format: 'currency' | 'number';
}

const money = (label: () => string): Indicator => ({ label, format: 'currency' });
const number = (label: () => string): Indicator => ({ label, format: 'number' });

/** Every number that Overview can show, in the order of replies. */
const indicators = {
	'revenue/total_sales': money(() => __('Total sales', 'store-analytics')),
	'revenue/net_revenue': money(() => __('Net sales', 'store-analytics')),
	'orders/orders_count': number(() => __('Orders', 'store-analytics')),
	'orders/avg_order_value': money(() => __('Average order value', 'store-analytics')),
	'products/items_sold': number(() => __('Products sold', 'store-analytics')),
	'revenue/refunds': money(() => __('Returns', 'store-analytics')),
	'coupons/orders_count': number(() => __('Discounted orders', 'store-analytics')),
	'coupons/amount': money(() => __('Net discount amount', 'store-analytics')),
	'taxes/total_tax': money(() => __('Total tax', 'store-analytics')),
	'taxes/order_tax': money(() => __('Order tax', 'store-analytics')),
	'taxes/shipping_tax': money(() => __('Shipping tax', 'store-analytics')),
	'revenue/shipping': money(() => __('Shipping', 'store-analytics')),
	'downloads/download_count': number(() => __('Downloads', 'store-analytics')),
	'revenue/gross_sales': money(() => __('Gross sales', 'store-analytics')),
	'variations/items_sold': number(() => __('Variations Sold', 'store-analytics')),
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

const indicatorArguments = {
	...contextArgument,
	...pagingArguments,
	...periodArguments,
	stats: { type: 'array', items: { type: 'string', enum: names } },
} as const;

/**
 * `GET reports/performance-indicators`: numbers of several reports at once. Amounts that add up several currencies name
 * them with their orders, in `currencies`.
 */
export const performanceIndicators: Route = route({
	path: '/wc-analytics/reports/performance-indicators',
	args: indicatorArguments,
	async handle(call) {
		const wanted = order(call.args.stats ?? names);
		const { values, currencies } = await readIndicators(call.context, wanted, call.args);
		return reply(call, wanted, (name) => ({
			format: indicators[name].format,
			value: values.get(name) ?? null,
			...(indicators[name].format === 'currency' && currencies.length > 0 && { currencies }),
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
) {
	const shop = await openShop(context);
	const period = readPeriod(limits, shop.clock, context.now());
	const values = await readTotals(context.database, shop, period, wanted);
	return { values, currencies: await currenciesOfPeriod(context.database, shop, period) };
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
			label: indicators[name].label(),
			...rest(name),
			_links: {
				api: [{ href: call.restUrl(`/wc-analytics/reports/${report}/stats`) }],
				report: [{ href: `/analytics/${report}` }],
			},
		};
	});
	return { ...collection(data, data.length, 1), totalPages: 1 };
}
