/**
 * The requests that stores send to change a shop, word for word, and their results from a real store server's
 * responses.
 */
import {
	openStores,
	resolving,
	run,
	selecting,
	sent,
	takeExchanges,
} from '../../support/stores/stores-on-a-shop';

const options = 'wc/admin/options';
const notes = 'wc/admin/notes';
const reviews = 'wc/admin/reviews';
const items = 'wc/admin/items';
const plugins = 'wc/admin/plugins';
const gateways = 'wc/payment-gateways';

beforeAll(openStores);
beforeEach(() => void takeExchanges());

interface Change {
	title: string;
	store: string;
	action: [name: string, ...args: unknown[]];
	sends: unknown[];
	/** A part of the action's result. */
	returns: unknown;
}

const changes: Change[] = [
	{
		title: '[S7.options.2] options',
		store: options,
		action: ['updateOptions', { an_option_of_ours: 'yes' }],
		sends: ['POST', '/wc-admin/options', { an_option_of_ours: 'yes' }],
		returns: { success: true, an_option_of_ours: true },
	},
	{
		title: '[S7.notes.6, S3.note.1] a note',
		store: notes,
		action: ['updateNote', 2, { is_read: true }],
		sends: ['PUT', '/wc-analytics/admin/notes/2', { is_read: true }],
		returns: { id: 2, is_read: true },
	},
	{
		title: '[S7.notes.2] a button of a note',
		store: notes,
		action: ['triggerNoteAction', 3, 3],
		sends: ['POST', '/wc-analytics/admin/notes/3/action/3'],
		returns: { id: 3 },
	},
	{
		title: '[S7.notes.3] deleting a note',
		store: notes,
		action: ['removeNote', 10],
		sends: ['DELETE', '/wc-analytics/admin/notes/delete/10'],
		returns: { id: 10, is_deleted: true },
	},
	{
		title: '[S7.notes.5, S3.note.1] several notes',
		store: notes,
		action: ['batchUpdateNotes', [2, 3], { is_read: true }],
		sends: ['PUT', '/wc-analytics/admin/notes/update', { noteIds: [2, 3], is_read: true }],
		returns: [
			{ id: 2, is_read: true },
			{ id: 3, is_read: true },
		],
	},
	{
		title: '[S7.notes.4] all notes',
		store: notes,
		action: ['removeAllNotes', { status: 'unactioned' }],
		sends: ['DELETE', '/wc-analytics/admin/notes/delete/all', { status: 'unactioned' }],
		returns: expect.arrayContaining([expect.objectContaining({ is_deleted: true })]),
	},
	{
		title: '[S7.reviews.2] a review, with a query of its own',
		store: reviews,
		action: ['updateReview', 3159, { status: 'approved' }, { _embed: '1' }],
		sends: ['PUT', '/wc-analytics/products/reviews/3159', { _embed: '1' }, { status: 'approved' }],
		returns: { id: 3159, status: 'approved' },
	},
	{
		title: '[S7.reviews.3] deleting a review',
		store: reviews,
		action: ['deleteReview', 3164],
		sends: ['DELETE', '/wc-analytics/products/reviews/3164'],
		returns: { id: 3164 },
	},
	{
		title: '[S7.favorites.1] a new favorite',
		store: 'woocommerce-navigation',
		action: ['addFavorite', 'orders'],
		sends: ['POST', '/wc-admin/navigation/favorites/me', { item_id: 'orders' }],
		returns: ['orders'],
	},
	{
		title: '[S7.favorites.1] a favorite no more',
		store: 'woocommerce-navigation',
		action: ['removeFavorite', 'orders'],
		sends: ['DELETE', '/wc-admin/navigation/favorites/me', { item_id: 'orders' }],
		returns: expect.anything(),
	},
	{
		title: '[S7.payment-gateways.3, S5.stores.6] a way to pay',
		store: gateways,
		action: ['updatePaymentGateway', 'bacs', { enabled: false }],
		sends: ['PUT', '/wc/v3/payment_gateways/bacs', { enabled: false }],
		returns: { id: 'bacs', enabled: false },
	},
	{
		title: '[S7.export-and-import.2] an import',
		store: 'wc/admin/import',
		action: ['updateImportation', '/wc-analytics/reports/import?days=30&skip_existing=1', true],
		sends: ['POST', '/wc-analytics/reports/import', { days: '30', skip_existing: '1' }],
		returns: { status: 'success' },
	},
	{
		title: '[S7.settings.2] settings',
		store: 'wc/admin/settings',
		action: [
			'updateAndPersistSettingsForGroup',
			'wc_admin',
			{ woocommerce_date_type: 'date_paid' },
		],
		sends: [
			'POST',
			'/wc-analytics/settings/wc_admin/batch',
			{ update: [{ id: 'woocommerce_date_type', value: 'date_paid' }] },
		],
		returns: undefined,
	},
	{
		title: '[S7.products.2] the stock of a product, with the whole product',
		store: items,
		action: ['updateProductStock', { id: 10, parent_id: 0, type: 'simple', name: 'Beanie' }, 17],
		sends: [
			'PUT',
			'/wc-analytics/products/10',
			{ id: 10, parent_id: 0, type: 'simple', name: 'Beanie', stock_quantity: 17 },
		],
		returns: true,
	},
	{
		title: '[S7.products.2] the stock of a variation',
		store: items,
		action: ['updateProductStock', { id: 73, parent_id: 64, type: 'variation' }, 9],
		sends: [
			'PUT',
			'/wc-analytics/products/64/variations/73',
			{ id: 73, parent_id: 64, type: 'variation', stock_quantity: 9 },
		],
		returns: true,
	},
	{
		title: '[S7.products.3] a product from a template',
		store: items,
		action: ['createProductFromTemplate', { template_name: 'physical' }, { _fields: 'id' }],
		sends: [
			'POST',
			'/wc-admin/onboarding/tasks/create_product_from_template',
			{ _fields: 'id' },
			{ template_name: 'physical' },
		],
		returns: { id: expect.any(Number) },
	},
	{
		title: '[S7.onboarding.1, S5.stores.3] the profile',
		store: 'wc/admin/onboarding',
		action: ['updateProfileItems', { revenue: '2500-10000' }],
		sends: ['POST', '/wc-admin/onboarding/profile', { revenue: '2500-10000' }],
		returns: { status: 'success' },
	},
];

describe('Requests that change a shop:', () => {
	it.each(changes)('$title', async ({ store, action, sends, returns }) => {
		const result = await run(store, ...action);
		expect(sent()).toEqual([sends]);
		expect({ result }).toMatchObject({ result: returns });
	});

	it('[S7.export-and-import.1, S3.export.1, S5.stores.1] an export, whose id is stored, and which fails without one', async () => {
		const args = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
		const message = await run('wc/admin/export', 'startExport', 'orders', args);
		const path = '/wc-analytics/reports/orders/export';
		expect(sent()).toEqual([['POST', path, { report_args: args, email: true }]]);
		expect(message).toEqual(expect.stringMatching(/\w/));
		expect(selecting('wc/admin/export')['getExportId']?.('orders', args)).toMatch(/^\d+$/);
		const none = { after: '2001-01-01T00:00:00', before: '2001-01-02T00:00:00' };
		await expect(run('wc/admin/export', 'startExport', 'orders', none)).rejects.toThrow(/\w/);
		expect(takeExchanges()[0]?.status).toBe(200);
	});
});

describe('Plugins of a store that cannot install any', () => {
	it('[S7.plugins.1, S8.10] are sent comma-separated, and each refusal is reported', async () => {
		const error = await Promise.resolve(
			run(plugins, 'installPlugins', ['jetpack', 'woocommerce']),
		).catch((thrown: Error) => thrown);
		expect(sent()).toEqual([
			['POST', '/wc-admin/plugins/install', { plugins: 'jetpack,woocommerce' }],
		]);
		expect(Object(error).message).toMatch(/^Could not install Jetpack plugin, .*Jetpack/);
		await run(plugins, 'activatePlugins', ['woocommerce']);
		expect(sent()).toEqual([['POST', '/wc-admin/plugins/activate', { plugins: 'woocommerce' }]]);
	});

	it('[S7.plugins.3] cannot be connected to Jetpack', async () => {
		expect(await resolving(plugins)['isJetpackConnected']?.()).toBe(false);
		expect(sent()).toEqual([['GET', '/jetpack/v4/connection']]);
	});

	it('[S7.plugins.4, S8.14] report why Jetpack cannot be connected', async () => {
		const adminLink = (path: string) => `https://shop.example/wp-admin/${path}`;
		await expect(run(plugins, 'connectToJetpack', adminLink)).rejects.toThrow(
			'Jetpack is not installed or active.',
		);
		const redirect_url = 'https://shop.example/wp-admin/admin.php?page=wc-admin';
		expect(sent()).toEqual([['GET', '/wc-admin/plugins/connect-jetpack', { redirect_url }]]);
	});

	it("[S7.plugins.5, S4.paypal-onboarding-status.1, S4.paypal-onboarding-status.2] read PayPal's options if its own route is a 404", async () => {
		const complete = {
			merchant_email_production: 'owner@shop.example',
			merchant_id_production: '1',
			client_id_production: '2',
			client_secret_production: '3',
		};
		await run(options, 'updateOptions', { 'woocommerce-ppcp-settings': complete });
		// Simulates another page load, which has not saved the option itself.
		await run(options, 'invalidateResolutionForStore');
		takeExchanges();
		const status = await resolving(plugins)['getPaypalOnboardingStatus']?.();
		const asked = takeExchanges();
		expect(
			asked.map(({ method, path, query, status: code }) => [method, path, query, code]),
		).toEqual([
			['GET', '/wc-paypal/v1/onboarding/get-status', {}, 404],
			['GET', '/wc-admin/options', { options: 'woocommerce-ppcp-settings' }, 200],
		]);
		expect(status).toEqual({ production: { state: 'onboarded', onboarded: true } });
	});

	it('[S7.plugins.6, S5.stores.5] are recommended for payments only', async () => {
		expect(await resolving(plugins)['getRecommendedPlugins']?.('marketing')).toEqual([]);
		expect(sent()).toEqual([]);
		expect(await resolving(plugins)['getRecommendedPlugins']?.('payments')).toEqual([]);
		expect(sent()).toEqual([['GET', '/wc-admin/plugins/recommended-payment-plugins']]);
	});
});

describe('A read without a recording', () => {
	it('[S7.options.1] batches options requested at the same moment, and shares identical batches', async () => {
		const { getOption } = resolving(options);
		const names = ['woocommerce_currency', 'date_format'];
		const values = await Promise.all([...names, ...names].map((name) => getOption?.(name)));
		expect(values.slice(0, 2)).toEqual(['USD', expect.any(String)]);
		expect(sent()).toEqual([
			['GET', '/wc-admin/options', { options: 'date_format,woocommerce_currency' }],
		]);
	});

	it('[S7.payment-gateways.1, S7.payment-gateways.2] requests payment gateways', async () => {
		const all = await resolving(gateways)['getPaymentGateways']?.();
		expect(all).toContainEqual(expect.objectContaining({ id: 'cod' }));
		expect(await resolving(gateways)['getPaymentGateway']?.('cheque')).toMatchObject({
			id: 'cheque',
		});
		expect(sent()).toEqual([
			['GET', '/wc/v3/payment_gateways'],
			['GET', '/wc/v3/payment_gateways/cheque'],
		]);
	});

	it('[S7.onboarding.2, S7.onboarding.3] requests the progress of the setup', async () => {
		await resolving('wc/admin/onboarding')['getTasksStatus']?.();
		await resolving('wc/admin/onboarding')['getPaymentMethods']?.();
		expect(sent()).toEqual([
			['GET', '/wc-admin/onboarding/tasks/status'],
			['GET', '/wc-admin/onboarding/payments'],
		]);
	});

	it('[S7.products.1, S7.reports.2] requests all pages on demand, and counts with the smallest page', async () => {
		const all = await resolving(items)['getItems']?.('products', { per_page: -1 });
		expect((all as Map<number, unknown>).size).toBe(60);
		const pages = takeExchanges();
		expect(pages.map(({ query }) => query)).toEqual([{ per_page: '100' }]);
		const count = await resolving(items)['getItemsTotalCount']?.('products', { search: 'e' });
		const [exchange] = takeExchanges();
		expect(exchange?.query).toEqual({ search: 'e', page: '1', per_page: '1' });
		expect(count).toBe(Number(exchange?.headers.get('x-wp-total')));
	});
});
