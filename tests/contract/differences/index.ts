import { absentDifferences } from './absent';
import { catalogDifferences } from './catalog';
import { changeDifferences } from './changes';
import { customerDifferences } from './customers';
import type { DeliberateDifference } from './difference';
import { exportedDifferences } from './exported';
import { leaderboardDifferences } from './leaderboards';
import { orderDifferences } from './orders';
import { refundDifferences } from './refunds';
import { shopDifferences } from './shop';
import { soldDifferences } from './sold';
import { soldTableDifferences } from './sold-tables';
import { sortingDifferences } from './sorting';
import { stockDifferences } from './stock';
import { taxDifferences } from './taxes';
import { zoneDifferences } from './zones';

/** Every deliberate difference from the recorded shops, once; docs/differences.md is written from it. */
export const deliberateDifferences: readonly DeliberateDifference[] = [
	...orderDifferences,
	...refundDifferences,
	...soldDifferences,
	...soldTableDifferences,
	...sortingDifferences,
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
