import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { isRTL } from '@wordpress/i18n';
import { CurrencyFactory, type Currency } from '@store-analytics/currency';
import type { Moment } from '@store-analytics/date';
// Here rather than in the index, which bundlers skip: all widgets are below a provider.
import '../styles/tokens.css';
import '../styles/admin-color-schemes.css';

/** The shop's settings for widgets. */
export interface Store {
	/** Formats money with the shop's settings. */
	currency: Currency;
	/** First day of the week, 0 (Sunday) to 6. */
	weekStart: number;
	/** WordPress's locale of the user, such as `en_US`. */
	locale: string;
	/** PHP date format of the site. */
	dateFormat: string;
	/** Returns now in the shop's time zone; a new moment at each call. */
	now: () => Moment;
	isRtl: boolean;
	/** Address of wp-admin with a slash at the end; '' for links relative to the page. */
	adminUrl: string;
}

const StoreContext = createContext<Partial<Store>>({});

/**
 * Provides the shop's settings to the widgets below. Missing ones come from the provider above, then from defaults.
 * @example <StoreProvider value={{ weekStart: 1, locale: 'de_DE' }}>…</StoreProvider>
 */
export function StoreProvider({ value, children }: { value: Partial<Store>; children: ReactNode }) {
	const outer = useContext(StoreContext);
	const merged = useMemo(() => ({ ...outer, ...value }), [outer, value]);
	return <StoreContext.Provider value={merged}>{children}</StoreContext.Provider>;
}

/**
 * Returns the settings of the nearest StoreProviders. The clock has no default, because that would load the date
 * library.
 */
export function useGivenStore(): Omit<Store, 'now'> & Pick<Partial<Store>, 'now'> {
	const given = useContext(StoreContext);
	return useMemo(
		() => ({
			currency: CurrencyFactory(),
			weekStart: 0,
			locale: 'en_US',
			dateFormat: 'F j, Y',
			isRtl: isRTL() || document.documentElement.dir === 'rtl',
			adminUrl: '',
			...given,
		}),
		[given],
	);
}
