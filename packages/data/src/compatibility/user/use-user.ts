import type { User } from '@store-analytics/rest-api';
import { useCallback } from 'react';
import { hydrateCurrentUser, useCurrentUser } from '../../user/use-user-preferences';
import { withHydration } from '../hydration';

/** The signed-in user and what they may do. */
export function useUser() {
	const { user, isRequesting } = useCurrentUser();
	const currentUserCan = useCallback(
		(capability: string): boolean =>
			user.is_super_admin === true || user.capabilities?.[capability] === true,
		[user],
	);
	return { user, isRequesting, currentUserCan };
}

/** Wraps a component so that the user is known when it first looks. */
export const withCurrentUserHydration = (user: User) => withHydration(hydrateCurrentUser(user));
