import type { ReportName } from '../report-endpoints';
import { exactSum } from './exact-sum';

/** `amount` is in the shop's currency, `average` is one thing per other and keeps its decimals. */
export type MetricUnit = 'count' | 'amount' | 'average';

/** What a report can be divided by; a metric says where its parts add up to the whole. */
export type Divider =
	'interval' | 'product' | 'variation' | 'coupon' | 'customer_type' | 'tax_rate_id';

/** Whose arithmetic it is: every WooCommerce's, that of the time before or since 10.2, or an extension's own. */
export type MetricRule = 'every version' | 'before 10.2' | 'since 10.2' | 'an extension';

/** Which of WooCommerce's arithmetic a shop's numbers follow, as far as it changes what a number means. */
export interface MeaningRules {
	/** Since 10.2: gross sales and averages are those of orders alone, whatever came back later. */
	readonly ordersAlone: boolean;
	/** Since 10.2, but for shops with old refund data: returns are with tax and shipping. */
	readonly fullRefunds: boolean;
}

/** What a number of reports is: the same for the store server, which adds the SQL, and for the app, which explains it. */
export interface MetricMeaning {
	/** Name in replies. */
	readonly key: string;
	readonly unit: MetricUnit;
	/** Where the numbers of the parts add up to that of the whole. */
	readonly sumsOver: readonly Divider[];
	readonly rule: MetricRule;
	/** What it is called on screen. */
	readonly label: () => string;
	/** What it is, in a sentence for the shop's owner. */
	readonly explanation: () => string;
	/** How it follows from other numbers of the same reply; absent where it is counted from rows alone. */
	readonly formula?: Formula;
	/** What it is taken for and is not. */
	readonly similarMetrics?: SimilarMetrics;
}

/** Numbers of other reports that owners take for the same. */
export interface SimilarMetrics {
	/** What the others count. */
	readonly sentence: () => string;
	readonly others: readonly { readonly report: ReportName; readonly metric: string }[];
}

/** A number that is added or taken off. */
export interface Term {
	readonly metric: string;
	readonly sign: 1 | -1;
}

/** `terms`, added up and divided by the metric `per` where there is one. */
export interface Formula {
	readonly terms: readonly Term[];
	readonly per?: string;
	/** What is left between the terms and the number where no reply has it as a number of its own. */
	readonly rest?: () => string;
}

export const plus = (metric: string): Term => ({ metric, sign: 1 });
export const minus = (metric: string): Term => ({ metric, sign: -1 });

/** What the terms give, before division, of the numbers of a reply. */
export function sumOfTerms(
	{ terms }: Formula,
	totals: Readonly<Record<string, number | undefined>>,
): number {
	return exactSum(terms.map(({ metric, sign }) => sign * (totals[metric] ?? 0)));
}
