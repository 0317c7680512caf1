export { Badge, type BadgeProps } from './badge';
export { Count, type CountProps } from './count';
