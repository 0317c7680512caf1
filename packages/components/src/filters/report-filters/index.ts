export { ReportFilters, type ReportFiltersProps } from './report-filters';
