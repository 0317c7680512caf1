export { EllipsisMenu, type EllipsisMenuProps } from './ellipsis-menu';
export { MenuItem, MenuTitle, type MenuItemProps } from './menu-item';
