export { AdvancedFilters, type AdvancedFiltersProps } from './advanced-filters';
export type { AdvancedFilterConfig, AdvancedFiltersConfig } from './config';
export type { AdvancedFilterAction } from './use-filter-rows';
