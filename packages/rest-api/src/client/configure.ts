import apiFetch from '@wordpress/api-fetch';

/** Where the API is and what proves that the page may use it. */
export interface ClientConfig {
	/** API root with a slash at its end, as in `wpApiSettings.root`. */
	root: string;
	nonce: string;
	/** Where to ask for a fresh nonce; WordPress's own place unless given. */
	nonceEndpoint?: string;
}

/**
 * Sets up api-fetch where WordPress has not done it (the embedded target). Call once, before the first request. A page
 * on which WordPress's own script has set api-fetch up is left alone.
 */
export function configureClient({ root, nonce, nonceEndpoint }: ClientConfig): void {
	if (apiFetch.nonceMiddleware) return;
	const nonceMiddleware = apiFetch.createNonceMiddleware(nonce);
	apiFetch.nonceMiddleware = nonceMiddleware;
	apiFetch.nonceEndpoint = nonceEndpoint ?? '/wp-admin/admin-ajax.php?action=rest-nonce';
	apiFetch.use(nonceMiddleware);
	apiFetch.use(apiFetch.createRootURLMiddleware(root));
}
