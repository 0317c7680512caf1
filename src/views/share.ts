import { viewAddress } from '@store-analytics/rest-api';
import { queryToKeep, type ShownScreen } from './address';

/** The whole address of what is on a screen: it shows the same to everybody who may see the shop's reports. */
export function addressToShare(screen: ShownScreen): string {
	return new URL(viewAddress({ path: screen.path, query: queryToKeep(screen) }), location.href)
		.href;
}
