import { createStoreServer } from '../server/server';
import { importSmall, type SmallExport } from './small-export';

const token = 'the-token-of-this-test';

/** A server with a small export. `ask` resolves to the body of `/wp-json/wc-analytics/<path>`. */
export async function openSmallExport(files: SmallExport) {
	const database = await importSmall(files);
	const now = new Date('2026-11-20T17:00:00Z');
	const server = await createStoreServer({ context: { database, now: () => now }, token });
	return {
		database,
		async ask(path: string) {
			const reply = await server.inject({
				method: 'GET',
				url: `/wp-json/wc-analytics/${path}`,
				headers: { authorization: `Bearer ${token}` },
			});
			return reply.json();
		},
		/** The reply to `POST store-analytics/v1/query`. */
		async query(body: object) {
			const reply = await server.inject({
				method: 'POST',
				url: '/wp-json/store-analytics/v1/query',
				headers: { authorization: `Bearer ${token}` },
				payload: { ...body },
			});
			return reply.json();
		},
		async close() {
			await server.close();
			await database.close();
		},
	};
}
