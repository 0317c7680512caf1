import { getHistory } from '@store-analytics/navigation';
import type { Command } from './command';

/** Opens the destination of a command, within the app or on another page. */
export function goTo({ href, type }: Pick<Command, 'href' | 'type'>): void {
	if (type === 'wc-admin') getHistory().push(href);
	else window.location.assign(href);
}
