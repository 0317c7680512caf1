import { isDictionary } from '../parse-replies';
import { isCalendarDay } from './annotations';

/** The value of one unit of a currency, as the user typed it. */
export interface ExchangeRate {
	/** In units of the target currency; above 0. */
	readonly rate: number;
	/** The day on which it was typed, `YYYY-MM-DD`. */
	readonly typed: string;
}

/** Exchange rates into one currency, by the codes of the others. */
export interface ExchangeRates {
	/** Code of the target currency. */
	readonly into: string;
	readonly rates: Readonly<Record<string, ExchangeRate>>;
}

/** The name of the preference with a user's rates. */
export const ratesPreference = 'store_analytics_exchange_rates';

/** Low enough that sums do not lose cents. */
const GREATEST_RATE = 1e9;

/**
 * Parses a user's rates from the preference, as JSON text or as a value. Returns null for anything else and leaves out
 * invalid rates.
 * @example parseExchangeRates({ into: 'EUR', rates: { USD: { rate: 0.9, typed: '2026-11-20' } } })?.into // 'EUR'
 */
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

/**
 * Checks whether a value is a valid rate: above 0 and at most 1e9.
 * @example isRate(0) // false
 */
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
