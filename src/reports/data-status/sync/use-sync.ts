import { useEffect, useRef, useState } from 'react';
import { useStore } from '@store-analytics/components';
import { numberFormat } from '@store-analytics/number';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { syncStore, useStoreDamage, useSyncStatus, type Loadable } from '@store-analytics/data';
import { storeClock } from '@store-analytics/date';
import type { StoreDamage, SyncStatus } from '@store-analytics/rest-api';
import { askAfter } from '../../../platform/ask-again';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { pollInterval } from './poll-interval';

/** Returns the sync state of the connected shop; requested once if the page lacks it. */
export function useSync(isWanted = true): Loadable<SyncStatus> {
	return useSyncStatus(useAppSettings().connectedShop?.status, isWanted);
}

interface WithResponseTime {
	getResponseTime(selector: string, args: readonly unknown[]): number | undefined;
}

/** Refreshes it while the tab is visible, once it is needed; one component per screen does this. */
export function useFollowedSync(isWanted = true): Loadable<SyncStatus> {
	const sync = useSync(isWanted);
	const { data, error } = sync;
	const registry = useRegistry();
	// Equal responses keep the same object.
	const receivedAt = useSelect((select) => {
		const known = select(syncStore.name) as WithResponseTime; // every store of ours has it beside its own selectors
		return known.getResponseTime('getSyncStatus', []);
	}, []);
	const failures = useRef(0);
	useEffect(() => {
		if (sync.status === 'loading') return undefined;
		failures.current = error === undefined ? 0 : failures.current + 1;
		const wait = pollInterval(data, failures.current, Date.now());
		return askAfter(wait, () => {
			void registry.dispatch(syncStore).invalidateResolution('getSyncStatus', []);
		});
	}, [sync.status, data, error, receivedAt, registry]);
	return sync;
}

/** What has happened to the store's file: as of the page, or of what it has requested since. */
export function useDamage(): StoreDamage | null {
	const { connectedShop, dataSource } = useAppSettings();
	const { data } = useSync(connectedShop !== null);
	const own = useOwnDamage(connectedShop === null);
	return data?.damage ?? own ?? dataSource.damage;
}

/** Milliseconds between two looks at a store without a shop. */
const BETWEEN_LOOKS = 60_000;

/** The same for a store without a shop, which has no sync that tells it. The page itself knows it at first. */
function useOwnDamage(isWanted: boolean): StoreDamage | undefined {
	const registry = useRegistry();
	const [looks, setLooks] = useState(0);
	useEffect(() => {
		if (!isWanted) return undefined;
		return askAfter(BETWEEN_LOOKS, () => {
			void registry.dispatch(syncStore).invalidateResolution('getDamage', []);
			setLooks((count) => count + 1);
		});
	}, [isWanted, looks, registry]);
	return useStoreDamage(isWanted && looks > 0).data;
}

/** Calls back when the store has new data that the screen may lack. */
export function useSyncChange(status: SyncStatus | undefined, onChange: () => void): void {
	const previous = useRef<string>();
	const { lastOrder, completeSince, isComplete, proof } = status ?? {};
	// While months come in one after the other, each is a change.
	const known =
		status &&
		[
			lastOrder?.number,
			isComplete || completeSince?.slice(0, 7),
			proof?.repaired && proof.at,
		].join();
	useEffect(() => {
		const before = previous.current;
		previous.current = known;
		if (before !== undefined && known !== undefined && before !== known) onChange();
	}, [known, onChange]);
}

/** Starts a sync now, or also a comparison with the shop's own reports. */
export function useAskShop() {
	const { askShop } = useDispatch(syncStore);
	const [isStarting, setIsStarting] = useState(false);
	const [asked, setAsked] = useState(false);
	const [refusal, setRefusal] = useState<unknown>();
	const ask = async (prove: boolean) => {
		setAsked(prove);
		setIsStarting(true);
		setRefusal(undefined);
		try {
			await askShop(prove);
		} catch (error) {
			setRefusal(error);
		}
		setIsStarting(false);
	};
	return { ask, asked, isStarting, refusal };
}

/** Formats a number like the shop. */
export function useCount(): (value: number) => string {
	const { currency } = useStore();
	return (value) => {
		const { decimalSeparator, thousandSeparator } = currency.getCurrencyConfig();
		return numberFormat({ decimalSeparator, thousandSeparator }, value);
	};
}

const step = 10_000;

/** Returns the shop's now in milliseconds, every ten seconds. */
export function useNow(): number {
	const [now, setNow] = useState(storeNow);
	useEffect(() => {
		const timer = setInterval(() => setNow(storeNow()), step);
		return () => clearInterval(timer);
	}, []);
	return now;
}

const storeNow = () => storeClock().now.getTime();
