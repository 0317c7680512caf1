export { attempt } from './attempt';
export { createFailureNotice } from './failure-notice';
export { WayOut } from '@store-analytics/components';
export { reasonOf, whyCodeIsMissing } from '@store-analytics/rest-api/client';
export { FailureLine } from './failure-line';
