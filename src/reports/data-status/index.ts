export { DataStatus } from './data-status';
