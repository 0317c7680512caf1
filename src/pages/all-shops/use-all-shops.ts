import { useEffect, useState } from 'react';
import { isDictionary, paths, type AllShops, type ExchangeRates } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { askAfter } from '../../platform/ask-again';

/** Milliseconds until the next request: while numbers are in flight, and otherwise. */
const soon = 1000;
const later = 60_000;

const isExpected = (reply: unknown) => isDictionary(reply) && Array.isArray(reply['shops']);

/**
 * Returns every shop of the server with its numbers, refreshed while the tab is visible, and a function that saves the
 * rates.
 */
export function useAllShops() {
	const [data, setData] = useState<AllShops>();
	const [error, setError] = useState<unknown>();
	const [tries, setTries] = useState(0);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		request<AllShops>({ path: paths.shops, isExpected, signal }).then(
			(reply) => {
				setData(reply);
				setError(undefined);
			},
			(reason: unknown) => signal.aborted || setError(reason),
		);
		return () => leaving.abort();
	}, [tries]);
	useEffect(() => {
		if (!data && error === undefined) return undefined;
		const isReading = error === undefined && data?.shops.some((shop) => shop.isReading);
		return askAfter(isReading ? soon : later, () => setTries((before) => before + 1));
	}, [data, error]);
	const keepRates = async (rates: ExchangeRates) => {
		setData(
			await request<AllShops>({ path: paths.shops, method: 'POST', data: { rates }, isExpected }),
		);
	};
	return { data, error, retry: () => setTries(tries + 1), keepRates };
}
