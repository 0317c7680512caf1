export { DataStatus } from './data-status';
export { Panels, SharedState, StillWaiting } from './shared-state';
