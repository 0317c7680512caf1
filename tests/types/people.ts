/**
 * Types of users and setup tasks, as authors in TypeScript import and use them; tests/types.test.ts compiles it but
 * never runs it.
 */
import {
	getTaskLists,
	ONBOARDING_STORE_NAME,
	useUser,
	useUserPreferences,
	type DeprecatedTaskType,
	type Extension,
	type ExtensionList,
	type FieldLocale,
	type Industry,
	type MethodFields,
	type OnboardingProductType,
	type OnboardingProductTypes,
	type OnboardingSelectors,
	type OnboardingState,
	type OtherPlatformSlug,
	type ProductCount,
	type ProductTypeSlug,
	type ProfileItems,
	type ProfileItemsState,
	type RevenueTypeSlug,
	type TagsSlug,
	type TaskListType,
	type TaskType,
	type UserPreferences,
	type WCUser,
} from '@store-analytics/data';
import { select } from '@wordpress/data';

/** The setup of the shop. */
export const task = (onboarding: OnboardingSelectors): TaskType | undefined =>
	onboarding.getTask('tax');
export const lists = (state: OnboardingState): readonly TaskListType[] => getTaskLists(state);
export const oldTask: Pick<DeprecatedTaskType, 'key' | 'completed'> = {
	key: 'mine',
	completed: false,
};
export const profile: ProfileItems = select(ONBOARDING_STORE_NAME).getProfileItems();
export const industry: Industry | undefined = profile.industry?.[0];
export const sells: ProductTypeSlug[] | null | undefined = profile.product_types;
export const count: ProductCount = '1-10';
export const elsewhere: OtherPlatformSlug = 'etsy';
export const revenue: RevenueTypeSlug = 'rather-not-say';
export const all = (items: ProfileItemsState): boolean | null => items.completed;
export const kinds: OnboardingProductTypes = select(ONBOARDING_STORE_NAME).getProductTypes();
export const kind: OnboardingProductType | undefined = kinds.subscriptions;
const extensions: readonly ExtensionList[] = select(ONBOARDING_STORE_NAME).getFreeExtensions();
const free: Extension | undefined = extensions[0]?.plugins[0];
export const marks: TagsSlug[] | undefined = free?.tags;
const field: FieldLocale = { locale: 'DE', label: 'IBAN' };
export const fields: MethodFields = { name: 'account', locales: [field] };

/** The user. */
export function useColumns(): readonly string[] {
	const { updateUserPreferences, revenue_report_columns: columns } = useUserPreferences();
	const preferences: UserPreferences = { dashboard_chart_type: 'line' };
	void updateUserPreferences(preferences);
	return columns || [];
}
export function useEmail(): string | undefined {
	const user: Partial<WCUser> = useUser().user;
	return user.email;
}
export const seen = (user: WCUser<'view'>): string | undefined => user.name;
// @ts-expect-error -- who only sees a user may not see everything
export const wrongSeen = (user: WCUser<'view'>): string => user.email;
