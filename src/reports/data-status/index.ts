export { DataStatus } from './data-status';
export { SharedState, StillWaiting } from './shared-state';
