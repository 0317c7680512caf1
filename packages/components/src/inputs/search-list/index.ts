export type { SearchListEntry, SearchListItemData } from './hierarchy';
export type { SearchListMessages } from './messages';
export {
	SearchListControl,
	type SearchListControlProps,
	type SearchListRow,
} from './search-list-control';
export { SearchListItem, type SearchListItemProps } from './search-list-item';
