import type { StoreDamage, SyncStatus } from '@store-analytics/rest-api';
import { useMemo } from 'react';
import { hydrateResponse, useHydration, type Hydrate } from '../resource/hydrate';
import type { Source } from '../resource/reading/readers';
import { useLoadable, type Loadable } from '../resource/reading/use-loadable';
import { STORE_NAME } from './store';

const source: Source = {
	store: STORE_NAME,
	selector: 'getSyncStatus',
	errorSelector: 'getSyncStatusError',
	args: [],
};

const present = (value: unknown) => (value as SyncStatus | null | undefined) ?? undefined; // the selector's own value

/**
 * Reads the state of the embedded store's sync. `printed` is the page's value, which needs no request.
 * @example const status = useSyncStatus(printed)
 */
export function useSyncStatus(
	printed: SyncStatus | undefined,
	isEnabled = true,
): Loadable<SyncStatus> {
	const hydrate = useMemo(
		(): Hydrate => (registry) => {
			if (!printed) return;
			hydrateResponse(registry, source, (actions) => actions['receiveSyncStatus']?.(printed));
		},
		[printed],
	);
	useHydration(hydrate);
	return useLoadable(source, present, isEnabled);
}

const damageSource: Source = {
	store: STORE_NAME,
	selector: 'getDamage',
	errorSelector: 'getDamageError',
	args: [],
};

const presentDamage = (value: unknown) => (value as StoreDamage | null | undefined) ?? undefined; // as above

/** Reads what has happened to the file of a store without a shop. */
export function useStoreDamage(isEnabled = true): Loadable<StoreDamage> {
	return useLoadable(damageSource, presentDamage, isEnabled);
}
