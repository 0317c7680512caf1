export { AnalyticsError, type AnalyticsErrorProps } from './analytics-error';
