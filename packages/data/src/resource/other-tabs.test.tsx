import { waitFor } from '@testing-library/react';
import { BroadcastChannel } from 'node:worker_threads';
import { fakeShop, heldResponse, settle, type FakeShop } from '../testing/fake-shop';
import { serverError } from '../testing/shop-responses';

/** Channels like the page's, closed after each test so that none receives the next test's messages. */
const open: BroadcastChannel[] = [];
class Channel extends BroadcastChannel {
	constructor(name: string) {
		super(name);
		this.unref();
		open.push(this);
	}
}

type Functions = Record<string, (...args: readonly unknown[]) => unknown>;

interface Tab {
	select(store: string): Functions;
	dispatch(store: string): Functions;
}

/** Another tab: its own copy of all modules, in the same browser. */
async function openTab(): Promise<Tab> {
	let tab: unknown;
	await jest.isolateModulesAsync(async () => {
		const { registerAllStores } = await import('../compatibility/register-all');
		const { select, dispatch } = await import('@wordpress/data');
		registerAllStores();
		tab = { select, dispatch };
	});
	return tab as Tab; // the two functions above
}

const options = 'wc/admin/options';
const place = (folder: string, page = 'admin.php') =>
	window.history.pushState({}, '', `/${folder}/wp-admin/${page}?page=wc-admin`);

let shop: FakeShop;
let here: Tab;
let there: Tab;

beforeAll(async () => {
	Object.assign(globalThis, { BroadcastChannel: Channel });
	place('shop');
	here = await openTab();
	// On another page of the same shop.
	place('shop', '');
	there = await openTab();
	place('shop');
});
beforeEach(() => {
	shop = fakeShop();
	shop.on('POST /wc-admin/options', { body: {} });
});
afterAll(() => {
	for (const channel of open) channel.close();
});

const update = (values: object) => here.dispatch(options)['updateOptions']?.(values);
const optionThere = (name: string) => there.select(options)['getOption']?.(name);

/** Messages arrive in the order in which they were sent, so all earlier ones have arrived after this one. */
let marks = 0;
async function untilToldUpToNow() {
	const mark = `mark ${(marks += 1)}`;
	await update({ [mark]: true });
	await waitFor(() => expect(optionThere(mark)).toBe(true));
}

const note = { id: 2, is_read: true };

/** A user's change in one tab, and the selector that shows it. */
const changes: {
	what: string;
	store: string;
	/** The state of the other tab before. */
	before?: [action: string, ...args: unknown[]];
	change: [action: string, ...args: unknown[]];
	call: string;
	response: unknown;
	shows: [selector: string, ...args: unknown[]];
	as: unknown;
}[] = [
	{
		what: 'an option',
		store: 'wc/admin/options',
		change: ['updateOptions', { a: 'new' }],
		call: 'POST /wc-admin/options',
		response: { a: true },
		shows: ['getOption', 'a'],
		as: 'new',
	},
	{
		what: 'a setting',
		store: 'wc/admin/settings',
		before: ['updateSettingsForGroup', 'wc_admin', { mine: 'unsaved' }],
		change: ['updateAndPersistSettingsForGroup', 'wc_admin', { a: 1, mine: 'saved' }],
		call: 'POST /wc-analytics/settings/wc_admin/batch',
		response: { update: [] },
		shows: ['getSettings', 'wc_admin'],
		as: { a: 1, mine: 'unsaved' },
	},
	{
		what: 'stock',
		store: 'wc/admin/items',
		before: ['setItems', 'products', {}, [{ id: 10, name: 'Beanie', stock_quantity: 3 }]],
		change: ['updateProductStock', { id: 10, parent_id: 0, type: 'simple' }, 7],
		call: 'PUT /wc-analytics/products/10',
		response: { id: 10 },
		shows: ['getItems', 'products', {}],
		as: new Map([[10, { id: 10, name: 'Beanie', stock_quantity: 7 }]]),
	},
	{
		what: 'a note',
		store: 'wc/admin/notes',
		before: ['setNotesQuery', {}, [2]],
		change: ['updateNote', 2, { is_read: true }],
		call: 'PUT /wc-analytics/admin/notes/2',
		response: note,
		shows: ['getNotes', {}],
		as: [note],
	},
	{
		what: 'many notes',
		store: 'wc/admin/notes',
		before: ['setNotesQuery', {}, [2]],
		change: ['batchUpdateNotes', [2], { is_read: true }],
		call: 'PUT /wc-analytics/admin/notes/update',
		response: [note],
		shows: ['getNotes', {}],
		as: [note],
	},
	{
		what: 'a review',
		store: 'wc/admin/reviews',
		before: ['updateReviews', {}, [{ id: 5, status: 'hold' }], 1],
		change: ['updateReview', 5, { status: 'approved' }],
		call: 'PUT /wc-analytics/products/reviews/5',
		response: { id: 5, status: 'approved' },
		shows: ['getReviews', {}],
		as: [{ id: 5, status: 'approved' }],
	},
	{
		what: 'a favorite',
		store: 'woocommerce-navigation',
		change: ['addFavorite', 'orders'],
		call: 'POST /wc-admin/navigation/favorites/me',
		response: ['orders'],
		shows: ['getFavorites'],
		as: ['orders'],
	},
	{
		what: 'a way to pay',
		store: 'wc/payment-gateways',
		change: ['updatePaymentGateway', 'cod', { enabled: true }],
		call: 'PUT /wc/v3/payment_gateways/cod',
		response: { id: 'cod', enabled: true },
		shows: ['getPaymentGateway', 'cod'],
		as: { id: 'cod', enabled: true },
	},
	{
		what: 'a plugin',
		store: 'wc/admin/plugins',
		change: ['activatePlugins', ['jetpack']],
		call: 'POST /wc-admin/plugins/activate',
		response: { data: { activated: ['jetpack'] } },
		shows: ['getPluginInstallState', 'jetpack'],
		as: 'activated',
	},
	{
		what: 'the profile',
		store: 'wc/admin/onboarding',
		change: ['updateProfileItems', { revenue: 'none' }],
		call: 'POST /wc-admin/onboarding/profile',
		response: { status: 'success' },
		shows: ['getProfileItems'],
		as: { revenue: 'none' },
	},
	{
		what: 'a task',
		store: 'wc/admin/onboarding',
		before: ['getTaskListsSuccess', [{ id: 'setup', tasks: [{ id: 'tax', isDismissed: false }] }]],
		change: ['dismissTask', 'tax'],
		call: 'POST /wc-admin/onboarding/tasks/tax/dismiss',
		response: { id: 'tax', isDismissed: true },
		shows: ['getTask', 'tax'],
		as: { id: 'tax', isDismissed: true },
	},
];

describe('Two tabs of one shop', () => {
	it.each(changes)(
		'show the same once $what is saved in one of them, without a request',
		async ({ store, before, change, call, response, shows, as }) => {
			shop.on(/GET/, { status: 500 });
			shop.on(call, { body: response });
			if (before) await there.dispatch(store)[before[0]]?.(...before.slice(1));
			await here.dispatch(store)[change[0]]?.(...change.slice(1));
			expect(shop.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
			await untilToldUpToNow();
			expect(there.select(store)[shows[0]]?.(...shows.slice(1))).toEqual(as);
		},
	);

	it('send each other no change that the shop refused', async () => {
		shop.on('POST /wc-admin/options', serverError);
		await update({ refused: 'new' });
		shop.on('POST /wc-admin/options', { body: {} });
		await untilToldUpToNow();
		expect(optionThere('refused')).toBeUndefined();
	});

	it('keep a change that is newer than their own request', async () => {
		const slow = heldResponse({ body: { asked: 'old' } });
		shop.on('GET /wc-admin/options', slow.handler);
		optionThere('asked');
		await settle();
		await update({ asked: 'new' });
		await untilToldUpToNow();
		slow.release();
		await settle();
		expect(optionThere('asked')).toBe('new');
	});

	it('do not receive messages of another shop at the same address', async () => {
		place('other');
		const elsewhere = await openTab();
		place('shop');
		await elsewhere.dispatch(options)['updateOptions']?.({ theirs: 'new' });
		await settle();
		await untilToldUpToNow();
		expect(optionThere('theirs')).toBeUndefined();
	});

	it('ignore messages that they do not understand, or cannot send', async () => {
		const stranger = new Channel('store-analytics /shop/wp-admin/');
		for (const message of [null, 7, {}, { store: 'nope', action: 'x', args: [] }]) {
			stranger.postMessage(message);
		}
		stranger.postMessage({ store: options, action: 'nope', args: [] });
		expect(await update({ unsendable: () => {} })).toMatchObject({ success: true });
		await untilToldUpToNow();
	});
});
