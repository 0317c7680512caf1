export { DatePicker, type DatePickerProps, type DatePickerUpdate } from './date-picker';
export { DateRange, type DateRangeProps } from './date-range';
export type { RangeDraft } from './typed-range';
export { preloadCalendar } from './use-calendar';
