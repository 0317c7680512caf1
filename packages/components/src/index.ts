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
	listed,
	spanned,
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
export { StoreProvider, type Store } from './store-context/store-context';
export { useStore } from './store-context/use-store';
export {
	DatePicker,
	type DatePickerProps,
	type DatePickerUpdate,
} from './date/date-picker/date-picker';
export { DateRange, type DateRangeProps } from './date/date-range/date-range';
export type { RangeDraft } from './date/date-range/typed-range';
export {
	DateRangeFilterPicker,
	type DateRangeFilterPickerProps,
} from './filters/date-range-filter-picker/date-range-filter-picker';
export type { ChosenRange, DateQuery } from './filters/date-range-filter-picker/range-draft';
export { DropdownButton, type DropdownButtonProps } from './inputs/dropdown-button/dropdown-button';
export {
	SegmentedSelection,
	type SegmentedSelectionProps,
} from './inputs/segmented-selection/segmented-selection';
export {
	AnalyticsError,
	type AnalyticsErrorProps,
} from './feedback/analytics-error/analytics-error';
export { keepFocus } from './feedback/recovery/keep-focus';
export { useRecovery } from './feedback/recovery/use-recovery';
export { WayOut, type WayOutProps } from './feedback/way-out/way-out';
export {
	Breadcrumbs,
	type BreadcrumbItem,
	type BreadcrumbsProps,
} from './layout/breadcrumbs/breadcrumbs';
export { Card, type CardProps } from './layout/card/card';
export { Chart } from './chart/chart';
export { ChartPlaceholder } from './chart/chart-placeholder';
export { ChartTypeButtons, IntervalSelect } from './chart/controls/chart-choices';
export type {
	ChartCurrency,
	ChartInterval,
	ChartMode,
	ChartNote,
	ChartRow,
	ChartType,
	ChartValue,
	LegendItem,
	LegendPosition,
} from './chart/model';
export { createNumberFormats } from './chart/model';
export type { ChartProps, ChosenValue } from './chart/chart-props';
export { StoreDate as Date, type StoreDateProps } from './date/date/date';
export { EllipsisMenu, type EllipsisMenuProps } from './layout/ellipsis-menu/ellipsis-menu';
export { Heatmap } from './heatmap/heatmap';
export type { HeatmapProps } from './heatmap/heatmap-props';
export type { HeatmapAxisItem } from './heatmap/grid-data';
export { hasMap } from './map/map-levels';
export type { WorldMapProps } from './map/map-props';
export { WorldMap } from './map/world-map';
export type { StepValue } from './steps/steps';
export { MenuItem, MenuTitle, type MenuItemProps } from './layout/ellipsis-menu/menu-item';
export { EmptyContent, type EmptyContentProps } from './feedback/empty-content/empty-content';
export { StateDrawing, type StateDrawingProps } from './feedback/state-drawing/state-drawing';
export { Link, type LinkProps, type LinkType } from './layout/link/link';
export { OrderStatus, type OrderStatusProps } from './commerce/order-status/order-status';
export {
	Pagination,
	type PageDirection,
	type PaginationProps,
} from './table/pagination/pagination';
export { Pill } from './feedback/pill/pill';
export { LoadingStatus } from './feedback/placeholder/loading-status';
export { Placeholder } from './feedback/placeholder/placeholder';
export { H, Section, type SectionProps } from './section/section';
export { SectionHeader, type SectionHeaderProps } from './layout/section-header/section-header';
export { Spinner } from './feedback/spinner/spinner';
export { Delta, type DeltaProps } from './summary/delta';
export {
	SummaryList,
	type SummaryListArguments,
	type SummaryListProps,
} from './summary/summary-list';
export { SummaryListPlaceholder, SummaryNumberPlaceholder } from './summary/summary-placeholder';
export { SummaryNumber, type SummaryNumberProps } from './summary/summary-number';
export { Table, type TableProps } from './table/table';
export { TableCard, type TableCardProps } from './table/table-card';
export { TableSummary, TableSummaryPlaceholder } from './table/table-summary';
export type {
	Cell,
	Header,
	Row,
	RowKey,
	SortOrder,
	SummaryMetric,
	TableQuery,
} from './table/types';
export { Tag, type TagProps } from './inputs/tag/tag';
export { ViewMoreList } from './table/view-more-list/view-more-list';
export {
	AdvancedFilters,
	type AdvancedFiltersProps,
} from './filters/advanced-filters/advanced-filters';
export type { AdvancedFilterAction } from './filters/advanced-filters/use-filter-rows';
export type {
	AdvancedFilterConfig,
	AdvancedFiltersConfig,
} from './filters/advanced-filters/config';
export {
	AnimationSlider,
	type AnimationSliderProps,
} from './layout/animation-slider/animation-slider';
export { CompareButton, type CompareButtonProps } from './table/compare-button/compare-button';
export { CompareFilter, type CompareFilterProps } from './filters/compare-filter/compare-filter';
export { fillsInOrder } from './fills/ordered-fills';
export {
	FilterPicker,
	type FilterPickerHandle,
	type FilterPickerProps,
} from './filters/filter-picker/filter-picker';
export type {
	FilterOption,
	FilterSettings,
	ReportFilterConfig,
} from './filters/filter-picker/filter-config';
export { ReportFilters, type ReportFiltersProps } from './filters/report-filters/report-filters';
export { Search, type SearchProps } from './inputs/search/search';
export type { Autocompleter, SearchSelection } from './inputs/search/autocompleter';
export type { GetLabels } from './inputs/search/use-labels';
export { SelectControl } from './inputs/select-control/select-control';
export type { Option, Selected } from './inputs/select-control/options';
export type { SelectControlProps } from './inputs/select-control/select-control-props';
export {
	TextControlWithAffixes,
	type TextControlWithAffixesProps,
} from './inputs/text-control-with-affixes/text-control-with-affixes';
export {
	sanitizeHtml,
	SanitizedHtml,
	type SanitizedHtmlProps,
} from './sanitized-html/sanitized-html';
export { ProductImage, type ProductImageProps } from './commerce/product-image/product-image';
export { ProductRating, Rating, ReviewRating, type RatingProps } from './commerce/rating/rating';
export type { RatingIconProps } from './commerce/rating/star-icon';
export { Timeline, type TimelineProps } from './layout/timeline/timeline';
export type { GroupBy, OrderBy, TimelineItem } from './layout/timeline/grouping';
export { Snackbar, type SnackbarAction, type SnackbarProps } from './feedback/snackbar/snackbar';

// What no screen of ours draws: extensions import it from window.wc.components (compatibility/README.md).
export {
	AbbreviatedCard,
	type AbbreviatedCardProps,
} from './compatibility/abbreviated-card/abbreviated-card';
export { Avatar, type AvatarProps, type AvatarUser } from './compatibility/avatar/avatar';
export { Gravatar, type GravatarProps } from './compatibility/avatar/gravatar';
export { Badge, type BadgeProps } from './compatibility/badge/badge';
export { Count, type CountProps } from './compatibility/badge/count';
export type { CollapsibleContentProps } from './compatibility/collapsible-content/collapsible-content';
export { DynamicForm, type DynamicFormProps } from './compatibility/dynamic-form/dynamic-form';
export type { DynamicField, FieldValue } from './compatibility/dynamic-form/form-field';
export { countryReference, type CountryReference } from './compatibility/flag/country-reference';
export { Flag, type FlagProps, type OrderAddresses } from './compatibility/flag/flag';
export { Form, type FormProps } from './compatibility/form/form';
export { useFormContext } from './compatibility/form/form-context';
export type { FormErrors, FormValues, Touched } from './compatibility/form/form-values';
export type { FormHelpers, InputProps } from './compatibility/form/use-form';
export { ImageUpload, type ImageUploadProps } from './compatibility/image-upload/image-upload';
export type { Attachment } from './compatibility/image-upload/media-library';
export { List, type ListProps } from './compatibility/list/list';
export type { ListItemProps } from './compatibility/list/list-item';
export type { MediaUploadProps } from './compatibility/media-uploader/media-upload';
export type { MediaUploaderProps } from './compatibility/media-uploader/media-uploader';
export type { UploadArguments, UploadFault } from './compatibility/media-uploader/upload-media';
export {
	CollapsibleContent,
	MediaUploader,
	PhoneNumberInput,
	ProgressBar,
	TourKit,
	TreeSelectControl,
} from './compatibility/on-demand';
export type { PhoneCountry } from './compatibility/phone-number-input/countries';
export type { PhoneNumberInputProps } from './compatibility/phone-number-input/phone-number-input';
export { createOrderedChildren, sortFillsByOrder } from './compatibility/ordered-children';
export { Plugins, type PluginsProps } from './compatibility/plugins/plugins';
export type { InstallReply } from './compatibility/plugins/use-installer';
export type { ProgressBarProps } from './compatibility/progress-bar/progress-bar';
export { ScrollTo, type ScrollToProps } from './compatibility/scroll-to/scroll-to';
export type { SearchListEntry, SearchListItemData } from './compatibility/search-list/hierarchy';
export type { SearchListMessages } from './compatibility/search-list/messages';
export {
	SearchListControl,
	type SearchListControlProps,
} from './compatibility/search-list/search-list-control';
export {
	SearchListItem,
	type SearchListItemProps,
} from './compatibility/search-list/search-list-item';
export type { SearchListRow } from './compatibility/search-list/search-list-rows';
export {
	SplitButton,
	type SplitButtonControl,
	type SplitButtonProps,
} from './compatibility/split-button/split-button';
export type { Step } from './compatibility/stepper/step-head';
export { Stepper, type StepperProps } from './compatibility/stepper/stepper';
export { EmptyTable } from './compatibility/table-parts/empty-table';
export {
	TablePlaceholder,
	type TablePlaceholderProps,
} from './compatibility/table-parts/table-placeholder';
export { TextControl } from './compatibility/text-control/text-control';
export type {
	CloseHandler,
	TourConfig,
	TourOptions,
	TourStep,
} from './compatibility/tour-kit/tour';
export type { TourKitProps } from './compatibility/tour-kit/tour-kit';
export type { TreeOption } from './compatibility/tree-select-control/tree';
export type { TreeSelectControlProps } from './compatibility/tree-select-control/use-tree';
export { WebPreview, type WebPreviewProps } from './compatibility/web-preview/web-preview';
