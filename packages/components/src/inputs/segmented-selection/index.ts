export { SegmentedSelection, type SegmentedSelectionProps } from './segmented-selection';
