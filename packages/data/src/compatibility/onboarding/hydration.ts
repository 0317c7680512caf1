import { actionsOf, hydrateResponse, type Hydrate } from '../../resource/hydrate';
import { withHydration } from '../hydration';
import type { ProfileItems } from './profile';
import { STORE_NAME } from './store';

/** What a page knows of setting the shop up. */
export interface OnboardingOnPage {
	profileItems?: ProfileItems;
}

/** Puts what the page knows of setting the shop up into a registry, once. */
export function hydrateOnboarding({ profileItems }: OnboardingOnPage): Hydrate {
	return (registry) => {
		if (!profileItems) return;
		const response = { store: STORE_NAME, selector: 'getProfileItems', args: [] };
		hydrateResponse(registry, response, () => {
			actionsOf(registry, STORE_NAME)['setProfileItems']?.(profileItems, true);
		});
	};
}

/** Wraps a component so that the profile is known when it first looks. */
export const withOnboardingHydration = (data: OnboardingOnPage) =>
	withHydration(hydrateOnboarding(data));
