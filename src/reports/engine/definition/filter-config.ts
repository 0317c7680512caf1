import type { ReportFilterConfig as FilterConfig } from '@store-analytics/components';
import { flattenFilters } from '@store-analytics/navigation';

/** The filters' types are those of the components that show them. */
export type {
	AdvancedFilterConfig as AdvancedFilter,
	AdvancedFiltersConfig as AdvancedFilterConfig,
	FilterOption,
	ReportFilterConfig as FilterConfig,
} from '@store-analytics/components';

/** `param=value` of every choice in the dropdowns. */
export function choicesOf(dropdowns: readonly FilterConfig[]): string[] {
	return dropdowns.flatMap(({ param, filters }) =>
		flattenFilters(filters).map(({ value }) => `${param}=${value}`),
	);
}
