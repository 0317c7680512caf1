import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { isDictionary, paths, type ShopExport } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';

const POLL_EVERY = 2000;

type Method = 'GET' | 'POST' | 'DELETE';

/** A request that failed. */
interface Failed {
	readonly method: Method;
	readonly path: string;
	readonly what: string;
	readonly error: unknown;
}

/** Returns the plugin's export of the shop, and the actions on it; follows one that is running. */
export function useShopExport() {
	const [state, setState] = useState<ShopExport>();
	const [failed, setFailed] = useState<Failed>();
	const [isBusy, setIsBusy] = useState(false);
	const send = useCallback(async (method: Method, path: string, what: string) => {
		setFailed(undefined);
		try {
			setState(await request<ShopExport>({ path, method, isExpected: isDictionary }));
		} catch (error) {
			setFailed({ method, path, what, error });
		}
	}, []);
	useEffect(() => {
		if (failed || (state && state.status !== 'running')) return undefined;
		const timer = setTimeout(
			() => {
				// In some shops nothing runs in the background: this page does the next step itself.
				void (state?.is_stalled
					? send(
							'POST',
							`${paths.shopExport}/step`,
							__('The export could not be continued.', 'store-analytics'),
						)
					: send(
							'GET',
							paths.shopExport,
							__('The export could not be loaded.', 'store-analytics'),
						));
			},
			state ? POLL_EVERY : 0,
		);
		return () => clearTimeout(timer);
	}, [state, failed, send]);
	const act = async (method: Method, what: string) => {
		setIsBusy(true);
		await send(method, paths.shopExport, what);
		setIsBusy(false);
	};
	return {
		state,
		failure: failed && {
			what: failed.what,
			error: failed.error,
			onRetry: () => void send(failed.method, failed.path, failed.what),
		},
		isBusy,
		start: () => act('POST', __('The export could not be started.', 'store-analytics')),
		remove: () => act('DELETE', __('The export could not be deleted.', 'store-analytics')),
	};
}
