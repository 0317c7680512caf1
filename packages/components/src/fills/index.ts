export { createOrderedChildren, fillsInOrder, sortFillsByOrder } from './ordered-fills';
