export { TreeSelectControl } from './tree-select-control';
export type { TreeSelectControlProps } from './use-tree';
export type { TreeOption } from './tree';
