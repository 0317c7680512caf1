import { untilExported, replayMutations } from './mutations';
import { scopeOf } from './out-of-scope';
import { packedRecordings, readMutations } from './recordings';
import type { Verdict } from './replay';
import { callerHeaders, openRecordedStore, type RecordedStore } from './store';

/** The ids of the specification that the changes of a group prove. */
const groups: readonly (readonly [ids: string, about: string, files: RegExp])[] = [
	['[S7.notes.6] ', 'one note', /^mutate-note-put/],
	['[S7.notes.2] ', 'pressing a button of a note', /^mutate-note-action/],
	['[S7.notes.3] ', 'deleting a note', /^mutate-note-(un)?d/],
	['[S7.notes.4] ', 'deleting all notes', /^mutate-notes-(delete|undo)-all/],
	['[S7.notes.5] ', 'several notes', /^mutate-notes-batch/],
	['[S7.reviews.2] ', 'a review', /^mutate-review-(?!delete)/],
	['[S7.reviews.3] ', 'deleting a review', /^mutate-review-delete/],
	['[S7.favorites.1] [S3.navigation-menu-item.2] ', 'favorites', /^mutate-favorites/],
	['[S7.options.2] ', 'options', /^mutate-options/],
	['[S7.settings.2] ', 'settings', /^mutate-setting/],
	['[S7.products.2] ', 'the stock of a product', /^mutate-(product|variation)/],
	['[S7.onboarding.1] ', 'the profile', /^mutate-profile/],
	['', 'lists of tasks', /^mutate-onboarding/],
	['[S7.export-and-import.1] ', 'exports', /^mutate-export/],
	['[S7.export-and-import.2] ', 'imports', /^mutate-import/],
	['', 'preferences', /^mutate-user/],
];

describe('Changes of a shop, in the order of the recording,', () => {
	const recordings = readMutations(packedRecordings).filter(({ file }) => !scopeOf(file));
	let store: RecordedStore;
	let verdicts: Verdict[];

	beforeAll(async () => {
		store = await openRecordedStore();
		verdicts = await replayMutations(store, recordings);
	});

	afterAll(() => store.close());

	it.each(groups)('%sget the recorded response: %s', (_ids, _about, files) => {
		const here = verdicts.filter(({ file }) => files.test(file));
		expect(here.length).toBeGreaterThan(0);
		const differing = here.filter(({ same }) => !same);
		expect(
			differing.map(({ file, mismatches }) => ({ file, mismatches: mismatches.slice(0, 3) })),
		).toEqual([]);
	});

	it('all belong to a group', () => {
		const rest = recordings.filter(({ file }) => !groups.some(([, , files]) => files.test(file)));
		expect(rest.map(({ file }) => file)).toEqual([]);
	});
});

describe('A changed shop', () => {
	let store: RecordedStore;

	beforeAll(async () => {
		store = await openRecordedStore();
	});

	afterAll(() => store.close());

	async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
		const reply = await store.server.inject({
			method,
			url: `/wp-json${path}`,
			headers: { ...callerHeaders(), ...(body && { 'content-type': 'application/json' }) },
			...(body && { payload: JSON.stringify(body) }),
		});
		return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
	}

	it('has the change in its reports at once', async () => {
		const stock =
			'/wc-analytics/reports/stock?type=outofstock&_fields=id,stock_quantity,stock_status';
		const count = async (name: string) =>
			(await ask('GET', '/wc-analytics/reports/stock/stats')).body.totals[name];
		const before = await count('outofstock');
		await ask('PUT', '/wc-analytics/products/10', { stock_quantity: 0 });
		expect((await ask('GET', stock)).body).toContainEqual({
			id: 10,
			stock_quantity: 0,
			stock_status: 'outofstock',
		});
		expect(await count('outofstock')).toBe(before + 1);
		await ask('PUT', '/wc-analytics/products/10', { stock_quantity: 3 });
		expect(await count('outofstock')).toBe(before);
	});

	it('marks a product as out of stock with its last variation', async () => {
		const variations = (await ask('GET', '/wc-analytics/products/110/variations?per_page=100'))
			.body;
		for (const { id } of variations) {
			await ask('PUT', `/wc-analytics/products/110/variations/${id}`, {
				manage_stock: true,
				stock_quantity: 0,
			});
		}
		expect((await ask('GET', '/wc-analytics/products/110')).body.stock_status).toBe('outofstock');
		const [{ id }] = variations;
		await ask('PUT', `/wc-analytics/products/110/variations/${id}`, { stock_quantity: 5 });
		expect((await ask('GET', '/wc-analytics/products/110')).body.stock_status).toBe('instock');
	});

	it('[S7.products.3] creates a product from a template, which search boxes find', async () => {
		const path = '/wc-admin/onboarding/tasks/create_product_from_template';
		const { body } = await ask('POST', `${path}?status=publish`, { template_name: 'digital' });
		expect((await ask('GET', `/wc-analytics/products/${body.id}`)).body).toMatchObject({
			status: 'publish',
			type: 'simple',
			downloadable: true,
			date_created: '2026-11-20T12:05:04',
		});
		expect(await ask('POST', path, { template_name: 'spaceship' })).toMatchObject({ status: 400 });
	});

	it('counts approved reviews for the product', async () => {
		const rating = async () => (await ask('GET', '/wc-analytics/products/24')).body;
		const before = await rating();
		await ask('PUT', '/wc-analytics/products/reviews/3159', { status: 'approved' });
		expect((await rating()).rating_count).toBe(before.rating_count + 1);
		await ask('DELETE', '/wc-analytics/products/reviews/3159?force=true');
		expect(await rating()).toEqual(before);
	});

	it('[S7.payment-gateways.2] [S7.payment-gateways.3] changes a gateway and returns its id, and rejects invalid values', async () => {
		const path = '/wc/v3/payment_gateways/bacs';
		const saved = await ask('PUT', path, {
			enabled: false,
			settings: { instructions: 'Within a week', nope: 1 },
		});
		expect(saved.body).toMatchObject({ id: 'bacs', enabled: false });
		const { body } = await ask('GET', path);
		expect(body.settings.instructions.value).toBe('Within a week');
		expect(body.settings).not.toHaveProperty('nope');
		expect(await ask('PUT', path, { enabled: 'perhaps' })).toMatchObject({ status: 400 });
		expect(await ask('GET', '/wc/v3/payment_gateways/nope')).toMatchObject({
			status: 404,
			body: { code: 'woocommerce_rest_payment_gateway_invalid' },
		});
	});

	it('[S7.payment-gateways.1] lists gateways with links', async () => {
		const { body } = await ask('GET', '/wc/v3/payment_gateways');
		expect(body.map(({ id }: { id: string }) => id)).toEqual(
			expect.arrayContaining(['bacs', 'cheque', 'cod']),
		);
	});

	it('[S7.plugins.1] [S3.plugins.4] installs no plugins, and reports each refusal', async () => {
		for (const [action, done] of [
			['install', 'installed'],
			['activate', 'activated'],
		] as const) {
			const { status, body } = await ask('POST', `/wc-admin/plugins/${action}`, {
				plugins: 'jetpack,woocommerce',
			});
			expect(status).toBe(200);
			expect(body.data[done]).toEqual(['woocommerce']);
			expect(Object.keys(body.errors.errors)).toEqual(['jetpack']);
			expect(body.success).toBe(false);
		}
	});

	it('[S7.plugins.6] recommends no plugins for payments, and accepts their dismissal', async () => {
		const suggestions = '/wc-admin/payment-gateway-suggestions';
		expect((await ask('GET', '/wc-admin/plugins/recommended-payment-plugins')).body).toEqual([]);
		expect((await ask('POST', `${suggestions}/dismiss`)).body).toBe(true);
	});

	it('[S7.onboarding.1] updates the profile field by field, and rejects invalid values', async () => {
		const path = '/wc-admin/onboarding/profile';
		await ask('POST', path, { revenue: '2500-10000' });
		await ask('POST', path, { product_types: ['downloads'] });
		expect((await ask('GET', path)).body).toMatchObject({
			completed: true,
			revenue: '2500-10000',
			product_types: ['downloads'],
		});
		expect(await ask('POST', path, { product_types: ['cars'] })).toMatchObject({ status: 400 });
	});

	it('[S7.onboarding.2] [S7.onboarding.3] returns the progress of the setup', async () => {
		expect((await ask('GET', '/wc-admin/onboarding/tasks/status')).body).toMatchObject({
			hasProducts: true,
			isTaxComplete: true,
		});
		expect((await ask('GET', '/wc-admin/onboarding/payments')).body).toEqual([]);
	});

	it('never adds a favorite twice, nor removes a missing one', async () => {
		const path = '/wc-admin/navigation/favorites/me';
		expect((await ask('POST', path, { item_id: 'orders' })).body).toEqual(['orders']);
		expect(await ask('POST', path, { item_id: 'orders' })).toMatchObject({ status: 409 });
		expect(await ask('DELETE', path, { item_id: 'coupons' })).toMatchObject({ status: 404 });
		expect(await ask('POST', path, {})).toMatchObject({ status: 400 });
	});

	it('[S7.export-and-import.1] [S3.export.1] writes all rows of a report into a file, and a note when it is done', async () => {
		const report_args = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
		const start = '/wc-analytics/reports/orders/export';
		const { body } = await ask('POST', start, { report_args, email: true });
		expect(body).toMatchObject({ export_id: expect.stringMatching(/^\d+$/) });
		await untilExported(store.server, 'orders', body.export_id);
		const notes = (await ask('GET', '/wc-analytics/admin/notes')).body;
		expect(notes[0].actions[0].url).toContain(body.export_id);
		const rows = await store.database.all<{ text: string }>('SELECT text FROM report_exports');
		const lines = rows[0]?.text.trim().split('\r\n') ?? [];
		expect(lines).toHaveLength(154);
		expect(lines[0]).toContain('Date,"Order #",Status,Customer,"Customer type",Product(s)');
		expect(lines[1]).toBe(
			'"2026-10-31 21:00:59",3173,completed,"Pablo Xu",Returning,"1× Walnut Desk Clock, 1× Knit Gloves",2,,78.60,"Referral: Blog.example.net"',
		);
		const none = { report_args: { after: '2001-01-01T00:00:00', before: '2001-01-02T00:00:00' } };
		expect((await ask('POST', start, none)).body).not.toHaveProperty('export_id');
		const wrong = { report_args: { orderby: 'weather' } };
		expect(await ask('POST', start, wrong)).toMatchObject({ status: 400 });
	});

	it('keeps the change after a restart', async () => {
		await ask('PUT', '/wc-analytics/admin/notes/2', { is_read: true });
		await ask('PUT', '/wc-analytics/products/reviews/3160', { status: 'trash' });
		store = await store.restart();
		const [note, review, favorites, product, gateway] = await Promise.all([
			ask('GET', '/wc-analytics/admin/notes/2'),
			ask('GET', '/wc-analytics/products/reviews/3160'),
			ask('GET', '/wc-admin/navigation/favorites/me'),
			ask('GET', '/wc-analytics/products/10'),
			ask('GET', '/wc/v3/payment_gateways/bacs'),
		]);
		expect(note.body.is_read).toBe(true);
		expect(review.body.status).toBe('trash');
		expect(favorites.body).toEqual(['orders']);
		expect(product.body.stock_quantity).toBe(3);
		expect(gateway.body.enabled).toBe(false);
	});
});
