import { useMemo } from 'react';
import { storeClock } from '@store-analytics/date';
import { periodOf, type Period } from './period';
import type { Query } from '../../../platform/query';

/**
 * Returns the period of an address at the page's time; the same object while address and default range are the same.
 */
export function usePeriod(query: Query, defaultDateRange: string): Period {
	return useMemo(() => periodOf(query, defaultDateRange, storeClock()), [query, defaultDateRange]);
}
