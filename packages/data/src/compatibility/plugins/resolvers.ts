import { isDictionary, JETPACK_NAMESPACE, paths } from '@store-analytics/rest-api';
import { ApiError, request } from '@store-analytics/rest-api/client';
import { STORE_NAME as OPTIONS_STORE_NAME, store as optionsStore } from '../../options/store';
import { resolver, type Loading, type Registry, type Slot } from '../../resource';
import type { Plugin } from './plugin';
import {
	active,
	installed,
	jetpackConnection,
	jetpackConnectUrl,
	paypalStatus,
	recommended,
	STORE_NAME,
	type PaypalStatus,
} from './state';

function field(reply: unknown, name: string): unknown {
	return isDictionary(reply) ? reply[name] : undefined;
}

function slugs(reply: unknown): string[] {
	const list = field(reply, 'plugins');
	return Array.isArray(list) ? list.map(String) : [];
}

function isStatus(reply: unknown): reply is PaypalStatus {
	return isDictionary(field(reply, 'production'));
}

/** The options that PayPal's setup needs (S4.paypal-onboarding-status.2). */
const paypalFields = [
	'merchant_email_production',
	'merchant_id_production',
	'client_id_production',
	'client_secret_production',
];

async function statusFromOptions(registry: Registry): Promise<PaypalStatus> {
	if (!registry.select(OPTIONS_STORE_NAME)) registry.register(optionsStore);
	const { getOption } = registry.resolveSelect(OPTIONS_STORE_NAME);
	const settings = await getOption?.('woocommerce-ppcp-settings');
	const onboarded = paypalFields.every((name) => Boolean(field(settings, name)));
	return { production: { state: onboarded ? 'onboarded' : 'unknown', onboarded } };
}

async function paypal(signal: AbortSignal, registry: Registry): Promise<PaypalStatus> {
	try {
		const status = await request({ path: '/wc-paypal/v1/onboarding/get-status', signal });
		if (isStatus(status)) return status;
	} catch (error) {
		if (signal.aborted) throw error;
	}
	return statusFromOptions(registry);
}

/** Recommendations for payments. Shops without that list have them at a newer path. */
async function paymentPlugins(signal: AbortSignal): Promise<Plugin[]> {
	const parse = (reply: unknown) => (Array.isArray(reply) ? (reply as Plugin[]) : []); // displayed unchanged
	try {
		return await request({ path: `${paths.plugins}/recommended-payment-plugins`, signal, parse });
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 404) throw error;
		return request({ path: paths.paymentSuggestions, signal, parse });
	}
}

type Load<Args extends unknown[], Value> = Loading<Args, Value>['load'];

/** A resolver that also keeps state and errors under the selector's name. */
function named<Args extends unknown[], Value>(
	selector: string,
	place: Slot<Args, Value>,
	load: Load<Args, Value>,
) {
	return resolver(selector, { store: STORE_NAME, slot: place, operation: selector, load });
}

/** Resolvers of the plugins store (S7.plugins). */
export const resolvers = {
	getActivePlugins: named('getActivePlugins', active, (_, signal) =>
		request({ path: `${paths.plugins}/active`, signal, parse: slugs }),
	),
	getInstalledPlugins: named('getInstalledPlugins', installed, (_, signal) =>
		request({ path: `${paths.plugins}/installed`, signal, parse: slugs }),
	),
	isJetpackConnected: named('isJetpackConnected', jetpackConnection, (_, signal) =>
		request({
			path: `${JETPACK_NAMESPACE}/connection`,
			signal,
			parse: (reply) => field(reply, 'isActive') === true,
		}),
	),
	getJetpackConnectUrl: named('getJetpackConnectUrl', jetpackConnectUrl, ([query], signal) =>
		request({
			path: `${paths.plugins}/connect-jetpack`,
			query,
			signal,
			parse: (reply) => String(field(reply, 'connectAction') ?? ''),
		}),
	),
	getPaypalOnboardingStatus: named(
		'getPaypalOnboardingStatus',
		paypalStatus,
		(_, signal, { registry }) => paypal(signal, registry),
	),
	getRecommendedPlugins: named('getRecommendedPlugins', recommended, async ([type], signal) =>
		type === 'payments' ? paymentPlugins(signal) : [],
	),
};
