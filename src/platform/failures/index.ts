export { createFailureNotice, reasonOf } from './failure-notice';
export { FailureLine, WayOut } from './failure-line';
