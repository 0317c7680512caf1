/** The filters' types are those of the components that show them. */
export type {
	AdvancedFilterConfig as AdvancedFilter,
	AdvancedFiltersConfig as AdvancedFilterConfig,
	FilterOption,
	ReportFilterConfig as FilterConfig,
} from '@store-analytics/components';
