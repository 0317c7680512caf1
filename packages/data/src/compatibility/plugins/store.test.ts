import { createReduxStore, createRegistry } from '@wordpress/data';
import { fakeShop, heldResponse, settle, type FakeShop } from '../../testing/fake-shop';
import { serverError } from '../../testing/shop-responses';
import { hydratePlugins } from './hydration';
import { leaveFor } from './leave-page';
import { pluginNames } from './plugin-names';
import { store } from './store';

// The test page cannot be left, so the function is mocked.
jest.mock('./leave-page', () => ({ leaveFor: jest.fn() }));

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const leave = jest.mocked(leaveFor);
const install = 'POST /wc-admin/plugins/install';
const activate = 'POST /wc-admin/plugins/activate';
const adminLink = (path: string) => `https://shop.example/wp-admin/${path}`;
const noErrors = { errors: [] };
/** Options of a shop with PayPal set up. */
const paypal = {
	merchant_email_production: 'a@b.c',
	merchant_id_production: '1',
	client_id_production: '2',
	client_secret_production: '3',
};

beforeEach(() => {
	leave.mockClear();
	shop = fakeShop();
	shop.on('GET /wc-admin/plugins/active', { body: { plugins: ['woocommerce'] } });
	shop.on('GET /wc-admin/plugins/installed', { body: { plugins: ['woocommerce', 'akismet'] } });
	shop.on(install, { body: { data: { installed: ['jetpack'] }, errors: noErrors } });
	shop.on(activate, { body: { data: { activated: ['jetpack'] }, errors: noErrors } });
	shop.on('GET /wc-admin/plugins/connect-jetpack', {
		body: { connectAction: 'https://jetpack.example' },
	});
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => settle());

const select = () => registry.select(store);
const resolve = () => registry.resolveSelect(store);
const dispatch = () => registry.dispatch(store);

describe('The plugins store', () => {
	it('[S7.plugins.2, S4.plugin-state-per.1, S3.plugins.1] returns which plugins are active and installed', async () => {
		expect(await resolve().getActivePlugins()).toEqual(['woocommerce']);
		expect(await resolve().getInstalledPlugins()).toEqual(['woocommerce', 'akismet']);
		const states = ['woocommerce', 'akismet', 'jetpack'].map((slug) =>
			select().getPluginInstallState(slug),
		);
		expect(states).toEqual(['activated', 'installed', 'unavailable']);
	});

	it('[S7.plugins.1, S3.plugins.4] installs and activates, comma-joined', async () => {
		const slow = heldResponse({
			body: { data: { installed: ['jetpack', 'mailpoet'] }, errors: noErrors },
		});
		shop.on(install, slow.handler);
		const working = dispatch().installAndActivatePlugins(['jetpack', 'mailpoet']);
		expect(select().isPluginsRequesting('installPlugins')).toBe(true);
		slow.release();
		expect((await working).data).toEqual({
			activated: ['jetpack'],
			installed: ['jetpack', 'mailpoet'],
		});
		expect(shop.calls.map(({ body }) => body)).toEqual([
			{ plugins: 'jetpack,mailpoet' },
			{ plugins: 'jetpack,mailpoet' },
		]);
		expect(select().getPluginInstallState('jetpack')).toBe('activated');
		expect(select().getPluginInstallState('mailpoet')).toBe('installed');
	});

	it('[S8.10, S3.plugins.4] names the plugin that failed and the reason, and keeps the error', async () => {
		const errors = { jetpack: ['`jetpack` needs another PHP.'] };
		shop.on(install, { body: { data: { installed: [] }, errors: { errors } } });
		const message = 'Could not install Jetpack plugin, Jetpack needs another PHP.';
		await expect(dispatch().installPlugins(['jetpack'])).rejects.toMatchObject({
			message,
			data: errors,
		});
		expect(select().getPluginsError('installPlugins')).toMatchObject({ message });
		expect(select().isPluginsRequesting('installPlugins')).toBe(false);
	});

	it('[S8.10] names the one plugin of several that failed, and one without an error of its own', async () => {
		const errors = { jetpack: ['first'] };
		shop.on(activate, { body: { data: {}, errors: { errors } } });
		await expect(dispatch().activatePlugins(['jetpack', 'woocommerce-payments'])).rejects.toThrow(
			'Could not activate Jetpack plugin, first',
		);
		shop.on(install, serverError);
		await expect(dispatch().installPlugins(['jetpack'])).rejects.toThrow(
			'Could not install Jetpack plugin, Critical error',
		);
	});

	it('[S8.10] names several failed plugins, and one without an error of its own', async () => {
		const errors = { jetpack: ['first'], 'woocommerce-payments': ['second'] };
		shop.on(activate, { body: { data: {}, errors: { errors } } });
		await expect(dispatch().activatePlugins(['jetpack', 'woocommerce-payments'])).rejects.toThrow(
			'Could not activate the following plugins: Jetpack, WooCommerce Payments with these Errors: first, second',
		);
		shop.on(install, serverError);
		await expect(dispatch().installPlugins(['jetpack', 'nameless'])).rejects.toThrow(
			'Could not install the following plugins: Jetpack, nameless with these Errors: Critical error',
		);
		shop.on(activate, serverError);
		await expect(dispatch().activatePlugins(['jetpack'])).rejects.toThrow(
			'Could not activate Jetpack plugin, Critical error',
		);
	});

	it('[S7.plugins.3, S7.plugins.4, S3.plugins.1] returns whether and where to connect Jetpack', async () => {
		shop.on('GET /jetpack/v4/connection', { body: { isActive: true } });
		expect(await resolve().isJetpackConnected()).toBe(true);
		const query = { redirect_url: 'https://shop.example/back' };
		expect(await resolve().getJetpackConnectUrl(query)).toBe('https://jetpack.example');
		expect(shop.calls[1]?.query).toEqual(query);
		expect(select().getJetpackConnectUrl({ redirect_url: '/elsewhere' })).toBeUndefined();
	});

	it('[S2.3] opens Jetpack’s connection page once Jetpack is installed and active', async () => {
		const tell = jest.fn();
		await dispatch().installJetpackAndConnect(tell, adminLink);
		expect(leave).toHaveBeenCalledWith('https://jetpack.example');
		expect(tell).not.toHaveBeenCalled();
		expect(shop.calls.at(-1)?.query).toEqual({
			redirect_url: adminLink('admin.php?page=wc-admin'),
		});
	});

	it('[S8.14] reports why Jetpack cannot be connected, and opens the given page', async () => {
		shop.on('GET /wc-admin/plugins/connect-jetpack', serverError);
		const tell = jest.fn();
		await dispatch().installJetpackAndConnect(tell, adminLink);
		expect(tell).toHaveBeenCalledWith('Critical error');
		expect(leave).not.toHaveBeenCalled();
		await dispatch().connectToJetpackWithFailureRedirect('/elsewhere', tell, adminLink);
		expect(tell).toHaveBeenCalledTimes(2);
		expect(leave).toHaveBeenCalledWith('/elsewhere');
		await expect(dispatch().connectToJetpack(adminLink)).rejects.toThrow('Critical error');
	});

	it('[S8.14] shows a message as a notice of the page, and nothing on a page without notices', async () => {
		await dispatch().createErrorNotice('No way');
		const createNotice = jest.fn(() => ({ type: 'CREATE' }));
		registry.register(
			createReduxStore('core/notices', { reducer: () => ({}), actions: { createNotice } }),
		);
		await dispatch().createErrorNotice('Critical error');
		expect(createNotice).toHaveBeenCalledWith('error', 'Critical error');
	});

	it('[S7.plugins.5, S3.plugins.2] requests PayPal’s status of the shop', async () => {
		const status = { production: { state: 'onboarded', onboarded: true } };
		shop.on('GET /wc-paypal/v1/onboarding/get-status', { body: status });
		expect(await resolve().getPaypalOnboardingStatus()).toEqual(status);
	});

	it.each([
		['does not know it', undefined],
		['fails', serverError],
		['responds with something else', { body: { state: 'onboarded' } }],
	])(
		'[S4.paypal-onboarding-status.1] reads the options when the shop %s',
		async (_name, response) => {
			if (response) shop.on('GET /wc-paypal/v1/onboarding/get-status', response);
			shop.on('GET /wc-admin/options', { body: { 'woocommerce-ppcp-settings': paypal } });
			expect(await resolve().getPaypalOnboardingStatus()).toEqual({
				production: { state: 'onboarded', onboarded: true },
			});
			expect(select().getPluginsError('getPaypalOnboardingStatus')).toBe(false);
		},
	);

	it.each(Object.keys(paypal))(
		'[S4.paypal-onboarding-status.2] does not consider PayPal set up without %s',
		async (name) => {
			const settings = { ...paypal, [name]: '' };
			shop.on('GET /wc-admin/options', { body: { 'woocommerce-ppcp-settings': settings } });
			expect(await resolve().getPaypalOnboardingStatus()).toEqual({
				production: { state: 'unknown', onboarded: false },
			});
		},
	);

	it('[S7.plugins.6, S5.stores.5, S9.tables-timeline-and.4, S3.plugins.3] requests recommendations for payments only', async () => {
		shop.on('GET /wc-admin/plugins/recommended-payment-plugins', { body: [{ id: 'x' }] });
		expect(await resolve().getRecommendedPlugins('marketing')).toEqual([]);
		expect(shop.calls).toHaveLength(0);
		expect(await resolve().getRecommendedPlugins('payments')).toEqual([{ id: 'x' }]);
	});

	it('requests recommendations at the path of newer shops, and dismisses them', async () => {
		const dismiss = 'POST /wc-admin/payment-gateway-suggestions/dismiss';
		shop.on('GET /wc-admin/payment-gateway-suggestions', { body: [{ id: 'y' }] });
		await resolve().getRecommendedPlugins('payments');
		shop.on(dismiss, serverError);
		await expect(dispatch().dismissRecommendedPlugins('payments')).rejects.toThrow();
		expect(select().getRecommendedPlugins('payments')).toEqual([{ id: 'y' }]);
		shop.on(dismiss, { body: true });
		await dispatch().dismissRecommendedPlugins('payments');
		expect(select().getRecommendedPlugins('payments')).toEqual([]);
	});

	it('takes plugins, errors and flags from extensions, and from the page', async () => {
		const actions = dispatch();
		hydratePlugins({
			activePlugins: ['a'],
			installedPlugins: ['a', 'b'],
			jetpackStatus: { isActive: false },
		})(registry as never);
		await actions.updateActivePlugins(['b']);
		await actions.updateInstalledPlugins(['c'], true);
		await actions.updateJetpackConnectUrl('/back', 'https://x.example');
		await actions.setPaypalOnboardingStatus({ production: { state: 'unknown', onboarded: false } });
		await actions.setRecommendedPlugins('payments', [1 as never]);
		await actions.setError('x', 'no');
		await actions.setIsRequesting('x', true);
		expect(select().getActivePlugins()).toEqual(['a', 'b']);
		expect(select().getInstalledPlugins()).toEqual(['c']);
		expect(select().isJetpackConnected()).toBe(false);
		expect(select().getJetpackConnectUrl({ redirect_url: '/back' })).toBe('https://x.example');
		expect([select().getPluginsError('x'), select().isPluginsRequesting('x')]).toEqual([
			'no',
			true,
		]);
		expect(await actions.formatErrors({ errors: { jetpack: ['`jetpack` is old'] } })).toBe(
			'Jetpack is old',
		);
		expect(await actions.formatErrors('plain')).toBe('plain');
	});

	it('[S9.tables-timeline-and.8] has display names for known slugs', () => {
		expect(pluginNames['woocommerce-services:tax']).toBe('WooCommerce Tax');
		expect(Object.keys(pluginNames)).toHaveLength(18);
		expect('nope' in pluginNames).toBe(false);
	});
});
