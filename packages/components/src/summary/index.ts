export { Delta, type DeltaProps } from './delta';
export { SummaryList, type SummaryListArguments, type SummaryListProps } from './summary-list';
export { SummaryNumber, type SummaryNumberProps } from './summary-number';
export { SummaryListPlaceholder, SummaryNumberPlaceholder } from './summary-placeholder';
