/** Intervals of a stats request. */
export const intervals = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;

/** Length of one interval of a stats response. */
export type Interval = (typeof intervals)[number];

/** Comma-joined ids or a list; servers read both alike. */
export type Ids = string | number | readonly (string | number)[];

/** Parameters of every report. Times are `YYYY-MM-DDTHH:mm:ss` in shop time, without a zone. */
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
	/** Extensions send any parameters. */
	[extra: string]: unknown;
}

/** Parameters that include or exclude items by id. */
export type Inclusions<Name extends string> = Partial<
	Record<`${Name}_includes` | `${Name}_excludes`, Ids>
>;
export type Attributes = Partial<
	Record<'attribute_is' | 'attribute_is_not', readonly (readonly Ids[])[]>
>;

export type OrderParams = Inclusions<'product' | 'variation' | 'coupon' | 'tax_rate' | 'order'> &
	Attributes & {
		status_is?: string | readonly string[];
		status_is_not?: string | readonly string[];
		customer_type?: 'new' | 'returning' | '';
		refunds?: 'all' | 'partial' | 'full' | 'none' | '';
		date_type?: 'date_created' | 'date_paid' | 'date_completed';
		dated_by?: 'date_created' | 'date_paid' | 'date_completed';
	};
