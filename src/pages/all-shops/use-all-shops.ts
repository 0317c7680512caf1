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
import { afterReply, type Replies } from './replies';

/** Milliseconds until the next request: while numbers are in flight, and otherwise. */
const soon = 1000;
const later = 60_000;

const isExpected = (reply: unknown) => isDictionary(reply) && Array.isArray(reply['shops']);

/**
 * Returns every shop of the server with the numbers of a range, refreshed while the tab is visible, and a function that
 * saves the rates. The numbers of an earlier range stay, as `isStale`, until those of the next have come.
 */
export function useAllShops(range: ShopRange) {
	const [{ shown, latest }, setReplies] = useState<Replies>({});
	const [error, setError] = useState<unknown>();
	const [tries, setTries] = useState(0);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		request<AllShops>({ path: paths.shops, query: range, isExpected, signal }).then(
			(data) => {
				setReplies((before) => afterReply(before, { range, data }));
				setError(undefined);
			},
			(reason: unknown) => signal.aborted || setError(reason),
		);
		return () => leaving.abort();
	}, [tries, range]);
	useEffect(() => {
		if (!latest && error === undefined) return undefined;
		const isReading = error === undefined && latest?.data.shops.some((shop) => shop.isReading);
		return askAfter(isReading ? soon : later, () => setTries((before) => before + 1));
	}, [latest, error]);
	const keepRates = async (rates: ExchangeRates) => {
		const saving = { path: paths.shops, method: 'POST', data: { ...range, rates } } as const;
		const data = await request<AllShops>({ ...saving, isExpected });
		setReplies((before) => afterReply(before, { range, data }));
	};
	const isStale = shown !== undefined && shown.range !== range;
	return { data: shown?.data, isStale, error, retry: () => setTries(tries + 1), keepRates };
}
