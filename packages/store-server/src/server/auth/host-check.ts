const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]', '::1']);

/** True for addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
	return LOOPBACK.has(host.toLowerCase()) || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/**
 * True when a request's Host header names this machine. Any other name that leads here is a foreign site's that
 * points at 127.0.0.1 to read along.
 */
export function namesLoopback(hostHeader: string): boolean {
	return isLoopback(hostHeader.replace(/:\d+$/, ''));
}
