import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StoreProvider } from '@store-analytics/components';
import CurrencyFactory from '@store-analytics/currency';
import { getStoreTimeZoneMoment, localeWeekStart } from '@store-analytics/date';
import { SlotProvider } from '../extensions/slots';
import { Layout } from '../shell/layout';
import { HeaderPlaceProvider } from '../platform/header/header-place';
import { isInWordPress } from '../platform/plugin-data';
import { SettingsProvider } from '../platform/settings/settings-context';
import type { AppSettings } from '../platform/settings/settings';

/** Puts the app into the page's element; the returned function takes it out again. */
export function mount(root: Element, settings: AppSettings): () => void {
	const store = {
		currency: CurrencyFactory(settings.currency),
		weekStart: localeWeekStart(),
		locale: settings.userLocale,
		dateFormat: settings.dateFormat,
		now: getStoreTimeZoneMoment,
		isRtl: settings.isRtl,
		adminUrl: settings.adminUrl,
	};
	const app = createRoot(root);
	// In wp-admin at once: what else waits for the page's scripts, jQuery's listeners for one, can wait for the numbers. Elsewhere
	// nothing waits, and React lets the browser breathe in between.
	const render = isInWordPress() ? flushSync : startTransition;
	render(() =>
		app.render(
			<StrictMode>
				<SettingsProvider settings={settings}>
					<StoreProvider value={store}>
						<SlotProvider>
							<HeaderPlaceProvider>
								<Layout />
							</HeaderPlaceProvider>
						</SlotProvider>
					</StoreProvider>
				</SettingsProvider>
			</StrictMode>,
		),
	);
	return () => app.unmount();
}
