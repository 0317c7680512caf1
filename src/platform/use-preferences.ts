import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useUserPreferences } from '@store-analytics/data';
import { createNotice } from './notices';

/** The user's preferences by name, and `save`: what is chosen counts at once, and it is said when the shop could not keep it. */
export function usePreferences() {
	const { updateUserPreferences, ...preferences } = useUserPreferences();
	const save = useCallback(
		async (changes: Readonly<Record<string, unknown>>) => {
			const { error, updatedUser } = await updateUserPreferences(changes);
			if (error === undefined && updatedUser !== undefined) return;
			createNotice({
				id: 'user-preferences',
				status: 'error',
				content: __(
					'Your choice could not be saved. It stays until you leave or reload this page.',
					'store-analytics',
				),
			});
		},
		[updateUserPreferences],
	);
	return { preferences, save };
}
