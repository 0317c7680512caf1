import type { LinkProps } from '@store-analytics/components';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { reportPath } from '@store-analytics/rest-api';
import type { Query } from './query';
import type { AppSettings } from './settings/settings';

type LinkSettings = Pick<AppSettings, 'adminUrl' | 'standsAlone'>;
type Target = Required<Pick<LinkProps, 'type' | 'href'>>;

/** Returns the address of an order: our page in the embedded store, the edit screen in WordPress. */
export function orderLink(settings: LinkSettings, id: number | string, part = ''): Target {
	return settings.standsAlone ? ours(`/orders/${id}`) : editor(settings, id, part);
}

/** Returns the address of the report about one product, with the parameters of `query`. */
export function productAddress(query: Query, id: number | string): string {
	const one = { ...query, filter: 'single_product', products: id };
	return getNewPath(one, reportPath('products'), {});
}

/** Returns the address of a product; a variation uses the page of its product. */
export function productLink(settings: LinkSettings, id: number | string): Target {
	return settings.standsAlone
		? { type: 'wc-admin', href: productAddress(getPersistedQuery(), id) }
		: editor(settings, id);
}

/** Returns the address of a customer; undefined for one without a WordPress account, who has no page there. */
export function customerLink(
	settings: LinkSettings,
	{ id, user_id: user }: { id: number | string; user_id?: number | null },
): Target | undefined {
	if (settings.standsAlone) return ours(`/customers/${id}`);
	return user
		? { type: 'wp-admin', href: `${settings.adminUrl}user-edit.php?user_id=${user}` }
		: undefined;
}

function ours(path: string): Target {
	return { type: 'wc-admin', href: getNewPath(getPersistedQuery(), path, {}) };
}

function editor({ adminUrl }: LinkSettings, id: number | string, part = ''): Target {
	return { type: 'wp-admin', href: `${adminUrl}post.php?post=${id}&action=edit${part}` };
}
