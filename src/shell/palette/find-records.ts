import { decodeEntities } from '@store-analytics/currency';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { reportScreens, searchSources, type SearchItem } from '@store-analytics/rest-api';
import { searchItems, searchLabel } from '@store-analytics/rest-api/client';
import { customerLink, orderLink, productLink } from '../../platform/record-links';
import type { AppSettings } from '../../platform/settings/settings';
import type { Command } from './command';

export const recordGroups = ['products', 'customers', 'orders'] as const;
export type RecordGroup = (typeof recordGroups)[number];

const few = 5;

/** Checks whether a text is worth a request: orders need a number, the others two characters. */
export function isSearched(group: RecordGroup, text: string): boolean {
	return group === 'orders' ? /^#?\s*\d+$/.test(text.trim()) : text.trim().length > 1;
}

/** Finds products, customers or orders by text, with the screens that show them. Rejects with the shop's error. */
export async function findRecords(
	group: RecordGroup,
	text: string,
	settings: AppSettings,
	signal: AbortSignal,
): Promise<Command[]> {
	const words = group === 'orders' ? text.replace(/\D/g, '') : text.trim();
	const items = await searchItems(group, words, { signal });
	return items
		.filter((item) => searchSources[group].key(item) !== '')
		.slice(0, few)
		.map((item) => ({
			id: `${group}-${searchSources[group].key(item)}`,
			group,
			label: decodeEntities(searchLabel(group, item)),
			...linkOf(group, item, settings),
		}));
}

function linkOf(group: RecordGroup, item: SearchItem, settings: AppSettings) {
	const id = searchSources[group].key(item);
	if (group === 'orders') return orderLink(settings, id);
	if (group === 'products') return productLink(settings, id);
	const user = Number(item['user_id']);
	const own = customerLink(settings, { id, user_id: user });
	// A customer without an account has no page, only a row in the report.
	const alone = { ...getPersistedQuery(), filter: 'single_customer', customers: id };
	const { path } = reportScreens.customers;
	return own ?? { type: 'wc-admin' as const, href: getNewPath(alone, path, {}) };
}
