import {
	hydrate,
	hydrateCurrentUser,
	hydrateOptions,
	hydrateSettings,
} from '@store-analytics/data';
import { readRecord } from '../platform/read-value';
import type { AppSettings } from '../platform/settings/settings';

type User = Parameters<typeof hydrateCurrentUser>[0];

/** Puts the page's data into the stores, so that no request is made for them. */
export function hydrateStores({ admin }: Pick<AppSettings, 'admin'>): void {
	const { preloadOptions, preloadSettings, currentUserData } = admin;
	const { general } = readRecord(preloadSettings);
	const user = readRecord(currentUserData);
	hydrate(
		hydrateSettings('wc_admin', { ...admin }),
		hydrateSettings('general', { ...readRecord(general) }),
		hydrateOptions({ ...readRecord(preloadOptions) }),
		...(typeof user.id === 'number' ? [hydrateCurrentUser(user as unknown as User)] : []), // the user as WordPress prints it
	);
}
