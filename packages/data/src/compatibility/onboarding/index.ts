import { registerOnce, typedName } from '../../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const ONBOARDING_STORE_NAME = typedName(STORE_NAME, store);
export { store as onboardingStore } from './store';
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
} from './selectors';
export { hydrateOnboarding, withOnboardingHydration, type OnboardingOnPage } from './hydration';
export type * from './extensions';
export type * from './profile';
export type * from './task';
