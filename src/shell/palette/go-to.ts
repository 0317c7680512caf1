import { getHistory } from '@store-analytics/navigation';
import type { Command } from './command';

/** Goes where a command leads: within the app, or to another page. */
export function goTo({ href, type }: Pick<Command, 'href' | 'type'>): void {
	if (type === 'wc-admin') getHistory().push(href);
	else window.location.assign(href);
}
