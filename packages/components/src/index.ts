import './styles/tokens.css';
import './styles/admin-color-schemes.css';

export {
	announce,
	BREAKPOINTS,
	Button,
	CheckboxField,
	Dropdown,
	Icon,
	Popover,
	RadioField,
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
	RadioFieldOption,
	RadioFieldProps,
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
export { SplitButton, type SplitButtonControl, type SplitButtonProps } from './split-button';
export { SegmentedSelection, type SegmentedSelectionProps } from './segmented-selection';
export { AnalyticsError, type AnalyticsErrorProps } from './analytics-error';
export { Badge, Count, type BadgeProps, type CountProps } from './badge';
export { Card, type CardProps } from './card';
export { Chart, ChartPlaceholder, ChartTypeButtons, IntervalSelect } from './chart';
export type {
	ChartCurrency,
	ChartInterval,
	ChartMode,
	ChartProps,
	ChartRow,
	ChartType,
	ChartValue,
	LegendItem,
	LegendPosition,
} from './chart';
export { StoreDate as Date, type StoreDateProps } from './date';
export { EllipsisMenu, MenuItem, MenuTitle } from './ellipsis-menu';
export type { EllipsisMenuProps, MenuItemProps } from './ellipsis-menu';
export { EmptyContent, type EmptyContentProps } from './empty-content';
export { Link, type LinkProps, type LinkType } from './link';
export { OrderStatus, type OrderStatusProps } from './order-status';
export { Pagination, type PageDirection, type PaginationProps } from './pagination';
export { Pill } from './pill';
export { LoadingStatus, Placeholder } from './placeholder';
export { H, Section, type SectionProps } from './section';
export { SectionHeader, type SectionHeaderProps } from './section-header';
export { Spinner } from './spinner';
export {
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
	SummaryNumberPlaceholder,
} from './summary';
export type { SummaryListArguments, SummaryListProps, SummaryNumberProps } from './summary';
export {
	EmptyTable,
	Table,
	TableCard,
	TablePlaceholder,
	TableSummary,
	TableSummaryPlaceholder,
} from './table';
export type {
	Cell,
	Header,
	Row,
	RowKey,
	SortOrder,
	SummaryMetric,
	TableCardProps,
	TablePlaceholderProps,
	TableProps,
	TableQuery,
} from './table';
export { Tag, type TagProps } from './tag';
export { ViewMoreList } from './view-more-list';
export { AdvancedFilters } from './advanced-filters';
export type {
	AdvancedFilterAction,
	AdvancedFilterConfig,
	AdvancedFiltersConfig,
	AdvancedFiltersProps,
} from './advanced-filters';
export { AnimationSlider, type AnimationSliderProps } from './animation-slider';
export { CompareButton, type CompareButtonProps } from './compare-button';
export { CompareFilter, type CompareFilterProps } from './compare-filter';
export { createOrderedChildren, fillsInOrder, sortFillsByOrder } from './fills';
export { FilterPicker } from './filter-picker';
export type {
	FilterOption,
	FilterPickerHandle,
	FilterPickerProps,
	FilterSettings,
	ReportFilterConfig,
} from './filter-picker';
export { ReportFilters, type ReportFiltersProps } from './filters';
export { Search } from './search';
export type { Autocompleter, GetLabels, SearchProps, SearchSelection } from './search';
export {
	SelectControl,
	type Option,
	type SelectControlProps,
	type Selected,
} from './select-control';
export { TextControl, TextControlWithAffixes } from './text-control';
export type { TextControlWithAffixesProps } from './text-control';
export { sanitizeHtml, SanitizedHtml, type SanitizedHtmlProps } from './sanitized-html';
export { AbbreviatedCard, type AbbreviatedCardProps } from './abbreviated-card';
export { Avatar, Gravatar } from './avatar';
export type { AvatarProps, AvatarUser, GravatarProps } from './avatar';
export { countryReference, Flag } from './flag';
export type { CountryReference, FlagProps, OrderAddresses } from './flag';
export { ProductImage, type ProductImageProps } from './product-image';
export { ProductRating, Rating, ReviewRating } from './rating';
export type { RatingIconProps, RatingProps } from './rating';
export { ScrollTo, type ScrollToProps } from './scroll-to';
export { WebPreview, type WebPreviewProps } from './web-preview';
export { List, type ListItemProps, type ListProps } from './list';
export { Stepper, type Step, type StepperProps } from './stepper';
export { Timeline } from './timeline';
export type { GroupBy, OrderBy, TimelineItem, TimelineProps } from './timeline';
export { DynamicForm } from './dynamic-form';
export type { DynamicField, DynamicFormProps, FieldValue } from './dynamic-form';
export { Form, useFormContext } from './form';
export type { FormErrors, FormHelpers, FormProps, FormValues, InputProps, Touched } from './form';
export { ImageUpload, type Attachment, type ImageUploadProps } from './image-upload';
export { SearchListControl, SearchListItem } from './search-list';
export type {
	SearchListControlProps,
	SearchListEntry,
	SearchListItemData,
	SearchListItemProps,
	SearchListMessages,
	SearchListRow,
} from './search-list';
export { Plugins, type InstallReply, type PluginsProps } from './plugins';
export { Snackbar, type SnackbarAction, type SnackbarProps } from './snackbar';
export {
	CollapsibleContent,
	MediaUploader,
	PhoneNumberInput,
	ProgressBar,
	TourKit,
	TreeSelectControl,
} from './on-demand';
export type { CollapsibleContentProps } from './collapsible-content';
export type {
	MediaUploaderProps,
	MediaUploadProps,
	UploadArguments,
	UploadFault,
} from './media-uploader';
export type { PhoneCountry, PhoneNumberInputProps } from './phone-number-input';
export type { ProgressBarProps } from './progress-bar';
export type { CloseHandler, TourConfig, TourKitProps, TourOptions, TourStep } from './tour-kit';
export type { TreeOption, TreeSelectControlProps } from './tree-select-control';
