export { FilterPicker, type FilterPickerHandle, type FilterPickerProps } from './filter-picker';
export {
	allFilterParams,
	chosenFilter,
	type FilterOption,
	type FilterSettings,
	type ReportFilterConfig,
} from './filter-config';
