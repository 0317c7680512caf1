export { List, type ListProps } from './list';
export type { ListItemProps } from './list-item';
