import {
	getNewPath,
	getPath,
	getPersistedQuery,
	pathIsExcluded,
} from '@store-analytics/navigation';
import { allShopsScreen, reportScreens, type ListedShop } from '@store-analytics/rest-api';
import type { AppSettings } from '../../platform/settings/settings';
import type { Command } from './command';

/** Commands for all shops together, and for the open screen in each of the other shops. */
export function shopCommands({ shops, currentShop }: AppSettings): Command[] {
	if (shops.length === 0) return [];
	const { path, title } = allShopsScreen;
	return [
		{
			...{ id: path, group: 'shops', label: title(), type: 'wc-admin' },
			href: getNewPath(getPersistedQuery(), path, {}),
		},
		...shops
			.filter(({ slug }) => slug !== currentShop)
			.map((shop): Command => ({
				...{ id: `shop-${shop.slug}`, group: 'shops', label: shop.title, type: 'wp-admin' },
				...(shop.currency !== '' && { hint: shop.currency }),
				href: sameScreenIn(shop),
			})),
	];
}

/** The open screen with its dates in another shop, without filters: their ids belong to this shop. */
function sameScreenIn({ adminUrl }: Pick<ListedShop, 'adminUrl'>): string {
	const path = screenOf(getPath());
	return adminUrl + getNewPath(pathIsExcluded(path) ? {} : getPersistedQuery(), path, {});
}

/** Replaces the page of an order, a product or a customer by the report that lists them. */
function screenOf(path: string): string {
	const [name = '', id] = path.split('/').filter(Boolean);
	const reports: Readonly<Record<string, { readonly path: string }>> = reportScreens;
	return id !== undefined && path.startsWith(`/${name}/`) ? (reports[name]?.path ?? path) : path;
}
