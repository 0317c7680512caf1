export { splitsOf } from './all-splits';
export { dimensionSplits } from './by-dimension';
export { loadCauses, type Cause } from './causes';
export { difference, greatest, isSmall, sumOf, type Change, type Part, type Split } from './change';
export { addsUpOverRows } from './item-sources';
export { greatestPart } from './greatest-part';
export { loadWhole, type SplitSource, type WholeChange } from './splits';
export { type FetchReports, type ChangeSubject, type Row } from './subject';
