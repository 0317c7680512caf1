import type { Plugin } from '../plugins/plugin';
import { failureOf, isUnderWay, slot, valueOf, type ResourceState } from '../../resource';
import type { ExtensionList } from './extensions';
import type { OnboardingProductTypes, ProfileItems } from './profile';
import type { TaskListType, TaskType } from './task';
import { taskLists } from './tasks';

/** What the owner told about the shop. */
export const profile = slot<ProfileItems>('profileItems');
/** Extensions that the shop can have for nothing. */
export const freeExtensions = slot<readonly ExtensionList[]>('freeExtensions');
/** Ways to pay that the shop is suggested. */
export const paymentMethods = slot<readonly Plugin[]>('paymentMethods');
/** Ways to pay as older shops tell them. */
export const payments = slot<unknown>('payments');
/** How far the tasks of older shops are. */
export const tasksStatus = slot<unknown>('tasksStatus');
/** Address that the owner probably wants to give. */
export const emailPrefill = slot<string>('emailPrefill');
/** Kinds of products that the owner can say to sell. */
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

/** Extensions that the shop can have for nothing; empty until they are there. */
export const getFreeExtensions = (state: ResourceState): readonly ExtensionList[] =>
	valueOf(state, freeExtensions) ?? noList;
/** What the owner told about the shop. */
export const getProfileItems = (state: ResourceState): ProfileItems =>
	valueOf(state, profile) ?? pristine;
/** Address that the owner probably wants to give; empty until known. */
export const getEmailPrefill = (state: ResourceState): string => valueOf(state, emailPrefill) ?? '';
/** Lists of things to do; empty until they are there. */
export const getTaskLists = (state: ResourceState): readonly TaskListType[] =>
	valueOf(state, taskLists) ?? noList;
/** Some lists of things to do. */
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
/** One list of things to do. */
export const getTaskList = (state: ResourceState, id: string): TaskListType | undefined =>
	getTaskLists(state).find((list) => list.id === id);
/** One thing to do, in whichever list it is. */
export const getTask = (state: ResourceState, id: string): TaskType | undefined =>
	getTaskLists(state)
		.flatMap(({ tasks }) => tasks)
		.find((task) => task.id === id);
/** Ways to pay that the shop is suggested; empty until they are there. */
export const getPaymentGatewaySuggestions = (state: ResourceState): readonly Plugin[] =>
	valueOf(state, paymentMethods) ?? noList;
/** Kinds of products that the owner can say to sell; `{}` until they are there. */
export const getProductTypes = (state: ResourceState): OnboardingProductTypes =>
	valueOf(state, productTypes) ?? nothing;
/** What went wrong with an operation; false for nothing. */
export const getOnboardingError = failureOf;
/** Whether an operation is under way. */
export const isOnboardingRequesting = isUnderWay;
/** How far the tasks of older shops are; `{}` until known. */
export const getTasksStatus = (state: ResourceState): unknown =>
	valueOf(state, tasksStatus) ?? nothing;
/** Ways to pay as older shops tell them; empty until they are there. */
export const getPaymentMethods = (state: ResourceState): unknown =>
	valueOf(state, payments) ?? noList;
