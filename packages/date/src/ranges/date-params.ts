import type { Moment } from '../clock/moment';

/** The date part of an address; unknown values are allowed and degrade to the default. */
export interface DateQuery {
	period?: unknown;
	compare?: unknown;
	after?: unknown;
	before?: unknown;
	/** Ends of the days that `compare=custom` compares with. */
	compare_after?: unknown;
	compare_before?: unknown;
}

/** The date part of an address, read; `after` and `before` are set for custom ranges only. */
export interface DateParams {
	period: string;
	compare: string;
	after: Moment | null;
	before: Moment | null;
	/** There only when other days are compared with. */
	compareAfter?: Moment | null;
	compareBefore?: Moment | null;
}
