import { createRegistry } from '@wordpress/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { fakeShop, heldResponse, settle, type FakeShop } from '../../testing/fake-shop';
import { serverError } from '../../testing/shop-responses';
import { store } from './store';
import type { TaskListType } from './task';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const task = { id: 'tax', title: 'Taxes', isSnoozed: false, isDismissed: false, isComplete: false };
const setup = { id: 'setup', title: 'Get ready', isVisible: true, tasks: [task] };
const extended = { id: 'extended', title: 'Next', isVisible: true, tasks: [] };

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wc-admin/onboarding/tasks', { body: [setup, extended] });
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => settle());

const select = () => registry.select(store);
const resolve = () => registry.resolveSelect(store);
const dispatch = () => registry.dispatch(store);

describe('The onboarding store', () => {
	it('requests tasks once, whichever are read', async () => {
		const { getTaskLists, getTaskListsByIds, getTaskList, getTask } = resolve();
		const found = await Promise.all([
			getTaskLists(),
			getTaskListsByIds(['setup']),
			getTaskList('extended'),
			getTask('tax'),
		]);
		expect(found).toEqual([[setup, extended], [setup], extended, task]);
		expect(select().getTaskListsByIds(['setup'])).toBe(found[1]);
		expect(shop.calls).toHaveLength(1);
	});

	it('tells the shop about tasks that extensions add with the old filter', async () => {
		shop.on('POST /wc-admin/onboarding/tasks', { body: [setup] });
		addFilter('woocommerce_admin_onboarding_task_list', 'test', () => [{ key: 'mine' }]);
		await resolve().getTaskLists();
		removeFilter('woocommerce_admin_onboarding_task_list', 'test');
		expect(shop.calls[0]).toMatchObject({
			method: 'POST',
			body: { extended_tasks: [{ key: 'mine' }] },
		});
	});

	it.each([
		['snoozeTask', 'snooze', { isSnoozed: true }],
		['undoSnoozeTask', 'undo_snooze', { isSnoozed: false }],
		['dismissTask', 'dismiss', { isDismissed: true }],
		['undoDismissTask', 'undo_dismiss', { isDismissed: false }],
		['actionTask', 'action', { isActioned: true }],
	] as const)(
		'shows %s at once, and reverts it when the shop refuses',
		async (action, part, shown) => {
			await resolve().getTaskLists();
			const path = `POST /wc-admin/onboarding/tasks/tax/${part}`;
			const slow = heldResponse({ body: { ...task, ...shown, title: 'Renamed' } });
			shop.on(path, slow.handler);
			const changing = dispatch()[action]('tax');
			expect(select().getTask('tax')).toMatchObject(shown);
			expect(select().isOnboardingRequesting(action)).toBe(true);
			slow.release();
			await changing;
			expect(select().getTask('tax')).toMatchObject({ ...shown, title: 'Renamed' });
			shop.on(path, serverError);
			await expect(dispatch()[action]('tax')).rejects.toThrow('Critical error');
			expect(select().getTask('tax')).not.toMatchObject(shown);
			expect(select().getOnboardingError(action)).toMatchObject({ status: 500 });
			expect(select().isOnboardingRequesting(action)).toBe(false);
		},
	);

	it('hides and shows a list of tasks, and completes a task on the screen', async () => {
		await resolve().getTaskLists();
		shop.on('POST /wc-admin/onboarding/tasks/setup/hide', { body: { ...setup, isVisible: false } });
		shop.on('POST /wc-admin/onboarding/tasks/setup/unhide', { body: setup });
		await dispatch().hideTaskList('setup');
		expect(select().getTaskList('setup')?.isVisible).toBe(false);
		await dispatch().unhideTaskList('setup');
		expect(select().getTaskList('setup')?.isVisible).toBe(true);
		await dispatch().optimisticallyCompleteTask('tax');
		expect(select().getTask('tax')?.isComplete).toBe(true);
	});

	it('[S7.onboarding.1, S3.onboarding-store.2] requests the profile and changes it', async () => {
		const path = '/wc-admin/onboarding/profile';
		expect(Object.keys(select().getProfileItems()).sort()).toEqual([
			'business_extensions',
			'completed',
			'industry',
			'other_platform',
			'other_platform_name',
			'product_count',
			'product_types',
			'revenue',
			'selling_venues',
			'setup_client',
			'skipped',
			'theme',
			'wccom_connected',
		]);
		shop.on(`GET ${path}`, { body: { completed: true, skipped: null } });
		expect(await resolve().getProfileItems()).toEqual({ completed: true, skipped: null });
		shop.on(`POST ${path}`, { body: { status: 'success', message: 'x' } });
		await dispatch().updateProfileItems({ skipped: true });
		expect(select().getProfileItems()).toEqual({ completed: true, skipped: true });
		expect(shop.callsTo(`POST ${path}`)[0]?.body).toEqual({ skipped: true });
	});

	it.each([
		['does not say success', { body: { status: 'error', message: 'Not today' } }, 'Not today'],
		['says nothing', { body: null }, 'Your answers could not be saved.'],
		['says something else', { body: { status: 'later' } }, 'Your answers could not be saved.'],
		['says no status', { body: { skipped: true } }, 'Your answers could not be saved.'],
		['fails', serverError, 'Critical error'],
	])(
		'[S5.stores.3, S8.13, S3.onboarding-store.1] rejects and keeps the profile when the shop %s',
		async (_name, response, message) => {
			shop.on('POST /wc-admin/onboarding/profile', response);
			const saving = dispatch().updateProfileItems({ skipped: true });
			expect(select().isOnboardingRequesting('updateProfileItems')).toBe(true);
			await expect(saving).rejects.toMatchObject({
				name: 'OperationError',
				message: expect.stringContaining(message),
			});
			expect(select().isOnboardingRequesting('updateProfileItems')).toBe(false);
			expect(select().getProfileItems().skipped).not.toBe(true);
			expect(select().getOnboardingError('updateProfileItems')).toBeTruthy();
		},
	);

	it('[S7.onboarding.2, S7.onboarding.3, S3.onboarding-store.1] requests tasks and payment methods of older shops', async () => {
		shop.on('GET /wc-admin/onboarding/tasks/status', { body: { hasProducts: true } });
		shop.on('GET /wc-admin/onboarding/payments', { body: [{ key: 'cod' }] });
		expect(await resolve().getTasksStatus()).toEqual({ hasProducts: true });
		expect(await resolve().getPaymentMethods()).toEqual([{ key: 'cod' }]);
	});

	it('requests everything else by its own path', async () => {
		shop.on('GET /wc-admin/onboarding/free-extensions', { body: [{ key: 'obw/basics' }] });
		shop.on('GET /wc-admin/onboarding/profile/experimental_get_email_prefill', {
			body: { email: 'a@b.c' },
		});
		shop.on('GET /wc-admin/onboarding/product-types', {
			body: { physical: { label: 'Physical' } },
		});
		shop.on('GET /wc-admin/payment-gateway-suggestions', { body: [{ id: 'x' }] });
		expect(await resolve().getFreeExtensions()).toEqual([{ key: 'obw/basics' }]);
		expect(await resolve().getEmailPrefill()).toBe('a@b.c');
		expect(await resolve().getProductTypes()).toEqual({ physical: { label: 'Physical' } });
		expect(await resolve().getPaymentGatewaySuggestions()).toEqual([{ id: 'x' }]);
	});

	it('[S3.onboarding-store.1] takes values, errors and flags from extensions', async () => {
		const actions = dispatch();
		await actions.getTaskListsSuccess([setup as unknown as TaskListType]);
		await actions.snoozeTaskRequest('tax');
		expect(select().getTask('tax')?.isSnoozed).toBe(true);
		await actions.snoozeTaskError('tax', 'no');
		expect(select().getTask('tax')?.isSnoozed).toBe(false);
		await actions.snoozeTaskSuccess({ ...task, isSnoozed: true } as never);
		expect(select().getTask('tax')?.isSnoozed).toBe(true);
		await actions.setPaymentMethods([1 as never]);
		await actions.setEmailPrefill('x@y.z');
		await actions.getProductTypesSuccess({ a: 1 } as never);
		await actions.getFreeExtensionsSuccess([2 as never]);
		await actions.setProfileItems({ theme: 'a' }, true);
		await actions.setError('x', 'no');
		await actions.setIsRequesting('x', true);
		expect(select().getPaymentGatewaySuggestions()).toEqual([1]);
		expect(select().getEmailPrefill()).toBe('x@y.z');
		expect(select().getProductTypes()).toEqual({ a: 1 });
		expect(select().getFreeExtensions()).toEqual([2]);
		expect(select().getProfileItems()).toEqual({ theme: 'a' });
		expect([select().getOnboardingError('x'), select().isOnboardingRequesting('x')]).toEqual([
			'no',
			true,
		]);
	});
});
