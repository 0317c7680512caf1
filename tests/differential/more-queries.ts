import { reportEndpoints } from '@store-analytics/rest-api';
import type { NamedRequest, ShopIds } from './queries';
import { periods, whole, type Asked } from './asked';
import { chanceOf, type Chance } from './chance';
import { furtherStats, furtherTables } from './page-queries';

/** Sort orders that older versions refuse, and one of a list that no query has. */
const unasked: readonly string[] = [
	...['first_name', 'last_name', 'email', 'location', 'include'],
	'taxable_amount',
];

const segments: Readonly<Record<string, readonly string[]>> = {
	'orders/stats': ['product', 'category', 'coupon', 'customer_type'],
	'revenue/stats': ['product', 'category', 'coupon', 'customer_type'],
	'products/stats': ['product', 'category'],
	'variations/stats': ['product', 'category', 'variation'],
	'coupons/stats': ['product', 'category', 'coupon'],
	'taxes/stats': ['tax_rate_id'],
};

/** The queries of a seed beyond the recorded ones: other periods, every sort both ways, filters in any combination. */
export function furtherRequests(ids: ShopIds, seed: number): NamedRequest[] {
	const chance = chanceOf(seed);
	return [
		...tables(chance),
		...stats(chance, ids),
		...orderFilters(chance, ids),
		...customers(chance),
		...furtherStats(chance, ids),
		...furtherTables(chance, ids),
		...(ids.hasLongYear === true ? longYear() : []),
	].map(([file, path, query]) => ({
		file: `${file}-seed.json`,
		request: { method: 'GET', path: `/wc-analytics/reports/${path}`, query },
	}));
}

function tables(chance: Chance): Asked[] {
	return Object.entries(reportEndpoints).flatMap(([report, endpoint]) =>
		('items' in endpoint ? endpoint.items : [])
			.filter((name) => !unasked.includes(name))
			.flatMap((orderby): Asked[] =>
				['asc', 'desc'].map((order): Asked => {
					const page = chance.is(0.15) ? 99 : chance.is(0.3) ? 2 : 1;
					return [
						`${report}-orderby-${orderby}-${order}`,
						report,
						{
							...(report !== 'customers' && report !== 'stock' && whole),
							orderby,
							order,
							per_page: page === 1 ? 100 : 6,
							page,
							...(report !== 'stock' && chance.is(0.5) && { extended_info: true }),
						},
					];
				}),
			),
	);
}

function stats(chance: Chance, ids: ShopIds): Asked[] {
	return Object.entries(segments).flatMap(([report, kinds]) => [
		...['day', 'week', 'month', 'quarter', 'year'].map((interval): Asked => {
			const query = { interval, per_page: 100, order: chance.pick(['asc', 'desc']) };
			return [
				`${report.replace('/', '-')}-${interval}`,
				report,
				{ ...chance.pick(periods), ...query },
			];
		}),
		...kinds.map((segmentby): Asked => [
			`${report.replace('/', '-')}-segmentby-${segmentby}`,
			report,
			{
				...chance.pick(periods),
				interval: 'month',
				per_page: 100,
				segmentby,
				...(segmentby === 'category' && chance.is(0.3)
					? { categories: ids.categories.slice(0, 2).join(',') }
					: {}),
			},
		]),
	]);
}

/** The last weeks of 2020 and the first ones of 2021. */
function longYear(): Asked[] {
	const turn = { after: '2020-12-20T00:00:00', before: '2021-01-12T23:59:59', per_page: 100 };
	return Object.keys(segments).flatMap((report) =>
		['week', 'year'].map((interval): Asked => {
			const file = `${report.replace('/', '-')}-long-year-${interval}`;
			return [file, report, { ...turn, interval, order: 'asc' }];
		}),
	);
}

function orderFilters(chance: Chance, ids: ShopIds): Asked[] {
	const list = (of: readonly number[]) => chance.some(of, 0.4).slice(0, 4).join(',') || '0';
	const products = [...ids.simple, ...ids.variable, ...ids.downloadable];
	const filters: readonly (() => Record<string, unknown>)[] = [
		() => ({ product_includes: list(products) }),
		() => ({ product_excludes: list(products) }),
		() => ({ variation_includes: list(ids.variations) }),
		() => ({ variation_excludes: list(ids.variations) }),
		() => ({ coupon_includes: list(ids.coupons) }),
		() => ({ coupon_excludes: list(ids.coupons) }),
		() => ({ tax_rate_includes: list(ids.taxes) }),
		() => ({ tax_rate_excludes: list(ids.taxes) }),
		() => ({ status_is: [chance.pick(['completed', 'processing', 'pending', 'refunded'])] }),
		() => ({ status_is_not: [chance.pick(['completed', 'processing', 'pending'])] }),
		() => ({ customer_type: chance.pick(['new', 'returning']) }),
		() => ({ refunds: chance.pick(['all', 'partial', 'full', 'none']) }),
		() => ({ attribute_is: [[ids.attributes[0] ?? 1, chance.pick([...ids.terms, 0])]] }),
		() => ({ attribute_is_not: [[ids.attributes[0] ?? 1, chance.pick([...ids.terms, 0])]] }),
	];
	return Array.from({ length: 16 }, (_, index): Asked[] => {
		const query = {
			...whole,
			match: chance.pick(['all', 'any']),
			...chance.pick(filters)(),
			...chance.pick(filters)(),
		};
		return [
			[`orders-filter-${index}`, 'orders', { ...query, per_page: 100, extended_info: true }],
			[
				`orders-stats-filter-${index}`,
				'orders/stats',
				{ ...query, interval: 'month', per_page: 100 },
			],
		];
	}).flat();
}

function customers(chance: Chance): Asked[] {
	const some: readonly Record<string, unknown>[] = [
		{ orders_count_min: 2 },
		{ orders_count_max: 1 },
		{ total_spend_between: [10, 300] },
		{ avg_order_value_min: 50 },
		{ country_includes: 'DE,PL' },
		{ country_excludes: 'US' },
		{ registered_after: '2026-01-01T00:00:00' },
		{ last_active_before: '2026-02-15T00:00:00' },
		{ last_order_after: '2026-01-15T00:00:00' },
		{ user_type: 'guest' },
		{ match: 'any', country_includes: 'DE', orders_count_min: 2 },
	];
	return some.flatMap((filter, index): Asked[] => [
		[
			`customers-filter-${index}`,
			'customers',
			{ ...filter, per_page: 100, order: chance.pick(['asc', 'desc']) },
		],
		[`customers-stats-filter-${index}`, 'customers/stats', filter],
	]);
}
