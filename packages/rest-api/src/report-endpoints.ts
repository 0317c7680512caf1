import type { intervals, itemOrderings, statsOrderings } from './report-sorting';
import type * as Rows from './rows/items';
import type * as S from './rows/stats';

type ItemOrdering<Name extends keyof typeof itemOrderings> = (typeof itemOrderings)[Name][number];
type StatsOrdering<Name extends keyof typeof statsOrderings> =
	(typeof statsOrderings)[Name][number];

/** Length of one interval of a stats reply. */
export type Interval = (typeof intervals)[number];

/** Comma-joined ids or a list; both are read the same. */
export type Ids = string | number | readonly (string | number)[];

/** Parameters that any report knows. Times are `YYYY-MM-DDTHH:mm:ss` in shop time, without a zone. */
export interface CommonParams {
	page?: number | string;
	per_page?: number | string;
	order?: 'asc' | 'desc';
	after?: string;
	before?: string;
	match?: 'all' | 'any';
	fields?: readonly string[];
	interval?: Interval;
	segmentby?: string;
	extended_info?: boolean;
	force_cache_refresh?: boolean;
	/** Extensions send what they like. */
	[extra: string]: unknown;
}

interface Endpoint<Item, Metric extends string, Order, StatsOrder, Params = object> {
	item: Item;
	totals: S.Metrics<Metric>;
	orderby: Order;
	statsOrderby: StatsOrder;
	params: CommonParams & Params;
}

type Inclusions<Name extends string> = Partial<
	Record<`${Name}_includes` | `${Name}_excludes`, Ids>
>;
type Attributes = Partial<Record<'attribute_is' | 'attribute_is_not', readonly (readonly Ids[])[]>>;

type OrderParams = Inclusions<'product' | 'variation' | 'coupon' | 'tax_rate' | 'order'> &
	Attributes & {
		status_is?: string | readonly string[];
		status_is_not?: string | readonly string[];
		customer_type?: 'new' | 'returning' | '';
		refunds?: 'all' | 'partial' | 'full' | 'none' | '';
		date_type?: 'date_created' | 'date_paid' | 'date_completed';
	};

/**
 * Every report of the shop: row, totals, sort keys and parameters by endpoint name. An extension adds its own by
 * declaration merging. `revenue` has no rows of its own (its table shows intervals); `categories` has no stats of its
 * own (products/stats with `categories`).
 */
export interface ReportEndpoints {
	revenue: Endpoint<
		S.StatsInterval<S.Metrics<S.OrderMetric>>,
		S.OrderMetric,
		StatsOrdering<'revenue'>,
		StatsOrdering<'revenue'>,
		OrderParams
	>;
	orders: Endpoint<
		Rows.OrderRow,
		S.OrderMetric,
		ItemOrdering<'orders'>,
		StatsOrdering<'orders'>,
		OrderParams
	>;
	products: Endpoint<
		Rows.ProductRow,
		S.ProductMetric,
		ItemOrdering<'products'>,
		StatsOrdering<'products'>,
		{ products?: Ids; categories?: Ids; variations?: Ids }
	>;
	variations: Endpoint<
		Rows.VariationRow,
		S.VariationMetric,
		ItemOrdering<'variations'>,
		StatsOrdering<'variations'>,
		{ variations?: Ids; products?: Ids } & Inclusions<'product' | 'category'> & Attributes
	>;
	categories: Endpoint<
		Rows.CategoryRow,
		S.ProductMetric,
		ItemOrdering<'categories'>,
		StatsOrdering<'products'>,
		{ categories?: Ids; products?: Ids }
	>;
	coupons: Endpoint<
		Rows.CouponRow,
		S.CouponMetric,
		ItemOrdering<'coupons'>,
		StatsOrdering<'coupons'>,
		{ coupons?: Ids }
	>;
	taxes: Endpoint<
		Rows.TaxRow,
		S.TaxMetric,
		ItemOrdering<'taxes'>,
		StatsOrdering<'taxes'>,
		{ taxes?: Ids }
	>;
	downloads: Endpoint<
		Rows.DownloadRow,
		S.DownloadMetric,
		ItemOrdering<'downloads'>,
		StatsOrdering<'downloads'>,
		Inclusions<'product' | 'order' | 'customer' | 'ip_address'> & { _embed?: boolean }
	>;
	stock: Endpoint<
		Rows.StockRow,
		S.StockMetric,
		ItemOrdering<'stock'>,
		never,
		{ type?: 'all' | 'lowstock' | 'instock' | 'outofstock' | 'onbackorder' }
	>;
	customers: Endpoint<
		Rows.CustomerRow,
		S.CustomerMetric,
		ItemOrdering<'customers'>,
		never,
		{ customers?: Ids; search?: string; searchby?: 'name' | 'username' | 'email' | 'all' }
	>;
}

/** Name of a report in {@link ReportEndpoints}. */
export type ReportName = Extract<keyof ReportEndpoints, string>;
/** Row of a report. */
export type ReportItem<Name extends ReportName> = ReportEndpoints[Name]['item'];
/** Totals of a report, metric to number. */
export type ReportTotals<Name extends ReportName> = ReportEndpoints[Name]['totals'];
/** Metric that a report has totals and chart for. */
export type ReportMetric<Name extends ReportName> = Extract<keyof ReportTotals<Name>, string>;
/** What a report's table can be sorted by. */
export type ReportOrdering<Name extends ReportName> = ReportEndpoints[Name]['orderby'];
/** Query of a report's rows. */
export type ReportParams<Name extends ReportName> = ReportEndpoints[Name]['params'] & {
	orderby?: ReportEndpoints[Name]['orderby'];
};
/** Query of a report's stats. */
export type ReportStatsParams<Name extends ReportName> = ReportEndpoints[Name]['params'] & {
	orderby?: ReportEndpoints[Name]['statsOrderby'];
};
