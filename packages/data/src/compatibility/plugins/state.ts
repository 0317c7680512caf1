import {
	queryKey,
	receive,
	slot,
	stateOf,
	valueOf,
	type ResourceState,
	type Thunk,
} from '../../resource';
import type { Plugin } from './plugin';

/** Name of the plugins store. */
export const STORE_NAME = 'wc/admin/plugins';

type PaypalState = 'unknown' | 'start' | 'progressive' | 'onboarded';

/** PayPal's status of the shop (S3.plugins.2). */
export interface PaypalStatus {
	production: { state: PaypalState; onboarded: boolean; [field: string]: unknown };
	sandbox?: { state: PaypalState; onboarded: boolean };
	environment?: string;
	state?: PaypalState;
	onboarded?: boolean;
	[field: string]: unknown;
}

/** Slugs of active plugins. */
export const active = slot<readonly string[]>('active');
/** Slugs of installed plugins. */
export const installed = slot<readonly string[]>('installed');
/** Whether the shop is connected to Jetpack. */
export const jetpackConnection = slot<boolean>('jetpackConnection');
/** Address of the connection page, by the address to return to. */
export const jetpackConnectUrl = slot<string, [query: { redirect_url?: string }]>(
	'jetpackConnectUrl',
	queryKey,
);
/** PayPal's status of the shop. */
export const paypalStatus = slot<PaypalStatus>('paypalOnboardingStatus');
/** Recommended plugins by purpose. */
export const recommended = slot<readonly Plugin[], [type: string]>('recommended', String);

/** No plugins: always the same list, so that readers do not render. */
export const noPlugins: readonly never[] = Object.freeze([]);

/** Active plugins, as far as known. */
export const activeOf = (state: ResourceState): readonly string[] =>
	valueOf(state, active) ?? noPlugins;
/** Installed plugins as far as known. */
export const installedOf = (state: ResourceState): readonly string[] =>
	valueOf(state, installed) ?? noPlugins;

function merged(known: readonly string[], slugs: readonly string[], replace: boolean) {
	return replace ? [...slugs] : [...new Set([...known, ...slugs])];
}

/** Adds to the active plugins, or replaces them; an active plugin is also installed. */
export function updateActivePlugins(slugs: readonly string[], replace = false): Thunk<void> {
	return ({ dispatch, select }) => {
		const state = stateOf({ select });
		dispatch(
			receive({
				[active.key()]: merged(activeOf(state), slugs, replace),
				[installed.key()]: merged(installedOf(state), slugs, false),
			}),
		);
	};
}

/** Adds to the installed plugins, or replaces them. */
export function updateInstalledPlugins(slugs: readonly string[], replace = false): Thunk<void> {
	return ({ dispatch, select }) => {
		const known = installedOf(stateOf({ select }));
		dispatch(receive({ [installed.key()]: merged(known, slugs, replace) }));
	};
}
