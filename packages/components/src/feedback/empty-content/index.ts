export { EmptyContent, type EmptyContentProps } from './empty-content';
