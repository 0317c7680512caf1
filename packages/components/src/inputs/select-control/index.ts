export { SelectControl } from './select-control';
export type { SelectControlProps } from './select-control-props';
export { isOptionList, type Option, type Selected } from './options';
export type { OnSearch } from './use-option-search';
