import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as ONBOARDING_STORE_NAME, store as onboardingStore } from './store';
export {
	getEmailPrefill,
	getFreeExtensions,
	getOnboardingError,
	getPaymentGatewaySuggestions,
	getProductTypes,
	getProfileItems,
	getTask,
	getTaskList,
	getTaskLists,
	getTaskListsByIds,
	isOnboardingRequesting,
	type ProfileItemsState,
} from './selectors';
export { hydrateOnboarding, withOnboardingHydration, type OnboardingOnPage } from './hydration';
export type { TaskListType, TaskType } from './tasks';
