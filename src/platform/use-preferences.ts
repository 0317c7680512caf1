import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useUserPreferences } from '@store-analytics/data';
import { createFailureNotice, reasonOf } from './failures';

/** What a reply that brings no user is. */
const wrongShape = { code: 'wrong_shape' };

/** Keeps preferences of the user, which count at once; rejects when the shop could not keep them. */
export function useKeptPreferences() {
	const { updateUserPreferences, ...preferences } = useUserPreferences();
	const keep = useCallback(
		async (changes: Readonly<Record<string, unknown>>) => {
			const { error, updatedUser } = await updateUserPreferences(changes);
			if (error !== undefined || updatedUser === undefined) throw error ?? wrongShape;
		},
		[updateUserPreferences],
	);
	return { preferences, keep };
}

/** The user's preferences by name, and `save`: what is chosen counts at once, and it is said when the shop could not keep it. */
export function usePreferences() {
	const { preferences, keep } = useKeptPreferences();
	const save = useCallback(
		(changes: Readonly<Record<string, unknown>>) =>
			keep(changes).catch((reason: unknown) => {
				const sentence = __(
					'Your choice could not be saved. It stays until you leave or reload this page.',
					'store-analytics',
				);
				createFailureNotice('user-preferences', `${sentence} ${reasonOf(reason)}`, reason);
			}),
		[keep],
	);
	return { preferences, save };
}
