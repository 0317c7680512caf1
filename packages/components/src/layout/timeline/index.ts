export type { GroupBy, OrderBy, TimelineItem } from './grouping';
export { Timeline, type TimelineProps } from './timeline';
