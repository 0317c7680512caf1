import { catalogDifferences } from './differences-catalog';
import { changeDifferences } from './differences-changes';
import type { DeliberateDifference } from './differences';
import { orderDifferences } from './differences-orders';
import { reportDifferences } from './differences-reports';
import { shopDifferences } from './differences-shop';

/** Every deliberate difference from the recorded shop, once; docs/differences.md is written from it. */
export const deliberateDifferences: readonly DeliberateDifference[] = [
	...orderDifferences,
	...reportDifferences,
	...catalogDifferences,
	...shopDifferences,
	...changeDifferences,
];
