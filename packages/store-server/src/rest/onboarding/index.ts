import type { Route } from '../router/route';
import { profileRoutes } from './profile';
import { suggestionRoutes } from './suggestions';
import { taskRoutes } from './tasks';

/** What a shop is asked and offered when it is set up. */
export const onboardingRoutes: readonly Route[] = [
	...profileRoutes,
	...taskRoutes,
	...suggestionRoutes,
];
