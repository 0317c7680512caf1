import apiFetch from '@wordpress/api-fetch';

let refreshing: Promise<boolean> | undefined;
let failures = 0;

/** The nonce that requests are sent with now, and how often asking for a new one has failed. */
export interface NonceState {
	nonce: string | undefined;
	failures: number;
}

/** Taken before a request; tells later whether the world has changed since. */
export function nonceState(): NonceState {
	return { nonce: apiFetch.nonceMiddleware?.nonce, failures };
}

async function fetchNonce(): Promise<boolean> {
	const { nonceEndpoint, nonceMiddleware } = apiFetch;
	if (!nonceEndpoint || !nonceMiddleware) return false;
	try {
		const response = await globalThis.fetch(nonceEndpoint, { credentials: 'include' });
		const nonce = (await response.text()).trim();
		// To a visitor WordPress responds "0" with status 400; a login page would be HTML. The embedded store's have - and _.
		if (!response.ok || !/^[\w-]{6,}$/.test(nonce)) return false;
		nonceMiddleware.nonce = nonce;
		return true;
	} catch {
		return false;
	}
}

/**
 * Gets a fresh nonce the way WordPress does, once for all requests that wait for one. False: the user is signed out.
 * A request that started before a failed attempt takes that result instead of asking again.
 */
export async function renewNonce(before: NonceState): Promise<boolean> {
	if (apiFetch.nonceMiddleware && apiFetch.nonceMiddleware.nonce !== before.nonce) return true;
	if (failures > before.failures) return false;
	refreshing ??= fetchNonce().finally(() => {
		refreshing = undefined;
	});
	const renewed = await refreshing;
	if (!renewed && failures === before.failures) failures += 1;
	return renewed;
}
