export { CollapsibleContent, type CollapsibleContentProps } from './collapsible-content';
