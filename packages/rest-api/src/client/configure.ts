import apiFetch from '@wordpress/api-fetch';

/** The address of the API and the credentials of the page. */
export interface ClientConfig {
	/** API root with a slash at its end, as in `wpApiSettings.root`. */
	root: string;
	nonce: string;
	/** Address that returns a fresh nonce; by default WordPress's own. */
	nonceEndpoint?: string;
}

/**
 * Configures api-fetch if WordPress has not done so (embedded target). Call it once, before the first request. It
 * changes nothing on a page whose api-fetch WordPress's own script has configured.
 * @example configureClient({ root: 'https://shop.example/wp-json/', nonce: 'a1b2c3' })
 */
export function configureClient({ root, nonce, nonceEndpoint }: ClientConfig): void {
	if (apiFetch.nonceMiddleware) return;
	const nonceMiddleware = apiFetch.createNonceMiddleware(nonce);
	apiFetch.nonceMiddleware = nonceMiddleware;
	apiFetch.nonceEndpoint = nonceEndpoint ?? '/wp-admin/admin-ajax.php?action=rest-nonce';
	apiFetch.use(nonceMiddleware);
	apiFetch.use(apiFetch.createRootURLMiddleware(root));
}
