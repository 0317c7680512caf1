export type { GroupBy, OrderBy } from './grouping';
export { Timeline, type TimelineProps } from './timeline';
export type { TimelineItem } from './timeline-item';
