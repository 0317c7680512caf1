import { useMemo } from 'react';
import { getStoreTimeZoneMoment } from '@store-analytics/date';
import { useGivenStore, type Store } from './store-context';

/** The shop as told by the nearest StoreProvider; US dollars, weeks from Sunday and the page's direction without one. */
export function useStore(): Store {
	const given = useGivenStore();
	return useMemo(() => ({ now: getStoreTimeZoneMoment, ...given }), [given]);
}
