import { absentDifferences } from './absent';
import { catalogDifferences } from './catalog';
import { categorySegmentDifferences } from './reports/category-segments';
import { changeDifferences } from './changes';
import { customerDifferences } from './reports/customers';
import type { DeliberateDifference } from './difference';
import { exportedDifferences } from './exported';
import { fractionDifferences } from './reports/fractions';
import { leaderboardDifferences } from './reports/leaderboards';
import { orderDifferences } from './reports/orders';
import { refundDifferences } from './reports/refunds';
import { shopDifferences } from './shop';
import { soldDifferences } from './reports/sold';
import { soldTableDifferences } from './reports/sold-tables';
import { sortingDifferences } from './reports/sorting';
import { stockDifferences } from './reports/stock';
import { taxDifferences } from './reports/taxes';
import { zoneDifferences } from './reports/zones';

/** Every deliberate difference from the recorded shops, once; docs/differences.md is written from it. */
export const deliberateDifferences: readonly DeliberateDifference[] = [
	...orderDifferences,
	...refundDifferences,
	...soldDifferences,
	...categorySegmentDifferences,
	...soldTableDifferences,
	...sortingDifferences,
	...fractionDifferences,
	...taxDifferences,
	...customerDifferences,
	...stockDifferences,
	...leaderboardDifferences,
	...absentDifferences,
	...zoneDifferences,
	...catalogDifferences,
	...shopDifferences,
	...exportedDifferences,
	...changeDifferences,
];
