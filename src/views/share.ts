import { viewAddress } from '@store-analytics/rest-api';
import { queryToKeep, type ShownScreen } from './address';

/** Returns the full address of the current screen. It shows the same to everybody who may see the shop's reports. */
export function addressToShare(screen: ShownScreen): string {
	return new URL(viewAddress({ path: screen.path, query: queryToKeep(screen) }), location.href)
		.href;
}
