export { DropdownButton, type DropdownButtonProps } from './dropdown-button';
