import { isDictionary } from '../parse-replies';
import { isCalendarDay } from './annotations';

/** What somebody has typed that one unit of a currency is worth. */
export interface ExchangeRate {
	/** In units of the currency that all is changed into; above 0. */
	readonly rate: number;
	/** The day on which it was typed, `YYYY-MM-DD`. */
	readonly typed: string;
}

/** Rates into one currency, by the codes of the others. */
export interface ExchangeRates {
	/** Code of the currency that all is changed into. */
	readonly into: string;
	readonly rates: Readonly<Record<string, ExchangeRate>>;
}

/** The preference with a user's rates. */
export const ratesPreference = 'store_analytics_exchange_rates';

/** Far from where a sum loses its cents. */
const GREATEST_RATE = 1e9;

/** A user's rates out of the preference, as JSON text or read already; null for anything else. What is no rate is left out. */
export function parseExchangeRates(value: unknown): ExchangeRates | null {
	const kept = typeof value === 'string' ? parsed(value) : value;
	if (!isDictionary(kept) || !isCurrencyCode(kept['into']) || !isDictionary(kept['rates'])) {
		return null;
	}
	const rates = Object.entries(kept['rates']).flatMap(([code, entry]) =>
		isCurrencyCode(code) && isExchangeRate(entry)
			? [[code, { rate: entry.rate, typed: entry.typed }] as const]
			: [],
	);
	return { into: kept['into'], rates: Object.fromEntries(rates) };
}

/** Whether a number can be a rate. */
export function isRate(value: unknown): value is number {
	return typeof value === 'number' && value > 0 && value <= GREATEST_RATE;
}

function isExchangeRate(value: unknown): value is ExchangeRate {
	return isDictionary(value) && isRate(value['rate']) && isCalendarDay(value['typed']);
}

function isCurrencyCode(value: unknown): value is string {
	return typeof value === 'string' && /^[A-Z]{3,5}$/.test(value);
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
