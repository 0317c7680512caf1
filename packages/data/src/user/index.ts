export { STORE_NAME as USER_STORE_NAME, store as userStore } from './store';
export {
	hydrateCurrentUser,
	useUser,
	useUserPreferences,
	withCurrentUserHydration,
} from './use-user';
export type { UserPreferences, WCUser } from './wc-user';
export type { Preferences, PreferencesUpdate, UserWithPreferences } from './preferences';
