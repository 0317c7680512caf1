export { ScrollTo, type ScrollToProps } from './scroll-to';
