export { ViewMoreList } from './view-more-list';
