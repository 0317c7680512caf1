import { useEffect, useState } from 'react';
import {
	isDictionary,
	paths,
	type AllShops,
	type ExchangeRates,
	type ShopRange,
} from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { askAfter } from '../../platform/ask-again';

/** Milliseconds until the next request: while numbers are in flight, and otherwise. */
const soon = 1000;
const later = 60_000;

const isExpected = (reply: unknown) => isDictionary(reply) && Array.isArray(reply['shops']);

/**
 * Returns every shop of the server with the numbers of a range, refreshed while the tab is visible, and a function that
 * saves the rates. The numbers of an earlier range stay, as `isStale`, until those of the next have come.
 */
export function useAllShops(range: ShopRange) {
	const [known, setKnown] = useState<{ readonly range: ShopRange; readonly data: AllShops }>();
	const [error, setError] = useState<unknown>();
	const [tries, setTries] = useState(0);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		request<AllShops>({ path: paths.shops, query: range, isExpected, signal }).then(
			(data) => {
				setKnown({ range, data });
				setError(undefined);
			},
			(reason: unknown) => signal.aborted || setError(reason),
		);
		return () => leaving.abort();
	}, [tries, range]);
	const data = known?.data;
	useEffect(() => {
		if (!data && error === undefined) return undefined;
		const isReading = error === undefined && data?.shops.some((shop) => shop.isReading);
		return askAfter(isReading ? soon : later, () => setTries((before) => before + 1));
	}, [data, error]);
	const keepRates = async (rates: ExchangeRates) => {
		const saving = { path: paths.shops, method: 'POST', data: { ...range, rates } } as const;
		setKnown({ range, data: await request<AllShops>({ ...saving, isExpected }) });
	};
	const isStale = known !== undefined && known.range !== range;
	return { data, isStale, error, retry: () => setTries(tries + 1), keepRates };
}
