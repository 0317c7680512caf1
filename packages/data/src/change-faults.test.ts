import { configureClient } from '@store-analytics/rest-api/client';
import { createRegistry } from '@wordpress/data';
import { fakeShop, type ShopResponse, type FakeShop } from './testing/fake-shop';
import { faults, longTime, restError, stores } from './testing/faults';

type Selection = [selector: string, ...args: unknown[]];

/** An action, and the selectors, if any, that return its error and whether it is in flight. */
interface Change {
	store: string;
	action: [name: string, ...args: unknown[]];
	error?: Selection;
	busy?: Selection;
	response: ShopResponse;
}

const note = { body: { id: 2 } };
const done = { body: { data: { installed: ['a'], activated: ['a'] } } };
const args = { after: '2026-10-01' };
const start = ['startExport', { type: 'orders', args }];

const notes = (name: string, ...rest: unknown[]): Change => ({
	store: 'wc/admin/notes',
	action: [name, ...rest],
	error: ['getNotesError', name],
	busy: ['isNotesRequesting', name],
	response: name.endsWith('s') ? { body: [{ id: 2 }] } : note,
});
const plugins = (name: string, response: ShopResponse, ...rest: unknown[]): Change => ({
	store: 'wc/admin/plugins',
	action: [name, ...rest],
	error: ['getPluginsError', name],
	busy: ['isPluginsRequesting', name],
	response,
});
const onboarding = (name: string, response: ShopResponse, ...rest: unknown[]): Change => ({
	store: 'wc/admin/onboarding',
	action: [name, ...rest],
	error: ['getOnboardingError', name],
	busy: ['isOnboardingRequesting', name],
	response,
});
const favorites = (name: string): Change => ({
	store: 'woocommerce-navigation',
	action: [name, 'orders'],
	busy: ['isNavigationRequesting', name],
	response: { body: ['orders'] },
});
const products = (name: string, error: string, ...rest: unknown[]): Change => ({
	store: 'wc/admin/products',
	action: [name, ...rest],
	error: [error, ...(name === 'createProduct' ? [] : [1])],
	busy: ['isRequesting', name, ...(name === 'createProduct' ? [] : [1])],
	response: { body: { id: 1 } },
});

const changes: Change[] = [
	notes('triggerNoteAction', 2, 3),
	notes('removeNote', 2),
	notes('updateNote', 2, { is_read: true }),
	notes('removeAllNotes'),
	notes('batchUpdateNotes', [2], { is_read: true }),
	...(['updateReview', 'deleteReview'] as const).map((name) => ({
		store: 'wc/admin/reviews',
		action: [name, 2, {}] as Change['action'],
		error: ['getReviewsError', name] as Selection,
		response: note,
	})),
	favorites('addFavorite'),
	favorites('removeFavorite'),
	plugins('installPlugins', done, ['a']),
	plugins('activatePlugins', done, ['a']),
	plugins('dismissRecommendedPlugins', { body: true }, 'payments'),
	onboarding('updateProfileItems', { body: { status: 'success' } }, { revenue: 'none' }),
	...['snoozeTask', 'undoSnoozeTask', 'dismissTask', 'undoDismissTask', 'actionTask'].map((name) =>
		onboarding(name, { body: { id: 'tax' } }, 'tax'),
	),
	...['hideTaskList', 'unhideTaskList'].map((name) =>
		onboarding(name, { body: { id: 'setup' } }, 'setup'),
	),
	{
		store: 'wc/payment-gateways',
		action: ['updatePaymentGateway', 'cod', { enabled: true }],
		error: ['getPaymentGatewayError', 'updatePaymentGateway'],
		busy: ['isPaymentGatewayUpdating'],
		response: { body: { id: 'cod' } },
	},
	{
		store: 'wc/admin/settings',
		action: ['updateAndPersistSettingsForGroup', 'wc_admin', { a: 1 }],
		error: ['getSettingsError', 'wc_admin'],
		busy: ['isUpdateSettingsRequesting', 'wc_admin'],
		response: { body: { update: [] } },
	},
	{
		store: 'wc/admin/export',
		action: ['startExport', 'orders', args],
		error: ['getError', ...start],
		busy: ['isExportRequesting', ...start],
		response: { body: { export_id: '7', message: 'm' } },
	},
	{
		store: 'wc/admin/import',
		action: ['updateImportation', '/wc-analytics/reports/import', true],
		error: ['getImportError', '/wc-analytics/reports/import'],
		response: { body: { status: 'success' } },
	},
	{
		store: 'wc/admin/items',
		action: ['createProductFromTemplate', { template_name: 'x' }],
		response: { body: { id: 1 } },
	},
	products('createProduct', 'getProductCreateError', {}),
	products('updateProduct', 'getProductUpdateError', 1, {}),
	products('deleteProduct', 'getProductDeleteError', 1),
	{
		store: 'core',
		action: ['saveUser', { id: 1 }],
		error: ['getLastEntitySaveError'],
		response: { body: { id: 1 } },
	},
];

/** Actions that never reject; they resolve to a result that tells success. */
const tolerant: (Change & { failed: unknown; succeeded: unknown })[] = [
	{
		store: 'wc/admin/options',
		action: ['updateOptions', { a: 1 }],
		error: ['getOptionsUpdatingError'],
		busy: ['isOptionsUpdating'],
		response: { body: { a: true } },
		failed: expect.objectContaining({ success: false }),
		succeeded: expect.objectContaining({ success: true }),
	},
	{
		store: 'wc/admin/items',
		action: ['updateProductStock', { id: 1, parent_id: 0, type: 'simple' }, 3],
		error: ['getItemsError', 'products', { id: 1 }],
		response: { body: { id: 1 } },
		failed: false,
		succeeded: true,
	},
];

const anyChange = /^(POST|PUT|DELETE) \/w/;

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const unhandled = jest.fn();

beforeAll(() => {
	configureClient({ root: '/', nonce: 'fresh0001' });
	process.on('unhandledRejection', unhandled);
});
afterAll(() => {
	process.off('unhandledRejection', unhandled);
});
beforeEach(() => {
	jest.useFakeTimers();
	shop = fakeShop();
	shop.on(/admin-ajax/, { status: 400, text: '0' });
	registry = createRegistry();
	for (const store of stores) registry.register(store);
});
afterEach(() => jest.useRealTimers());

const select = (store: string, [selector, ...rest]: Selection): unknown =>
	(registry.select(store) as Record<string, (...a: unknown[]) => unknown>)[selector]?.(...rest);

/** Returns the result of an action, or the error that it rejects with, in an array. */
async function run({ store, action: [name, ...rest] }: Change): Promise<unknown> {
	const { [name]: action } = registry.dispatch(store) as Record<
		string,
		(...a: unknown[]) => Promise<unknown>
	>;
	const outcome = Promise.resolve(action?.(...rest)).catch((error: unknown) => [error]);
	await jest.advanceTimersByTimeAsync(longTime);
	return outcome;
}

const isError = (outcome: unknown) => Array.isArray(outcome) && outcome[0] instanceof Error;
const sent = () => shop.calls.filter(({ method }) => method !== 'GET');

/** Returns the error of an action. The state keeps it under the operation's name even if no selector returns it. */
function keptError({ store, action: [name], error }: Change): unknown {
	if (error) return select(store, error) || undefined;
	return Object(registry).stores[store].store.getState().errors[name];
}

/** Plugins reject with an error that names them (S8.10); WordPress's own store rejects with the shop's. */
const otherwise = new Set(['installPlugins', 'activatePlugins', 'saveUser']);

describe.each<Change & { failed?: unknown; succeeded?: unknown }>([...changes, ...tolerant])(
	'$store $action.0',
	(change) => {
		const isTolerant = 'failed' in change;
		const isGeneric = !isTolerant && !otherwise.has(change.action[0]);
		it.each(faults)(
			`${isGeneric ? '[S8.13] ' : ''}survives %s: ${isTolerant ? 'reports it' : 'rejects'}, keeps the error, and a retry succeeds`,
			async (_name, response, code) => {
				shop.on(anyChange, response);
				const outcome = await run(change);
				if (isTolerant) expect(outcome).toEqual(change.failed);
				else expect(isError(outcome)).toBe(true);
				if (isGeneric) expect(outcome).toMatchObject([{ name: 'OperationError', cause: { code } }]);
				expect(sent()).toHaveLength(1);
				expect(keptError(change)).toBeTruthy();
				if (change.busy) expect(select(change.store, change.busy)).toBe(false);

				shop.on(anyChange, change.response);
				const again = await run(change);
				expect(isError(again)).toBe(false);
				if ('succeeded' in change) expect(again).toEqual(change.succeeded);
				expect(keptError(change)).toBeUndefined();
				expect(unhandled).not.toHaveBeenCalled();
			},
		);

		it('is sent again with a fresh nonce, once, when the nonce has expired', async () => {
			let isFresh = false;
			shop.on(/admin-ajax/, () => {
				isFresh = true;
				return { text: 'fresh0002' };
			});
			shop.on(anyChange, () =>
				isFresh ? change.response : restError(403, 'rest_cookie_invalid_nonce'),
			);
			expect(isError(await run(change))).toBe(false);
			expect(sent()).toHaveLength(2);
			expect(sent()[1]).toMatchObject({ method: sent()[0]?.method, body: sent()[0]?.body });
		});
	},
);
