export { STORE_NAME as USER_STORE_NAME, store as userStore } from './store';
export { hydrateCurrentUser, useUserPreferences } from './use-user-preferences';
export type { UserPreferences, WCUser } from './wc-user';
export type { Preferences, PreferencesUpdate, UserWithPreferences } from './preferences';
