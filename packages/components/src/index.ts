import './styles/tokens.css';

export {
	announce,
	BREAKPOINTS,
	Button,
	CheckboxField,
	Dropdown,
	Icon,
	Popover,
	SelectField,
	TextField,
	Tooltip,
	useDebouncedCallback,
	useInstanceId,
	useReducedMotion,
	useViewportMatch,
	VisuallyHidden,
} from './primitives';
export type {
	Breakpoint,
	ButtonProps,
	CheckboxFieldProps,
	DropdownProps,
	DropdownState,
	IconName,
	PopoverProps,
	SelectFieldOption,
	SelectFieldProps,
	TextFieldProps,
	TooltipProps,
} from './primitives';
export { StoreProvider, useStore, type Store } from './store-context';
export { DatePicker, DateRange } from './date-picker';
export type { DatePickerProps, DatePickerUpdate, DateRangeProps, RangeDraft } from './date-picker';
export { DateRangeFilterPicker } from './date-range-filter-picker';
export type {
	ChosenRange,
	DateQuery,
	DateRangeFilterPickerProps,
} from './date-range-filter-picker';
export { DropdownButton, type DropdownButtonProps } from './dropdown-button';
export { SegmentedSelection, type SegmentedSelectionProps } from './segmented-selection';
