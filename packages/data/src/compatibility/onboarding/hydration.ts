import { actionsOf, hydrateResponse, type Hydrate } from '../../resource/hydrate';
import { withHydration } from '../hydration';
import type { ProfileItems } from './profile';
import { STORE_NAME } from './store';

/** The onboarding data that the page contains. */
export interface OnboardingOnPage {
	profileItems?: ProfileItems;
}

/**
 * Puts the page's onboarding data into a registry, once.
 * @example hydrate(hydrateOnboarding({ profileItems: { industry: [] } }))
 */
export function hydrateOnboarding({ profileItems }: OnboardingOnPage): Hydrate {
	return (registry) => {
		if (!profileItems) return;
		const response = { store: STORE_NAME, selector: 'getProfileItems', args: [] };
		hydrateResponse(registry, response, () => {
			actionsOf(registry, STORE_NAME)['setProfileItems']?.(profileItems, true);
		});
	};
}

/**
 * Wraps a component so that the store contains the profile before its first render.
 * @example const Setup = withOnboardingHydration({ profileItems: {} })(SetupScreen)
 */
export const withOnboardingHydration = (data: OnboardingOnPage) =>
	withHydration(hydrateOnboarding(data));
