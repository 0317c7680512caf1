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

/** Renders the app into the page's element. Returns a function that removes it again. */
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
	// In wp-admin it renders at once, because the page's other scripts (jQuery's listeners, for example) can wait for
	// the numbers. Elsewhere nothing waits, so React may yield to the browser.
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
