import { catalogDifferences } from './differences-catalog';
import type { DeliberateDifference } from './differences';
import { orderDifferences } from './differences-orders';
import { reportDifferences } from './differences-reports';

/** Every deliberate difference from the recorded shop, once; docs/differences.md is written from it. */
export const deliberateDifferences: readonly DeliberateDifference[] = [
	...orderDifferences,
	...reportDifferences,
	...catalogDifferences,
];
