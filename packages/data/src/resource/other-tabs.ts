import { isDictionary } from '@store-analytics/rest-api';
import { dispatch } from '@wordpress/data';

/** What one tab tells the others: the action that puts the change into a store. */
interface TabMessage {
	store: string;
	action: string;
	args: unknown[];
}

let channel: BroadcastChannel | undefined;

/** Shops may share an origin; each has its own admin folder. */
function channelName(): string {
	return `store-analytics ${window.location.pathname.replace(/[^/]*$/, '')}`;
}

function isTabMessage(message: unknown): message is TabMessage {
	return (
		isDictionary(message) &&
		typeof message['store'] === 'string' &&
		typeof message['action'] === 'string' &&
		Array.isArray(message['args'])
	);
}

function receive({ data }: { data: unknown }): void {
	if (!isTabMessage(data)) return;
	const actions: unknown = dispatch(data.store); // undefined in a tab without that store
	const action: unknown = isDictionary(actions) ? actions[data.action] : undefined;
	if (typeof action === 'function') void action(...data.args);
}

/** Puts changes that other tabs of the same shop save into this page's stores, from now on. */
export function listenToOtherTabs(): void {
	if (channel || typeof BroadcastChannel === 'undefined') return;
	channel = new BroadcastChannel(channelName());
	channel.onmessage = receive;
}

/**
 * Sends a saved change to the shop's other tabs: an action that only puts values into a store, with its arguments.
 * Arguments that cannot be cloned (an extension's function) are not sent.
 * @example tellOtherTabs(OPTIONS_STORE_NAME, 'receiveOptions', { woocommerce_currency: 'EUR' })
 */
export function tellOtherTabs(store: string, action: string, ...args: unknown[]): void {
	try {
		channel?.postMessage({ store, action, args } satisfies TabMessage);
	} catch {
		// The other tabs see the change with their next request.
	}
}
