import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useUserPreferences } from '@store-analytics/data';
import { createFailureNotice, reasonOf } from './failures';
import { isKeptAs } from './kept-preference';

/** Stands for a response without a user. */
const wrongShape = { code: 'wrong_shape' };

type SaveOptions = Parameters<ReturnType<typeof useUserPreferences>['updateUserPreferences']>[1];

/**
 * Saves preferences of the user, which take effect at once by default. Rejects if the shop could not save them.
 * WordPress reports no failure: its response then contains another value than was sent. A preference missing from the
 * response is unknown to the shop, for example an extension's, and counts for this visit.
 */
export function useKeptPreferences() {
	const { updateUserPreferences, ...preferences } = useUserPreferences();
	const keep = useCallback(
		async (changes: Readonly<Record<string, unknown>>, options?: SaveOptions) => {
			const { error, updatedUser } = await updateUserPreferences(changes, options);
			if (error !== undefined || updatedUser === undefined) throw error ?? wrongShape;
			const { woocommerce_meta: kept } = updatedUser;
			// The same change on top of what is kept already changes nothing.
			const sent = options?.onTopOf?.(kept) ?? changes;
			for (const [name, value] of Object.entries(sent)) {
				if (name in kept && !isKeptAs(value, kept[name])) throw notKept;
			}
		},
		[updateUserPreferences],
	);
	return { preferences, keep };
}

/** A refusal without a reason; a retry may help. */
const notKept = { code: 'not_kept', status: 400 };

/**
 * Returns the user's preferences by name, and `save`: choices take effect at once, with a notice if the shop could not
 * save them.
 */
export function usePreferences() {
	const { preferences, keep } = useKeptPreferences();
	const save = useCallback(
		(changes: Readonly<Record<string, unknown>>, options?: SaveOptions) =>
			keep(changes, options).catch((reason: unknown) => {
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
