export { SelectControl } from './select-control';
export type { SelectControlProps } from './select-control-props';
export type { Option, Selected } from './options';
export type { OnSearch } from './use-option-search';
