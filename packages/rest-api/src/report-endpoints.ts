import type { BreakdownRow } from './rows/breakdown';
import type { Attributes, CommonParams, Ids, Inclusions, OrderParams } from './report-params';
import type * as Rows from './rows/items';
import type * as S from './rows/stats';
import type { TaxOrderRow, TaxPlaceRow, TaxSummary } from './rows/tax-places';

/** `orderby` values by route, the default first; the server refuses others. Missing routes have none. */
interface Routes {
	/** Of `reports/<name>`. */
	readonly items?: readonly string[];
	/** Of `reports/<name>/stats`; an empty list means a fixed order. */
	readonly stats?: readonly string[];
}

type Endpoint<Item, Metric extends string, Params, Has extends Routes> = Has & {
	/** For the compiler alone: no such value exists. */
	readonly types?: { item: Item; metric: Metric; params: Params };
};

function endpoint<Item, Metric extends string, Params = object>() {
	// as: the added property never exists.
	return <const Has extends Routes>(routes: Has) => routes as Endpoint<Item, Metric, Params, Has>;
}

const productStats = [
	'date',
	'net_revenue',
	'coupons',
	'refunds',
	'shipping',
	'taxes',
	'orders_count',
	'items_sold',
] as const;

/**
 * Every report of the shop by the name of its endpoint: row, metrics, parameters and sort keys of each route. `revenue`
 * has no rows of its own (its table shows intervals); `categories` has no stats of its own (products/stats with
 * `categories`).
 */
export const reportEndpoints = {
	revenue: endpoint<S.StatsInterval<S.Metrics<S.OrderMetric>>, S.OrderMetric, OrderParams>()({
		stats: [
			'date',
			'total_sales',
			'coupons',
			'refunds',
			'shipping',
			'taxes',
			'net_revenue',
			'orders_count',
			'items_sold',
			'gross_sales',
		],
	}),
	orders: endpoint<Rows.OrderRow, S.OrderMetric, OrderParams>()({
		items: ['date', 'num_items_sold', 'net_total'],
		stats: ['date', 'net_revenue', 'orders_count', 'avg_order_value'],
	}),
	products: endpoint<
		Rows.ProductRow,
		S.ProductMetric,
		{ products?: Ids; categories?: Ids; variations?: Ids }
	>()({
		items: [
			'date',
			'net_revenue',
			'orders_count',
			'items_sold',
			'product_name',
			'variations',
			'sku',
		],
		stats: productStats,
	}),
	variations: endpoint<
		Rows.VariationRow,
		S.VariationMetric,
		{ variations?: Ids; products?: Ids } & Inclusions<'product' | 'category'> & Attributes
	>()({
		items: ['date', 'net_revenue', 'orders_count', 'items_sold', 'sku'],
		stats: productStats,
	}),
	categories: endpoint<Rows.CategoryRow, S.ProductMetric, { categories?: Ids; products?: Ids }>()({
		items: [
			'category_id',
			'items_sold',
			'net_revenue',
			'orders_count',
			'products_count',
			'category',
		],
	}),
	coupons: endpoint<Rows.CouponRow, S.CouponMetric, { coupons?: Ids }>()({
		items: ['coupon_id', 'code', 'amount', 'orders_count'],
		stats: ['date', 'amount', 'coupons_count', 'orders_count'],
	}),
	taxes: endpoint<
		Rows.TaxRow,
		S.TaxMetric,
		{ taxes?: Ids; location_includes?: string; location_excludes?: string }
	>()({
		items: [
			'name',
			'tax_rate_id',
			'tax_code',
			'rate',
			'order_tax',
			'total_tax',
			'shipping_tax',
			'orders_count',
			'taxable_amount',
		],
		stats: ['date', 'items_sold', 'total_sales', 'orders_count', 'products_count'],
	}),
	downloads: endpoint<
		Rows.DownloadRow,
		S.DownloadMetric,
		Inclusions<'product' | 'order' | 'customer' | 'ip_address'> & { _embed?: boolean }
	>()({
		items: ['date', 'product'],
		stats: ['date', 'download_count'],
	}),
	customers: endpoint<
		Rows.CustomerRow,
		S.CustomerMetric,
		{ customers?: Ids; search?: string; searchby?: 'name' | 'username' | 'email' | 'all' }
	>()({
		items: [
			'username',
			'name',
			'first_name',
			'last_name',
			'email',
			'location',
			'country',
			'city',
			'state',
			'postcode',
			'date_registered',
			'date_last_active',
			'orders_count',
			'total_spend',
			'avg_order_value',
		],
		stats: [],
	}),
	stock: endpoint<
		Rows.StockRow,
		S.StockMetric,
		{ type?: 'all' | 'lowstock' | 'instock' | 'outofstock' | 'onbackorder' }
	>()({
		items: ['stock_status', 'stock_quantity', 'date', 'id', 'include', 'title', 'sku'],
		stats: [],
	}),
};

type Own = typeof reportEndpoints;
type TypesOf<Name extends keyof Own> = NonNullable<Own[Name]['types']>;
type SortKeys<Has, Route extends keyof Routes> = Has extends {
	readonly [_ in Route]: readonly (infer Key)[];
}
	? Key
	: never;

/** The types of each endpoint: row, totals, sort keys and parameters. Without rows, tables use those of the stats. */
type OwnEndpoints = {
	[Name in keyof Own]: {
		item: TypesOf<Name>['item'];
		totals: S.Metrics<TypesOf<Name>['metric']>;
		orderby: SortKeys<Own[Name], Own[Name] extends { readonly items: unknown } ? 'items' : 'stats'>;
		statsOrderby: SortKeys<Own[Name], 'stats'>;
		params: CommonParams & TypesOf<Name>['params'];
	};
};

/** The routes below `reports/` that a server must have: exactly those of each endpoint. */
export type ReportRoutes<Route> = {
	readonly [Name in keyof Own]: { readonly [Kind in keyof Routes & keyof Own[Name]]: Route };
};

/** Every endpoint by its name; extensions add theirs by declaration merging. */
export interface ReportEndpoints extends OwnEndpoints {
	/** No route of WooCommerce: rows and stats come from the query (docs/query.md). */
	breakdown: {
		item: BreakdownRow;
		totals: S.Metrics<S.BreakdownMetric>;
		orderby: 'value' | S.BreakdownMetric;
		statsOrderby: never;
		params: CommonParams & { by?: string; values?: Ids };
	};
	/** No route of WooCommerce: `GET store-analytics/v1/taxes`. */
	'tax-places': {
		item: TaxPlaceRow;
		totals: S.Metrics<S.TaxPlaceMetric>;
		orderby: 'place' | 'rate' | 'earlier_tax' | Exclude<S.TaxPlaceMetric, 'unknown_bases'>;
		statsOrderby: never;
		params: CommonParams & { by?: TaxSummary; location_includes?: string; places?: Ids };
	};
	/** The orders and refunds behind taxes by place: `GET store-analytics/v1/taxes/orders`. */
	'tax-orders': {
		item: TaxOrderRow;
		totals: never;
		orderby: 'date';
		statsOrderby: never;
		params: ReportEndpoints['tax-places']['params'];
	};
}

/** Name of a report in {@link ReportEndpoints}. */
export type ReportName = Extract<keyof ReportEndpoints, string>;
/** Row of a report. */
export type ReportItem<Name extends ReportName> = ReportEndpoints[Name]['item'];
/** Totals of a report: number by metric. */
export type ReportTotals<Name extends ReportName> = ReportEndpoints[Name]['totals'];
/** Metric with totals and a chart in a report. */
export type ReportMetric<Name extends ReportName> = Extract<keyof ReportTotals<Name>, string>;
/** Sort keys of a report's table. */
export type ReportOrdering<Name extends ReportName> = ReportEndpoints[Name]['orderby'];
/** Query of a report's rows. */
export type ReportParams<Name extends ReportName> = ReportEndpoints[Name]['params'] & {
	orderby?: ReportEndpoints[Name]['orderby'];
};
/** Query of a report's stats. */
export type ReportStatsParams<Name extends ReportName> = ReportEndpoints[Name]['params'] & {
	orderby?: ReportEndpoints[Name]['statsOrderby'];
};

/** Says whether a report has no routes of its own: the query answers it. */
export const isQueried = (endpoint: string): boolean => endpoint === 'breakdown';
