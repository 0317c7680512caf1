export { LoadingStatus } from './loading-status';
export { Placeholder } from './placeholder';
