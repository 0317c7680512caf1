import { restApp } from '../../testing/rest-app';
import { importSmall } from '../../testing/small-export';

/** A shop of this version, and a function that sends requests to it. */
async function shopOf(version: string) {
	const database = await importSmall({ 'store.json': { wc_version: version } });
	const app = await restApp(database);
	const send = async (method: 'GET' | 'POST', path: string) => {
		const reply = await app.inject({ method, url: `/wp-json/wc-analytics/imports/${path}` });
		return { status: reply.statusCode, body: reply.json() as Readonly<Record<string, unknown>> };
	};
	return {
		database,
		send,
		async close() {
			await app.close();
			await database.close();
		},
	};
}

const SCHEDULED = `INSERT OR REPLACE INTO options VALUES ('woocommerce_analytics_scheduled_import', '"yes"')`;

describe('Failed imports of WooCommerce 11.0', () => {
	it('are none here, whether orders are imported at once or in batches', async () => {
		const shop = await shopOf('11.0.0');
		const none = { failed_count: 0, failed_overflow_count: 0 };
		expect(await shop.send('GET', 'status')).toMatchObject({
			body: { mode: 'immediate', ...none },
		});
		await shop.database.run(SCHEDULED);
		expect(await shop.send('GET', 'status')).toMatchObject({
			body: { mode: 'scheduled', ...none },
		});
		await shop.close();
	});

	it('cannot be tried again, as WooCommerce says of an empty list', async () => {
		const shop = await shopOf('11.0.0');
		expect(await shop.send('POST', 'retry-failed')).toMatchObject({
			status: 400,
			body: { code: 'woocommerce_rest_analytics_no_failed_imports', data: { status: 400 } },
		});
		expect(await shop.send('GET', 'retry-failed')).toMatchObject({ status: 404 });
		await shop.close();
	});

	it('are unknown before', async () => {
		const shop = await shopOf('10.9.1');
		expect(Object.keys((await shop.send('GET', 'status')).body)).toEqual([
			'mode',
			'last_processed_date',
			'next_scheduled',
			'import_in_progress_or_due',
		]);
		expect(await shop.send('POST', 'retry-failed')).toMatchObject({
			status: 404,
			body: { code: 'rest_no_route' },
		});
		await shop.close();
	});
});
