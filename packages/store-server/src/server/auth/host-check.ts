const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]', '::1']);

/** Checks whether an address is reachable from this machine only. */
export function isLoopback(host: string): boolean {
	return LOOPBACK.has(host.toLowerCase()) || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/**
 * Checks whether a request's Host header names this machine. Any other name belongs to a foreign site that points at
 * 127.0.0.1 (DNS rebinding).
 */
export function namesLoopback(hostHeader: string): boolean {
	return isLoopback(hostHeader.replace(/:\d+$/, ''));
}
