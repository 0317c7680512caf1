export { EmptyTable } from './empty-table';
export { Table, type TableProps } from './table';
export { TableCard, type TableCardProps } from './table-card';
export { TablePlaceholder, type TablePlaceholderProps } from './table-placeholder';
export { TableSummary, TableSummaryPlaceholder } from './table-summary';
export type { Cell, Header, Row, RowKey, SortOrder, SummaryMetric, TableQuery } from './types';
