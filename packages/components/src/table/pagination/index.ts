export { Pagination, type PageDirection, type PaginationProps } from './pagination';
