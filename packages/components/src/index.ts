import './styles/tokens.css';
import './styles/admin-color-schemes.css';

export {
	announce,
	BREAKPOINTS,
	Button,
	CheckboxField,
	Dropdown,
	Icon,
	inSentence,
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
export { DatePicker, type DatePickerProps, type DatePickerUpdate } from './date/date-picker';
export { DateRange, type DateRangeProps, type RangeDraft } from './date/date-range';
export { DateRangeFilterPicker } from './filters/date-range-filter-picker';
export type {
	ChosenRange,
	DateQuery,
	DateRangeFilterPickerProps,
} from './filters/date-range-filter-picker';
export { DropdownButton, type DropdownButtonProps } from './inputs/dropdown-button';
export { SplitButton, type SplitButtonControl, type SplitButtonProps } from './inputs/split-button';
export { SegmentedSelection, type SegmentedSelectionProps } from './inputs/segmented-selection';
export { AnalyticsError, type AnalyticsErrorProps } from './feedback/analytics-error';
export { WayOut, type WayOutProps } from './feedback/way-out';
export { Badge, Count, type BadgeProps, type CountProps } from './feedback/badge';
export { Card, type CardProps } from './layout/card';
export { Chart, ChartPlaceholder, ChartTypeButtons, IntervalSelect } from './chart';
export type {
	ChartCurrency,
	ChartInterval,
	ChartMode,
	ChartNote,
	ChartProps,
	ChartRow,
	ChartType,
	ChartValue,
	ChosenValue,
	LegendItem,
	LegendPosition,
} from './chart';
export { StoreDate as Date, type StoreDateProps } from './date/date';
export { EllipsisMenu, MenuItem, MenuTitle } from './layout/ellipsis-menu';
export type { EllipsisMenuProps, MenuItemProps } from './layout/ellipsis-menu';
export { EmptyContent, type EmptyContentProps } from './feedback/empty-content';
export { Link, type LinkProps, type LinkType } from './layout/link';
export { OrderStatus, type OrderStatusProps } from './commerce/order-status';
export { Pagination, type PageDirection, type PaginationProps } from './table/pagination';
export { Pill } from './feedback/pill';
export { LoadingStatus, Placeholder } from './feedback/placeholder';
export { H, Section, type SectionProps } from './section';
export { SectionHeader, type SectionHeaderProps } from './layout/section-header';
export { Spinner } from './feedback/spinner';
export {
	Delta,
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
	SummaryNumberPlaceholder,
} from './summary';
export type {
	DeltaProps,
	SummaryListArguments,
	SummaryListProps,
	SummaryNumberProps,
} from './summary';
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
export { Tag, type TagProps } from './inputs/tag';
export { ViewMoreList } from './table/view-more-list';
export { AdvancedFilters } from './filters/advanced-filters';
export type {
	AdvancedFilterAction,
	AdvancedFilterConfig,
	AdvancedFiltersConfig,
	AdvancedFiltersProps,
} from './filters/advanced-filters';
export { AnimationSlider, type AnimationSliderProps } from './layout/animation-slider';
export { CompareButton, type CompareButtonProps } from './table/compare-button';
export { CompareFilter, type CompareFilterProps } from './filters/compare-filter';
export { createOrderedChildren, fillsInOrder, sortFillsByOrder } from './fills';
export { FilterPicker } from './filters/filter-picker';
export type {
	FilterOption,
	FilterPickerHandle,
	FilterPickerProps,
	FilterSettings,
	ReportFilterConfig,
} from './filters/filter-picker';
export { ReportFilters, type ReportFiltersProps } from './filters/report-filters';
export { Search } from './inputs/search';
export type { Autocompleter, GetLabels, SearchProps, SearchSelection } from './inputs/search';
export {
	SelectControl,
	type Option,
	type SelectControlProps,
	type Selected,
} from './inputs/select-control';
export { TextControl, TextControlWithAffixes } from './inputs/text-control';
export type { TextControlWithAffixesProps } from './inputs/text-control';
export { sanitizeHtml, SanitizedHtml, type SanitizedHtmlProps } from './sanitized-html';
export { AbbreviatedCard, type AbbreviatedCardProps } from './layout/abbreviated-card';
export { Avatar, Gravatar } from './commerce/avatar';
export type { AvatarProps, AvatarUser, GravatarProps } from './commerce/avatar';
export { countryReference, Flag } from './commerce/flag';
export type { CountryReference, FlagProps, OrderAddresses } from './commerce/flag';
export { ProductImage, type ProductImageProps } from './commerce/product-image';
export { ProductRating, Rating, ReviewRating } from './commerce/rating';
export type { RatingIconProps, RatingProps } from './commerce/rating';
export { ScrollTo, type ScrollToProps } from './layout/scroll-to';
export { WebPreview, type WebPreviewProps } from './layout/web-preview';
export { List, type ListItemProps, type ListProps } from './layout/list';
export { Stepper, type Step, type StepperProps } from './layout/stepper';
export { Timeline } from './layout/timeline';
export type { GroupBy, OrderBy, TimelineItem, TimelineProps } from './layout/timeline';
export { DynamicForm } from './inputs/dynamic-form';
export type { DynamicField, DynamicFormProps, FieldValue } from './inputs/dynamic-form';
export { Form, useFormContext } from './inputs/form';
export type {
	FormErrors,
	FormHelpers,
	FormProps,
	FormValues,
	InputProps,
	Touched,
} from './inputs/form';
export { ImageUpload, type Attachment, type ImageUploadProps } from './inputs/image-upload';
export { SearchListControl, SearchListItem } from './inputs/search-list';
export type {
	SearchListControlProps,
	SearchListEntry,
	SearchListItemData,
	SearchListItemProps,
	SearchListMessages,
	SearchListRow,
} from './inputs/search-list';
export { Plugins, type InstallReply, type PluginsProps } from './layout/plugins';
export { Snackbar, type SnackbarAction, type SnackbarProps } from './feedback/snackbar';
export {
	CollapsibleContent,
	MediaUploader,
	PhoneNumberInput,
	ProgressBar,
	TourKit,
	TreeSelectControl,
} from './on-demand';
export type { CollapsibleContentProps } from './layout/collapsible-content';
export type {
	MediaUploaderProps,
	MediaUploadProps,
	UploadArguments,
	UploadFault,
} from './inputs/media-uploader';
export type { PhoneCountry, PhoneNumberInputProps } from './inputs/phone-number-input';
export type { ProgressBarProps } from './feedback/progress-bar';
export type {
	CloseHandler,
	TourConfig,
	TourKitProps,
	TourOptions,
	TourStep,
} from './feedback/tour-kit';
export type { TreeOption, TreeSelectControlProps } from './inputs/tree-select-control';
