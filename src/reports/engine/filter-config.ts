import type { Query } from './query';

/** One choice of a report's filter dropdown (S3.report-filter-config.2). */
export interface FilterOption {
	readonly value: string;
	readonly label?: string;
	readonly chartMode?: 'item-comparison' | 'time-comparison';
	readonly component?: string;
	readonly path?: string | readonly string[];
	readonly subFilters?: readonly FilterOption[];
	readonly query?: Readonly<Record<string, string>>;
	readonly settings?: { readonly param?: string; readonly [more: string]: unknown };
}

/** A dropdown of the filter bar (S3.report-filter-config.1). */
export interface FilterConfig {
	readonly label?: string;
	readonly staticParams: readonly string[];
	readonly param: string;
	readonly defaultValue?: string;
	readonly showFilters: (query: Query, args?: unknown) => boolean;
	readonly filters: readonly FilterOption[];
}

/** One filter of the advanced panel (S3.advanced-filter-rule.1). */
export interface AdvancedFilter {
	readonly labels: Readonly<Record<string, string | undefined>>;
	readonly rules?: readonly { readonly value: string; readonly label: string }[];
	readonly allowMultiple?: boolean;
	readonly input: { readonly component: string; readonly [more: string]: unknown };
}

/** The advanced panel: its title with the match selector, and its filters by key. */
export interface AdvancedFilterConfig {
	readonly title: string;
	readonly filters: Readonly<Record<string, AdvancedFilter>>;
}
