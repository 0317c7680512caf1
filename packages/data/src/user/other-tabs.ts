import type { Registry } from '../resource';

/** Preferences of a user as JSON texts, as one tab tells others. */
interface Told {
	readonly user: number;
	readonly changed: Readonly<Record<string, string>>;
}

/** Sites and shops of one address keep preferences of their own. */
function key(): string {
	return `store-analytics-preferences ${location.pathname.split('/wp-admin')[0] ?? ''}`;
}

/** Tells other tabs of this browser what a user has changed, so that their next change is on top of it. */
export function tellOtherTabs(user: number, changed: Told['changed']): void {
	try {
		localStorage.setItem(key(), JSON.stringify({ user, changed } satisfies Told));
		localStorage.removeItem(key());
	} catch {
		// A browser without storage has tabs that know nothing of each other.
	}
}

const hearing = new WeakSet<Registry>();

/** Calls back with what other tabs tell, once for each registry. */
export function hearOtherTabs(registry: Registry, receive: (told: Told) => void): void {
	if (hearing.has(registry)) return;
	hearing.add(registry);
	addEventListener('storage', ({ key: told, newValue }) => {
		if (told !== key() || newValue === null) return;
		receive(JSON.parse(newValue) as Told); // written above
	});
}
