export { TreeSelectControl, type TreeSelectControlProps } from './tree-select-control';
export type { TreeOption } from './tree';
