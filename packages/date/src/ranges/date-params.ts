import type { Moment } from '../clock/moment';

/** The date parameters of an address. Unknown values are allowed and fall back to the default. */
export interface DateQuery {
	period?: unknown;
	compare?: unknown;
	after?: unknown;
	before?: unknown;
	/** First and last day of the range that `compare=custom` compares with. */
	compare_after?: unknown;
	compare_before?: unknown;
}

/** The parsed date parameters; `after` and `before` are set only for custom ranges. */
export interface DateParams {
	period: string;
	compare: string;
	after: Moment | null;
	before: Moment | null;
	/** Only set when the comparison is `custom`. */
	compareAfter?: Moment | null;
	compareBefore?: Moment | null;
}
