import apiFetch from '@wordpress/api-fetch';

let refreshing: Promise<boolean> | undefined;
let failures = 0;

/** The current nonce, and how many attempts to renew it have failed. */
export interface NonceState {
	nonce: string | undefined;
	failures: number;
}

/** A snapshot taken before a request. It shows later whether the nonce has changed since. */
export function nonceState(): NonceState {
	return { nonce: apiFetch.nonceMiddleware?.nonce, failures };
}

async function fetchNonce(): Promise<boolean> {
	const { nonceEndpoint, nonceMiddleware } = apiFetch;
	if (!nonceEndpoint || !nonceMiddleware) return false;
	try {
		const response = await globalThis.fetch(nonceEndpoint, { credentials: 'include' });
		const nonce = (await response.text()).trim();
		// WordPress answers "0" with status 400 to signed-out users; a login page would be HTML. Nonces of the embedded
		// store contain - and _.
		if (!response.ok || !/^[\w-]{6,}$/.test(nonce)) return false;
		nonceMiddleware.nonce = nonce;
		return true;
	} catch {
		return false;
	}
}

/**
 * Renews the nonce as WordPress does, once for all requests that wait for it. Resolves to false if the user is signed
 * out. A request that started before a failed attempt gets that result without another attempt.
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
