import type { LinkProps } from '@store-analytics/components';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import type { AppSettings } from './settings/settings';

type Where = Pick<AppSettings, 'adminUrl' | 'standsAlone'>;
type Target = Required<Pick<LinkProps, 'type' | 'href'>>;

/** Returns the address of an order: our page in the embedded store, the edit screen in WordPress. */
export function orderLink(where: Where, id: number | string, part = ''): Target {
	return where.standsAlone ? ours(`/orders/${id}`) : editor(where, id, part);
}

/** Returns the address of a product; a variation uses the page of its product. */
export function productLink(where: Where, id: number | string): Target {
	return where.standsAlone ? ours(`/products/${id}`) : editor(where, id);
}

/** Returns the address of a customer; undefined for one without a WordPress account, who has no page there. */
export function customerLink(
	where: Where,
	{ id, user_id: user }: { id: number | string; user_id?: number | null },
): Target | undefined {
	if (where.standsAlone) return ours(`/customers/${id}`);
	return user
		? { type: 'wp-admin', href: `${where.adminUrl}user-edit.php?user_id=${user}` }
		: undefined;
}

function ours(path: string): Target {
	return { type: 'wc-admin', href: getNewPath(getPersistedQuery(), path, {}) };
}

function editor({ adminUrl }: Where, id: number | string, part = ''): Target {
	return { type: 'wp-admin', href: `${adminUrl}post.php?post=${id}&action=edit${part}` };
}
