export type { SearchListEntry, SearchListItemData } from './hierarchy';
export type { SearchListMessages } from './messages';
export { SearchListControl, type SearchListControlProps } from './search-list-control';
export type { SearchListRow } from './search-list-rows';
export { SearchListItem, type SearchListItemProps } from './search-list-item';
