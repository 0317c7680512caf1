import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useUserPreferences } from '@store-analytics/data';
import { createFailureNotice, reasonOf } from './failures';
import { isKeptAs } from './kept-preference';

/** What a reply that brings no user is. */
const wrongShape = { code: 'wrong_shape' };

type SaveOptions = Parameters<ReturnType<typeof useUserPreferences>['updateUserPreferences']>[1];

/**
 * Keeps preferences of the user, which count at once unless told otherwise; rejects when the shop could not keep them.
 * WordPress says nothing when it could not write one: its reply then has another value than was sent. A name that is not in
 * the reply is of a preference that the shop does not know, as an extension's may be; it counts for this visit.
 */
export function useKeptPreferences() {
	const { updateUserPreferences, ...preferences } = useUserPreferences();
	const keep = useCallback(
		async (changes: Readonly<Record<string, unknown>>, options?: SaveOptions) => {
			const { error, updatedUser } = await updateUserPreferences(changes, options);
			if (error !== undefined || updatedUser === undefined) throw error ?? wrongShape;
			const { woocommerce_meta: kept } = updatedUser;
			for (const [name, value] of Object.entries(changes)) {
				if (name in kept && !isKeptAs(value, kept[name])) throw notKept;
			}
		},
		[updateUserPreferences],
	);
	return { preferences, keep };
}

/** A refusal without a reason: trying again may help. */
const notKept = { code: 'not_kept', status: 400 };

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
