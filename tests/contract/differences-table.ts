import type { DeliberateDifference } from './differences';

/** Every deliberate difference from the recorded shop, once; docs/differences.md is written from it. */
export const deliberateDifferences: readonly DeliberateDifference[] = [];
