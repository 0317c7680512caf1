import { failureOf, isUnderWay, slot, valueOf, type ResourceState } from '../resource';
import { taskLists, type TaskListType, type TaskType } from './tasks';

/** What the shop's owner told about the shop (S3.onboarding-store.2); null where nothing was told. */
export interface ProfileItemsState {
	business_extensions: string[] | null;
	completed: boolean | null;
	industry: unknown[] | null;
	other_platform: string | null;
	other_platform_name: string | null;
	product_count: string | null;
	product_types: string[] | null;
	revenue: string | null;
	selling_venues: string | null;
	setup_client: boolean | null;
	skipped: boolean | null;
	theme: string | null;
	wccom_connected: boolean | null;
	[item: string]: unknown;
}

/** What the owner told about the shop. */
export const profile = slot<Partial<ProfileItemsState>>('profileItems');
/** Extensions that the shop can have for nothing. */
export const freeExtensions = slot<readonly unknown[]>('freeExtensions');
/** Ways to pay that the shop is suggested. */
export const paymentMethods = slot<readonly unknown[]>('paymentMethods');
/** Ways to pay as older shops tell them. */
export const payments = slot<unknown>('payments');
/** How far the tasks of older shops are. */
export const tasksStatus = slot<unknown>('tasksStatus');
/** Address that the owner probably wants to give. */
export const emailPrefill = slot<string>('emailPrefill');
/** Kinds of products that the owner can say to sell. */
export const productTypes = slot<Readonly<Record<string, unknown>>>('productTypes');

const noList: readonly never[] = Object.freeze([]);
const nothing: Readonly<Record<string, never>> = Object.freeze({});
const pristine: Partial<ProfileItemsState> = Object.freeze({
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
export const getFreeExtensions = (state: ResourceState): readonly unknown[] =>
	valueOf(state, freeExtensions) ?? noList;
/** What the owner told about the shop. */
export const getProfileItems = (state: ResourceState): Partial<ProfileItemsState> =>
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
export const getPaymentGatewaySuggestions = (state: ResourceState): readonly unknown[] =>
	valueOf(state, paymentMethods) ?? noList;
/** Kinds of products that the owner can say to sell; `{}` until they are there. */
export const getProductTypes = (state: ResourceState): Readonly<Record<string, unknown>> =>
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
