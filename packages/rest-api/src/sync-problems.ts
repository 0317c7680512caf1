import { __, sprintf } from '@wordpress/i18n';
import { inSentences } from './client/in-sentences';
import type { SyncStatus } from './sync-status';

/** The kind of a problem between a store and its shop. */
export type SyncProblemKind = NonNullable<SyncStatus['problem']>['kind'];

/** A problem with a shop in words. */
interface Problem {
	/** What is wrong. */
	readonly problem: string;
	/** What to do about it. */
	readonly advice: string;
	/** The shop's screen for the fix, behind its wp-admin; '' for the shop itself. */
	readonly screen?: string;
}

const keys = 'admin.php?page=wc-settings&tab=advanced&section=keys';
const byItself = () => __('Retrying automatically.', 'store-analytics');

/** All messages about a shop that cannot be read. */
const table: Readonly<Record<SyncProblemKind, () => Problem>> = {
	address: () => ({
		problem: __('This is not the shop’s address.', 'store-analytics'),
		advice: __('Reconnect the shop with the address that the browser shows.', 'store-analytics'),
	}),
	unreachable: () => ({
		problem: __('The shop cannot be reached.', 'store-analytics'),
		advice: inSentences([
			__('Check whether the shop opens in this browser.', 'store-analytics'),
			byItself(),
		]),
		screen: '',
	}),
	certificate: () => ({
		problem: __('The certificate of the shop is not valid.', 'store-analytics'),
		advice: __('Renew the certificate with the shop’s host.', 'store-analytics'),
		screen: '',
	}),
	redirect: () => ({
		problem: __('The shop redirects to another address.', 'store-analytics'),
		advice: __(
			'Connect the shop with that address. Credentials are not sent to other addresses.',
			'store-analytics',
		),
		screen: '',
	}),
	'no-rest': () => ({
		problem: __('The shop has no REST API at its address.', 'store-analytics'),
		advice: __(
			'In the shop’s permalink settings, choose “Post name” and save. A plugin may also have switched the API off.',
			'store-analytics',
		),
		screen: 'options-permalink.php',
	}),
	'no-woocommerce': () => ({
		problem: __('WooCommerce is not active on this site.', 'store-analytics'),
		advice: __('Activate WooCommerce in the shop’s plugins.', 'store-analytics'),
		screen: 'plugins.php',
	}),
	key: () => ({
		problem: __('The shop rejected the API key.', 'store-analytics'),
		advice: __('Create a new key and reconnect the shop with it.', 'store-analytics'),
		screen: keys,
	}),
	rights: () => ({
		problem: __('The API key does not have “Read” permission.', 'store-analytics'),
		advice: __(
			'Assign the key to an administrator or shop manager and give it “Read” permission.',
			'store-analytics',
		),
		screen: keys,
	}),
	clock: () => ({
		problem: __('The clocks of the shop and of this computer differ.', 'store-analytics'),
		advice: __('Correct the clock that is wrong.', 'store-analytics'),
	}),
	html: () => ({
		problem: __('The shop returned a web page instead of data.', 'store-analytics'),
		advice: __(
			'Allow this computer to reach /wp-json/ in your firewall, login or maintenance plugin.',
			'store-analytics',
		),
		screen: '',
	}),
	'cut-off': () => ({
		problem: __('The shop’s responses are cut off.', 'store-analytics'),
		advice: byItself(),
	}),
	'too-large': () => ({
		problem: __('The shop sent a response that is too large to read.', 'store-analytics'),
		advice: __(
			'Everything else is read. Check which plugin makes the response so large. Retrying automatically.',
			'store-analytics',
		),
		screen: 'plugins.php',
	}),
	cached: () => ({
		problem: __('The shop sends the same page for every request.', 'store-analytics'),
		advice: __(
			'A cache ignores everything after the “?” of an address. Exclude /wp-json/ from it. Retrying automatically.',
			'store-analytics',
		),
		screen: 'plugins.php',
	}),
	timeout: () => ({
		problem: __('The shop does not respond in time.', 'store-analytics'),
		advice: byItself(),
	}),
	busy: () => ({
		problem: __('The shop is busy.', 'store-analytics'),
		advice: __(
			'Fewer requests are sent, and failed ones are retried automatically.',
			'store-analytics',
		),
	}),
	missing: () => ({
		problem: __('The shop could not find the requested data.', 'store-analytics'),
		advice: __('The shop’s message is shown below.', 'store-analytics'),
	}),
	refused: () => ({
		problem: __('The shop rejected the request.', 'store-analytics'),
		advice: __('The shop’s message is shown below.', 'store-analytics'),
	}),
	store: () => ({
		problem: __('The shop’s data could not be saved on this computer.', 'store-analytics'),
		advice: __('Check for free disk space and for messages in the terminal.', 'store-analytics'),
	}),
};

/** All kinds of problems. */
export const syncProblemKinds = Object.keys(table) as readonly SyncProblemKind[]; // as: the keys of the table

/** Returns what is wrong, and what to do about it. `until` is when the shop wants to be asked again, in words. */
export function syncProblem(kind: SyncProblemKind, until?: string): Problem {
	if (until !== undefined) {
		return {
			/* translators: %s: a time such as "5:24 PM", with its date unless it is today */
			problem: sprintf(__('The shop asked to wait until %s.', 'store-analytics'), until),
			advice: __(
				'The shop is checked again within five minutes. Choose “Update now” to check it at once.',
				'store-analytics',
			),
		};
	}
	return (table[kind] ?? table.unreachable)();
}

const unreached: readonly SyncProblemKind[] = [
	'unreachable',
	'timeout',
	'busy',
	'certificate',
	'address',
];

/** Checks whether the shop has responded, even with a refusal. */
export function isReached(kind: SyncProblemKind): boolean {
	return !unreached.includes(kind);
}
