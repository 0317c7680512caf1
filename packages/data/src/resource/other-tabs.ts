import { isDictionary } from '@store-analytics/rest-api';
import { dispatch } from '@wordpress/data';

/** What one tab tells the others: the action that puts the change into a store. */
interface TabMessage {
	store: string;
	action: string;
	args: unknown[];
}

let channel: BroadcastChannel | undefined;

/** Shops may share an origin; each has an admin folder of its own. */
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

/** From now on, what other tabs of the same shop have saved comes into the stores of this page. */
export function listenToOtherTabs(): void {
	if (channel || typeof BroadcastChannel === 'undefined') return;
	channel = new BroadcastChannel(channelName());
	channel.onmessage = receive;
}

/**
 * Tells the shop's other tabs what has been saved here: an action of a store that only puts values there, with its
 * arguments. What cannot be sent (an extension's function) stays here.
 */
export function tellOtherTabs(store: string, action: string, ...args: unknown[]): void {
	try {
		channel?.postMessage({ store, action, args } satisfies TabMessage);
	} catch {
		// The other tabs see it when they ask the shop again.
	}
}
