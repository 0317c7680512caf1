export { CompareFilter, type CompareFilterProps } from './compare-filter';
