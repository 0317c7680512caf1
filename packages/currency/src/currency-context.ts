import { createContext } from 'react';
import { applyFilters } from '@wordpress/hooks';
import { CurrencyFactory } from './currency-factory';
import type { Currency } from './currency-factory';
import type { CurrencySettings } from './currency-config';

/** The currency of the surrounding report; US dollars without a provider. */
export const CurrencyContext = createContext<Currency>(CurrencyFactory());

/**
 * Returns the shop's currency after extensions have filtered it for this query (`woocommerce_admin_report_currency`).
 * Without `storeCurrency` it uses the currency of the page's `wcSettings`.
 * @example getFilteredCurrencyInstance(getQuery()).formatAmount(12.5) // '$12.50' in a US shop
 */
export function getFilteredCurrencyInstance(
	query: object,
	storeCurrency: CurrencySettings = pageCurrency(),
): Currency {
	const config = CurrencyFactory(storeCurrency).getCurrencyConfig();
	const filtered: unknown = applyFilters('woocommerce_admin_report_currency', config, query);
	return CurrencyFactory(typeof filtered === 'object' && filtered !== null ? filtered : config);
}

function pageCurrency(): CurrencySettings {
	const { wcSettings } = globalThis as { wcSettings?: PageSettings }; // printed by the page
	return wcSettings?.currency ?? wcSettings?.admin?.currency ?? {};
}

interface PageSettings {
	readonly currency?: CurrencySettings;
	readonly admin?: { readonly currency?: CurrencySettings };
}
