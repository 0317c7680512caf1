import type { ReportName } from '../report-endpoints';
import { exactSum } from './exact-sum';

/** `amount` is in the shop's currency; `average` is one number per another and keeps its decimals. */
export type MetricUnit = 'count' | 'amount' | 'average';

/** The ways to divide a report; a metric says for which its parts add up to the whole. */
export type Divider =
	'interval' | 'product' | 'variation' | 'coupon' | 'customer_type' | 'tax_rate_id';

/** The source of the rules: all WooCommerce versions, those before or since 10.2, or an extension. */
export type MetricRule = 'every version' | 'before 10.2' | 'since 10.2' | 'an extension';

/** The WooCommerce rules that change the meaning of a shop's numbers. */
export interface MeaningRules {
	/** Since 10.2: gross sales and averages ignore later returns. */
	readonly ordersAlone: boolean;
	/** Since 10.2, except in shops with old refund data: returns include tax and shipping. */
	readonly fullRefunds: boolean;
	/**
	 * Since 11.1, with `fullRefunds`: a full refund returns what earlier refunds left, and returns are rows whose whole
	 * amount is below 0. False by default.
	 */
	readonly takesWhatIsLeft?: boolean;
	/** Since 11.2: Taxes go by the date of Orders, and several rows may have the same rate. False by default. */
	readonly taxLines?: boolean;
}

/** The metadata of a metric. The store server adds its SQL; the app explains the number with it. */
export interface MetricMeaning {
	/** Name in responses. */
	readonly key: string;
	readonly unit: MetricUnit;
	/** The divisions whose parts add up to the whole. */
	readonly sumsOver: readonly Divider[];
	readonly rule: MetricRule;
	/** Name on screen. */
	readonly label: () => string;
	/** A sentence for the shop's owner about the metric. */
	readonly explanation: () => string;
	/** The formula from other numbers of the same response; absent if it is counted from rows alone. */
	readonly formula?: Formula;
	/** What owners mistake it for. */
	readonly similarMetrics?: SimilarMetrics;
}

/** Numbers of other reports that owners expect to be equal. */
export interface SimilarMetrics {
	/** Why they differ by their definition, if their difference has no parts. */
	readonly sentence?: () => string;
	readonly others: readonly { readonly report: ReportName; readonly metric: string }[];
}

/** A number that is added or subtracted. */
export interface Term {
	readonly metric: string;
	readonly sign: 1 | -1;
}

/** The sum of `terms`, divided by the metric `per` if set. */
export interface Formula {
	readonly terms: readonly Term[];
	readonly per?: string;
	/** The name of the remainder between terms and number, if no response contains it. */
	readonly rest?: () => string;
}

export const plus = (metric: string): Term => ({ metric, sign: 1 });
export const minus = (metric: string): Term => ({ metric, sign: -1 });

/** Calculates the sum of the terms from the numbers of a response, before division. */
export function sumOfTerms(
	{ terms }: Formula,
	totals: Readonly<Record<string, number | undefined>>,
): number {
	return exactSum(terms.map(({ metric, sign }) => sign * (totals[metric] ?? 0)));
}
