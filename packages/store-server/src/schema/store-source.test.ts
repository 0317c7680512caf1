import type { SyncStatus } from '@store-analytics/rest-api';
import type { Database } from '../database/database';
import { storeSource } from './store-source';

/** A store with this `store_meta`. */
function store(meta: Readonly<Record<string, string>>): Database {
	const rows = Object.entries(meta).map(([key, value]) => ({ key, value }));
	return { all: async () => rows } as unknown as Database; // only this method is used
}

const sourceOf = (source: string, more = {}) =>
	storeSource(store({ source, ...more }), { sync: undefined, newestOrder: '2026-11-20' });

describe('The source of a store’s data', () => {
	it('is the demo, an export without its path, or a shop that is no longer connected', async () => {
		const faults = { count: 1, sentences: ['orders.json: entry 3 lacks id'] };
		const none = { count: 0, sentences: [] };
		const about = { importedAt: null, newestOrder: '2026-11-20', faults: none };
		const kinds = [
			await sourceOf('demo'),
			await sourceOf('/home/ada/exports/mugs.zip', {
				imported_at: '2026-11-20T16:00:00.000Z',
				import_faults: JSON.stringify(faults),
			}),
			await sourceOf('https://shop.example'),
		];
		expect(kinds).toEqual([
			{ connectedShop: null, dataSource: { kind: 'demo', place: '', ...about } },
			{
				connectedShop: null,
				dataSource: {
					...{ kind: 'export', place: 'mugs.zip' },
					...{ importedAt: '2026-11-20T16:00:00.000Z', newestOrder: '2026-11-20' },
					faults,
				},
			},
			{
				connectedShop: null,
				dataSource: { kind: 'shop', place: 'https://shop.example', ...about },
			},
		]);
	});

	it('tells what has happened to the file of the store, and since when', async () => {
		const since = new Date('2026-11-20T16:00:00Z');
		const damage = { kind: 'damaged', message: 'The store is damaged.', since } as const;
		const facts = { sync: undefined, newestOrder: null, damage };
		const { dataSource } = await storeSource(store({ source: 'demo' }), facts);
		expect(dataSource.damage).toEqual({
			message: 'The store is damaged.',
			since: '2026-11-20T16:00:00.000Z',
		});
	});

	it('is the connected shop, with its wp-admin and the sync status', async () => {
		const status = { shop: 'https://shop.example/mugs', phase: 'following' } as SyncStatus; // reads nothing else
		const sync = {
			status: async () => status,
			runNow: () => undefined,
			receiveWebhook: () => false,
			notify: () => undefined,
		};
		const { connectedShop } = await storeSource(store({ source: status.shop }), {
			sync,
			newestOrder: null,
		});
		expect(connectedShop).toEqual({
			address: 'https://shop.example/mugs',
			adminUrl: 'https://shop.example/mugs/wp-admin/',
			status,
		});
	});
});
