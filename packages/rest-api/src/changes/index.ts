export { splitsOf } from './all-splits';
export { loadCauses, type Cause } from './causes';
export { difference, sumOf, type Change, type Part, type Split } from './change';
export { loadWhole, type SplitSource, type WholeChange } from './splits';
export { type FetchReports, type ChangeSubject, type Row } from './subject';
