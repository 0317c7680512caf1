export { DateRangeFilterPicker, type DateRangeFilterPickerProps } from './date-range-filter-picker';
export type { ChosenRange, DateQuery } from './range-draft';
