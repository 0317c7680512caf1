import {
	parseExchangeRates,
	ratesPreference,
	shopRangeParams,
	type AllShops,
	type ShopRange,
} from '@store-analytics/rest-api';
import type { ShopsControl } from './store-context';
import { keepPreferences, readPreference } from './admin/users';
import { noRoute, RestError } from './router/errors';
import { route, type Call, type Route } from './router/route';

const path = '/store-analytics/shops';

/** The range, as an address has it; invalid values mean the default, as they do in the app. */
const rangeArguments = Object.fromEntries(
	shopRangeParams.map((name) => [name, { type: 'string' } as const]),
);

/**
 * `GET store-analytics/shops`: every shop of the server with today and a range, by default this month (`AllShops`);
 * only with several shops.
 */
const allShops: Route = route({
	path,
	args: rangeArguments,
	handle: async (call) => ({ data: await overviewOf(call) }),
});

/** `POST store-analytics/shops`: stores the exchange rates (`ExchangeRates`). */
const keepRates: Route = route({
	path,
	method: 'POST',
	changes: 'own',
	args: { ...rangeArguments, rates: { type: 'object', required: true } },
	async handle(call) {
		const { first } = shopsOf(call);
		const rates = parseExchangeRates(call.args.rates);
		if (rates === null) {
			throw new RestError(
				'store_analytics_rates',
				'Rates are { into: "USD", rates: { "EUR": { rate: 1.08, typed: "2026-11-20" } } }.',
				400,
			);
		}
		await keepPreferences(first, { [ratesPreference]: rates });
		return { data: await overviewOf(call) };
	},
});

/** All shops of a server that has several. */
export const allShopsRoutes: readonly Route[] = [allShops, keepRates];

async function overviewOf(call: Pick<Call, 'context' | 'args'>): Promise<AllShops> {
	const control = shopsOf(call);
	const [shops, rates] = await Promise.all([
		control.upToDate(rangeOf(call.args)),
		// If they cannot be read, nothing is added up.
		readPreference(control.first, ratesPreference).catch(() => null),
	]);
	return { shops, rates: parseExchangeRates(rates) };
}

function rangeOf(args: Readonly<Record<string, unknown>>): ShopRange {
	return Object.fromEntries(
		shopRangeParams.flatMap((name) => {
			const value = args[name];
			return typeof value === 'string' ? [[name, value]] : [];
		}),
	);
}

function shopsOf({ context }: Pick<Call, 'context'>): ShopsControl {
	if (!context.shops) throw noRoute();
	return context.shops;
}
