export type { Autocompleter, SearchSelection } from './autocompleter';
export { LabelsError } from './labels-error';
export { Search, type SearchProps } from './search';
export { useLabels, type GetLabels } from './use-labels';
