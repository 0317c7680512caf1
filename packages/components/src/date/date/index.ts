export { StoreDate, type StoreDateProps } from './date';
