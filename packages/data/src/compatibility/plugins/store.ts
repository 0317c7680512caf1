import { paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	byQuery,
	createResourceStore,
	fail,
	failureOf,
	isUnderWay,
	operate,
	receive,
	setRequesting,
	stateOf,
	valueOf,
	type ResourceState,
	type Thunk,
} from '../../resource';
import { activatePlugins, installAndActivatePlugins, installPlugins } from './install';
import {
	connectToJetpack,
	connectToJetpackWithFailureRedirect,
	createErrorNotice,
	installJetpackAndConnect,
} from './jetpack';
import type { Plugin } from './plugin';
import { formatErrors } from './plugin-errors';
import { resolvers } from './resolvers';
import {
	activeOf,
	installedOf,
	jetpackConnection,
	jetpackConnectUrl,
	noPlugins,
	paypalStatus,
	recommended,
	STORE_NAME,
	updateActivePlugins,
	updateInstalledPlugins,
	type PaypalStatus,
} from './state';

export { STORE_NAME } from './state';

const selectors = {
	/** Slugs of active plugins. */
	getActivePlugins: activeOf,
	/** Slugs of installed plugins, active or not. */
	getInstalledPlugins: installedOf,
	/** Checks whether an operation is in flight, such as `installPlugins`. */
	isPluginsRequesting: isUnderWay,
	/** What went wrong with an operation; false for nothing. */
	getPluginsError: failureOf,
	/** Whether the shop is connected to Jetpack; undefined until known. */
	isJetpackConnected: (state: ResourceState): boolean | undefined =>
		valueOf(state, jetpackConnection),
	/** Returns the address that connects the shop to Jetpack; undefined until known. */
	getJetpackConnectUrl: byQuery(
		0,
		(state: ResourceState, query: { redirect_url?: string }): string | undefined =>
			valueOf(state, jetpackConnectUrl, query),
	),
	/** Returns the state of a plugin: installed, activated or missing (S4.plugin-state-per.1). */
	getPluginInstallState: (
		state: ResourceState,
		slug: string,
	): 'activated' | 'installed' | 'unavailable' => {
		if (activeOf(state).includes(slug)) return 'activated';
		return installedOf(state).includes(slug) ? 'installed' : 'unavailable';
	},
	/** Whether PayPal is set up; undefined until known (S4.paypal-onboarding-status). */
	getPaypalOnboardingStatus: (state: ResourceState): PaypalStatus | undefined =>
		valueOf(state, paypalStatus),
	/** Returns recommended plugins; only `payments` has some (S5.stores.5). */
	getRecommendedPlugins: (state: ResourceState, type: string): readonly Plugin[] =>
		valueOf(state, recommended, type) ?? noPlugins,
};

/** Dismisses recommendations. They disappear at once, and return when the shop refuses; then it rejects. */
function dismissRecommendedPlugins(type: string): Thunk<Promise<unknown>> {
	return (thunkArgs) =>
		operate(thunkArgs, 'dismissRecommendedPlugins', async () => {
			const { dispatch } = thunkArgs;
			const before = valueOf(stateOf(thunkArgs), recommended, type);
			dispatch(receive({ [recommended.key(type)]: noPlugins }));
			try {
				return await request({ path: `${paths.paymentSuggestions}/dismiss`, method: 'POST' });
			} catch (error) {
				if (before) dispatch(receive({ [recommended.key(type)]: before }));
				throw error;
			}
		});
}

const actions = {
	/** A helper, not an action; extensions expect it here. It returns the text (see {@link formatErrors}). */
	formatErrors: (response: unknown) => () => formatErrors(response),
	updateActivePlugins,
	updateInstalledPlugins,
	setIsRequesting: (operation: string, isRequesting: boolean) =>
		setRequesting(operation, isRequesting),
	setError: (operation: string, error: unknown) => fail(operation, error),
	updateIsJetpackConnected: (isConnected: boolean) =>
		receive({ [jetpackConnection.key()]: isConnected }),
	updateJetpackConnectUrl: (redirectUrl: string, url: string) =>
		receive({ [jetpackConnectUrl.key({ redirect_url: redirectUrl })]: url }),
	installPlugins,
	activatePlugins,
	installAndActivatePlugins,
	createErrorNotice,
	connectToJetpack,
	installJetpackAndConnect,
	connectToJetpackWithFailureRedirect,
	setPaypalOnboardingStatus: (status: PaypalStatus) => receive({ [paypalStatus.key()]: status }),
	setRecommendedPlugins: (type: string, plugins: readonly Plugin[]) =>
		receive({ [recommended.key(type)]: plugins }),
	dismissRecommendedPlugins,
};

/** `wc/admin/plugins`: the shop's plugins, and installing more (S7.plugins). */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
