import { getQuery } from '@store-analytics/navigation';
import { isDictionary, parseItems, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { applyFilters } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import {
	createResourceStore,
	fail,
	messageOf,
	operate,
	OperationError,
	receive,
	resolver,
	setRequesting,
	slot,
	stateOf,
	tellOtherTabs,
	valueOf,
	type Slot,
	type Thunk,
} from '../../resource';
import * as selectors from './selectors';
import type { Plugin } from '../plugins/plugin';
import type { ExtensionList } from './extensions';
import type { OnboardingProductTypes, ProfileItems } from './profile';
import type { TaskListType } from './task';
import { changes, patchTask, STORE_NAME, taskLists, tasksPath } from './tasks';

export { STORE_NAME } from './tasks';

function setProfileItems(items: ProfileItems, replace = false): Thunk<void> {
	return ({ dispatch, select }) => {
		const { profile } = selectors;
		const known = replace ? {} : valueOf(stateOf({ select }), profile);
		dispatch(receive({ [profile.key()]: { ...known, ...items } }));
	};
}

/** Saves answers about the shop. Rejects unless the shop reports success (S5.stores.3). */
function updateProfileItems(items: ProfileItems): Thunk<Promise<unknown>> {
	return (thunkArgs) =>
		operate(thunkArgs, 'updateProfileItems', async () => {
			const path = `${paths.onboarding}/profile`;
			const reply = await request({ path, method: 'POST', data: items });
			if (!isDictionary(reply) || reply['status'] !== 'success') {
				const unsaved = __('Your answers could not be saved.', 'store-analytics');
				throw new OperationError(reply, messageOf(reply) || unsaved);
			}
			thunkArgs.dispatch(setProfileItems(items));
			tellOtherTabs(STORE_NAME, 'setProfileItems', items);
			return reply;
		});
}

const actions = {
	getFreeExtensionsError: (error: unknown) => fail('getFreeExtensions', error),
	getFreeExtensionsSuccess: (list: readonly ExtensionList[]) =>
		receive({ [selectors.freeExtensions.key()]: list }),
	setError: (operation: string, error: unknown) => fail(operation, error),
	setIsRequesting: (operation: string, isRequesting: boolean) =>
		setRequesting(operation, isRequesting),
	setProfileItems,
	getTaskListsError: (error: unknown) => fail('getTaskLists', error),
	getTaskListsSuccess: (lists: readonly TaskListType[]) => receive({ [taskLists.key()]: lists }),
	snoozeTaskError: changes.snoozeTask.error,
	snoozeTaskRequest: changes.snoozeTask.request,
	snoozeTaskSuccess: changes.snoozeTask.success,
	undoSnoozeTaskError: changes.undoSnoozeTask.error,
	undoSnoozeTaskRequest: changes.undoSnoozeTask.request,
	undoSnoozeTaskSuccess: changes.undoSnoozeTask.success,
	dismissTaskError: changes.dismissTask.error,
	dismissTaskRequest: changes.dismissTask.request,
	dismissTaskSuccess: changes.dismissTask.success,
	undoDismissTaskError: changes.undoDismissTask.error,
	undoDismissTaskRequest: changes.undoDismissTask.request,
	undoDismissTaskSuccess: changes.undoDismissTask.success,
	hideTaskListError: changes.hideTaskList.error,
	hideTaskListRequest: changes.hideTaskList.request,
	hideTaskListSuccess: changes.hideTaskList.success,
	unhideTaskListError: changes.unhideTaskList.error,
	unhideTaskListRequest: changes.unhideTaskList.request,
	unhideTaskListSuccess: changes.unhideTaskList.success,
	actionTaskError: changes.actionTask.error,
	actionTaskRequest: changes.actionTask.request,
	actionTaskSuccess: changes.actionTask.success,
	optimisticallyCompleteTaskRequest: (id: string) => patchTask(id, { isComplete: true }),
	setPaymentMethods: (list: readonly Plugin[]) =>
		receive({ [selectors.paymentMethods.key()]: list }),
	setEmailPrefill: (email: string) => receive({ [selectors.emailPrefill.key()]: email }),
	getProductTypesSuccess: (types: OnboardingProductTypes) =>
		receive({ [selectors.productTypes.key()]: types }),
	getProductTypesError: (error: unknown) => fail('getProductTypes', error),
	updateProfileItems,
	snoozeTask: changes.snoozeTask.run,
	undoSnoozeTask: changes.undoSnoozeTask.run,
	dismissTask: changes.dismissTask.run,
	undoDismissTask: changes.undoDismissTask.run,
	hideTaskList: changes.hideTaskList.run,
	unhideTaskList: changes.unhideTaskList.run,
	/** Marks a task as done on the screen; the shop finds out by itself. */
	optimisticallyCompleteTask: (id: string) => patchTask(id, { isComplete: true }),
	actionTask: changes.actionTask.run,
};

/** Creates a resolver for the result of one GET. */
function simple<Value>(
	selector: string,
	place: Slot<[], Value>,
	path: string,
	parse: (reply: unknown) => Value,
) {
	return resolver(selector, {
		store: STORE_NAME,
		slot: place,
		operation: selector,
		load: (_: [], signal) => request({ path, signal, parse }),
	});
}

/** Entries of lists are kept unchanged. */
const list = (reply: unknown): readonly never[] => (Array.isArray(reply) ? (reply as never[]) : []);
const dictionary = (reply: unknown) => (isDictionary(reply) ? reply : {});

/** Extensions add tasks with the deprecated filter; the shop must know about them. */
function extendedTasks(): unknown[] {
	const added: unknown = applyFilters('woocommerce_admin_onboarding_task_list', [], getQuery());
	return Array.isArray(added) ? added : [];
}

/** Keeps the lists unchanged with their tasks, and leaves out anything else. */
function parseTaskLists(reply: unknown): readonly TaskListType[] {
	const lists = parseItems(reply).map((entry) => ({ ...entry, tasks: parseItems(entry['tasks']) }));
	return lists as unknown as readonly TaskListType[]; // further fields are displayed unchanged
}

/** The selectors of single lists and tasks share this response. */
const anyTask = slot<readonly TaskListType[], [which?: unknown]>(taskLists.name, () => '');

function loadTasks(selector: string) {
	return resolver(selector, {
		store: STORE_NAME,
		slot: anyTask,
		operation: 'getTaskLists',
		load(_, signal) {
			const extended = extendedTasks();
			return request({
				path: tasksPath(),
				signal,
				parse: parseTaskLists,
				...(extended.length > 0 ? { method: 'POST', data: { extended_tasks: extended } } : {}),
			});
		},
	});
}

const { onboarding } = paths;
const resolvers = {
	getFreeExtensions: simple(
		'getFreeExtensions',
		selectors.freeExtensions,
		`${onboarding}/free-extensions`,
		list,
	),
	getProfileItems: simple<ProfileItems>(
		'getProfileItems',
		selectors.profile,
		`${onboarding}/profile`,
		dictionary,
	),
	getEmailPrefill: simple(
		'getEmailPrefill',
		selectors.emailPrefill,
		`${onboarding}/profile/experimental_get_email_prefill`,
		(reply) => String(dictionary(reply)['email'] ?? ''),
	),
	getTaskLists: loadTasks('getTaskLists'),
	getTaskListsByIds: loadTasks('getTaskListsByIds'),
	getTaskList: loadTasks('getTaskList'),
	getTask: loadTasks('getTask'),
	getPaymentGatewaySuggestions: simple(
		'getPaymentGatewaySuggestions',
		selectors.paymentMethods,
		paths.paymentSuggestions,
		list,
	),
	getProductTypes: simple(
		'getProductTypes',
		selectors.productTypes,
		`${onboarding}/product-types`,
		dictionary,
	),
	getTasksStatus: simple(
		'getTasksStatus',
		selectors.tasksStatus,
		`${onboarding}/tasks/status`,
		(reply) => reply,
	),
	getPaymentMethods: simple(
		'getPaymentMethods',
		selectors.payments,
		`${onboarding}/payments`,
		(reply) => reply,
	),
};

/** `wc/admin/onboarding`: setting the shop up (S7.onboarding). */
export const store = createResourceStore(STORE_NAME, {
	selectors: {
		getFreeExtensions: selectors.getFreeExtensions,
		getProfileItems: selectors.getProfileItems,
		getEmailPrefill: selectors.getEmailPrefill,
		getTaskLists: selectors.getTaskLists,
		getTaskListsByIds: selectors.getTaskListsByIds,
		getTaskList: selectors.getTaskList,
		getTask: selectors.getTask,
		getPaymentGatewaySuggestions: selectors.getPaymentGatewaySuggestions,
		getProductTypes: selectors.getProductTypes,
		getOnboardingError: selectors.getOnboardingError,
		isOnboardingRequesting: selectors.isOnboardingRequesting,
		getTasksStatus: selectors.getTasksStatus,
		getPaymentMethods: selectors.getPaymentMethods,
	},
	actions,
	resolvers,
});
