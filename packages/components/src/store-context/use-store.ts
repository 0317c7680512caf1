import { useMemo } from 'react';
import { getStoreTimeZoneMoment } from '@store-analytics/date';
import { useGivenStore, type Store } from './store-context';

/**
 * Returns the shop's settings from the nearest StoreProvider; by default US dollars, weeks from Sunday and the page's
 * direction.
 * @example const { currency, locale } = useStore()
 */
export function useStore(): Store {
	const given = useGivenStore();
	return useMemo(() => ({ now: getStoreTimeZoneMoment, ...given }), [given]);
}
