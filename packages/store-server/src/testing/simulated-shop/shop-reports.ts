import { createStoreServer } from '../../server/server';
import type { StoreDatabase } from '../../database/store-database';
import type { ShopReply } from './shop-rest';

const token = 'the-token-of-the-reports';

/** The reports of a shop. */
export type FetchReports = (route: string, query: URLSearchParams) => Promise<ShopReply>;

/** Reports that the shop calculates from its own store. */
export async function reportsOver(database: StoreDatabase): Promise<FetchReports> {
	const server = await createStoreServer({ context: { database, now: () => new Date() }, token });
	return async (route, query) => {
		const asked = new URLSearchParams([...query].filter(([name]) => !name.startsWith('oauth_')));
		const reply = await server.inject({
			url: `/wp-json${route}?${asked.toString()}`,
			headers: { authorization: `Bearer ${token}` },
		});
		return { status: reply.statusCode, body: reply.json() };
	};
}
