export { DateRange, type DateRangeProps } from './date-range';
export type { RangeDraft } from './typed-range';
