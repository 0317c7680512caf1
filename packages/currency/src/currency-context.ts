import { createContext } from 'react';
import { applyFilters } from '@wordpress/hooks';
import { CurrencyFactory } from './currency-factory';
import type { Currency } from './currency-factory';
import type { CurrencySettings } from './currency-config';

/** The currency of the report that a component stands in; US dollars without a provider. */
export const CurrencyContext = createContext<Currency>(CurrencyFactory());

/**
 * The shop's currency after extensions had their say for this query (`woocommerce_admin_report_currency`). Without
 * `storeCurrency` it is the one that the page's `wcSettings` name.
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
