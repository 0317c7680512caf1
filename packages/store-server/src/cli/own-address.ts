/** The address on this machine of a server that listens on this address. */
export function urlOf(host: string, port: number): string {
	return `http://${addressOf(host)}:${port}`;
}

function addressOf(host: string): string {
	if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
	return host.includes(':') ? `[${host}]` : host;
}
