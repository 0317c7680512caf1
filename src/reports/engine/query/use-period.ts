import { useMemo } from 'react';
import { storeClock } from '@store-analytics/date';
import { periodOf, type Period } from './period';
import type { Query } from '../../../platform/query';

/** The period of an address by the page's clock; the same object as long as address and default range are the same. */
export function usePeriod(query: Query, defaultDateRange: string): Period {
	return useMemo(() => periodOf(query, defaultDateRange, storeClock()), [query, defaultDateRange]);
}
