import { catalogDifferences } from './catalog';
import { changeDifferences } from './changes';
import type { DeliberateDifference } from './difference';
import { orderDifferences } from './orders';
import { reportDifferences } from './reports';
import { shopDifferences } from './shop';

/** Every deliberate difference from the recorded shop, once; docs/differences.md is written from it. */
export const deliberateDifferences: readonly DeliberateDifference[] = [
	...orderDifferences,
	...reportDifferences,
	...catalogDifferences,
	...shopDifferences,
	...changeDifferences,
];
