import type { Plugin } from '../plugins/plugin';
import { failureOf, isUnderWay, slot, valueOf, type ResourceState } from '../../resource';
import type { ExtensionList } from './extensions';
import type { OnboardingProductTypes, ProfileItems } from './profile';
import type { TaskListType, TaskType } from './task';
import { taskLists } from './tasks';

/** The owner's answers about the shop. */
export const profile = slot<ProfileItems>('profileItems');
/** Free extensions for the shop. */
export const freeExtensions = slot<readonly ExtensionList[]>('freeExtensions');
/** Payment methods suggested to the shop. */
export const paymentMethods = slot<readonly Plugin[]>('paymentMethods');
/** Payment methods in the format of older shops. */
export const payments = slot<unknown>('payments');
/** Task progress in the format of older shops. */
export const tasksStatus = slot<unknown>('tasksStatus');
/** The suggested e-mail address of the owner. */
export const emailPrefill = slot<string>('emailPrefill');
/** The product types to choose from. */
export const productTypes = slot<OnboardingProductTypes>('productTypes');

const noList: readonly never[] = Object.freeze([]);
const nothing: Readonly<Record<string, never>> = Object.freeze({});
const pristine: ProfileItems = Object.freeze({
	business_extensions: null,
	completed: null,
	industry: null,
	other_platform: null,
	other_platform_name: null,
	product_count: null,
	product_types: null,
	revenue: null,
	selling_venues: null,
	setup_client: null,
	skipped: null,
	theme: null,
	wccom_connected: null,
});

const byIds = new WeakMap<readonly TaskListType[], Map<string, readonly TaskListType[]>>();

/**
 * Returns free extensions for the shop; empty until they have loaded.
 * @example getFreeExtensions(state)
 */
export const getFreeExtensions = (state: ResourceState): readonly ExtensionList[] =>
	valueOf(state, freeExtensions) ?? noList;
/**
 * Returns the owner's answers about the shop.
 * @example getProfileItems(state)
 */
export const getProfileItems = (state: ResourceState): ProfileItems =>
	valueOf(state, profile) ?? pristine;
/**
 * Returns the suggested e-mail address of the owner; empty until known.
 * @example getEmailPrefill(state)
 */
export const getEmailPrefill = (state: ResourceState): string => valueOf(state, emailPrefill) ?? '';
/**
 * Returns all task lists; empty until they have loaded.
 * @example getTaskLists(state)
 */
export const getTaskLists = (state: ResourceState): readonly TaskListType[] =>
	valueOf(state, taskLists) ?? noList;
/**
 * Returns the task lists with these ids.
 * @example getTaskListsByIds(state, ['setup'])
 */
export const getTaskListsByIds = (
	state: ResourceState,
	ids: readonly string[],
): readonly TaskListType[] => {
	const all = getTaskLists(state);
	const known = byIds.get(all) ?? new Map<string, readonly TaskListType[]>();
	byIds.set(all, known);
	const found = known.get(ids.join()) ?? all.filter(({ id }) => ids.includes(id));
	known.set(ids.join(), found);
	return found;
};
/**
 * Returns one task list.
 * @example getTaskList(state, 'setup')
 */
export const getTaskList = (state: ResourceState, id: string): TaskListType | undefined =>
	getTaskLists(state).find((list) => list.id === id);
/**
 * Returns one task, whichever list contains it.
 * @example getTask(state, 'payments')
 */
export const getTask = (state: ResourceState, id: string): TaskType | undefined =>
	getTaskLists(state)
		.flatMap(({ tasks }) => tasks)
		.find((task) => task.id === id);
/**
 * Returns the payment methods suggested to the shop; empty until they have loaded.
 * @example getPaymentGatewaySuggestions(state)
 */
export const getPaymentGatewaySuggestions = (state: ResourceState): readonly Plugin[] =>
	valueOf(state, paymentMethods) ?? noList;
/**
 * Returns the product types to choose from; `{}` until they have loaded.
 * @example getProductTypes(state)
 */
export const getProductTypes = (state: ResourceState): OnboardingProductTypes =>
	valueOf(state, productTypes) ?? nothing;
/**
 * Returns the error of an operation; false without one.
 * @example getOnboardingError(state, 'updateProfileItems')
 */
export const getOnboardingError = failureOf;
/**
 * Checks whether an operation is in flight.
 * @example isOnboardingRequesting(state, 'updateProfileItems')
 */
export const isOnboardingRequesting = isUnderWay;
/** Returns the task progress of older shops; `{}` until known. */
export const getTasksStatus = (state: ResourceState): unknown =>
	valueOf(state, tasksStatus) ?? nothing;
/** Returns the payment methods of older shops; empty until they have loaded. */
export const getPaymentMethods = (state: ResourceState): unknown =>
	valueOf(state, payments) ?? noList;
