import { __, sprintf } from '@wordpress/i18n';
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
const byItself = () => __('It is tried again by itself.', 'store-analytics');

/** All messages about a shop that cannot be read. */
const table: Readonly<Record<SyncProblemKind, () => Problem>> = {
	address: () => ({
		problem: __('The address is not that of the shop.', 'store-analytics'),
		advice: __(
			'Connect the shop again, with its address as the browser shows it.',
			'store-analytics',
		),
	}),
	unreachable: () => ({
		problem: __('The shop cannot be reached.', 'store-analytics'),
		advice: [__('See whether it opens in this browser.', 'store-analytics'), byItself()].join(' '),
		screen: '',
	}),
	certificate: () => ({
		problem: __('The certificate of the shop is not valid.', 'store-analytics'),
		advice: __('Renew it at the shop’s host.', 'store-analytics'),
		screen: '',
	}),
	redirect: () => ({
		problem: __('The shop sends its visitors to another address.', 'store-analytics'),
		advice: __('Connect that one: credentials are never sent on.', 'store-analytics'),
		screen: '',
	}),
	'no-rest': () => ({
		problem: __('The shop has no REST API at its address.', 'store-analytics'),
		advice: __(
			'Choose “Post name” for its permalinks and save; a plugin may have switched the API off.',
			'store-analytics',
		),
		screen: 'options-permalink.php',
	}),
	'no-woocommerce': () => ({
		problem: __('The shop has no WooCommerce.', 'store-analytics'),
		advice: __('Activate it among the shop’s plugins.', 'store-analytics'),
		screen: 'plugins.php',
	}),
	key: () => ({
		problem: __('The shop does not know our key.', 'store-analytics'),
		advice: __('Make a new one and connect the shop again with it.', 'store-analytics'),
		screen: keys,
	}),
	rights: () => ({
		problem: __('Our key may not read this.', 'store-analytics'),
		advice: __(
			'Give it to an administrator or shop manager, with the permission to read.',
			'store-analytics',
		),
		screen: keys,
	}),
	clock: () => ({
		problem: __('The clocks of the shop and of this machine differ.', 'store-analytics'),
		advice: __('Set the one that is off.', 'store-analytics'),
	}),
	html: () => ({
		problem: __('The shop answers with a page in the place of data.', 'store-analytics'),
		advice: __(
			'A firewall, or a plugin for log-in or maintenance, is to let /wp-json/ pass for this machine.',
			'store-analytics',
		),
		screen: '',
	}),
	'cut-off': () => ({
		problem: __('The shop’s answers break off.', 'store-analytics'),
		advice: byItself(),
	}),
	'too-large': () => ({
		problem: __('The shop sends an answer that is too large to read.', 'store-analytics'),
		advice: __(
			'All else is read. Look which plugin makes the answer so large; it is tried again by itself.',
			'store-analytics',
		),
		screen: 'plugins.php',
	}),
	cached: () => ({
		problem: __('The shop sends the same page for every question.', 'store-analytics'),
		advice: __(
			'A cache ignores what stands behind the “?” of an address: keep /wp-json/ out of it. It is tried again by itself.',
			'store-analytics',
		),
		screen: 'plugins.php',
	}),
	timeout: () => ({
		problem: __('The shop does not answer in time.', 'store-analytics'),
		advice: byItself(),
	}),
	busy: () => ({
		problem: __('The shop has too much to do.', 'store-analytics'),
		advice: __('It is asked for less, and tried again by itself.', 'store-analytics'),
	}),
	missing: () => ({
		problem: __('The shop lacks something that it should have.', 'store-analytics'),
		advice: __('What it says of it stands below.', 'store-analytics'),
	}),
	refused: () => ({
		problem: __('The shop refuses what it is asked.', 'store-analytics'),
		advice: __('What it says of it stands below.', 'store-analytics'),
	}),
	store: () => ({
		problem: __('What the shop sent could not be kept on this machine.', 'store-analytics'),
		advice: __('See whether its disk has room, and what the terminal says.', 'store-analytics'),
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
				'It is asked again within five minutes. “Update now” asks it at once.',
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
