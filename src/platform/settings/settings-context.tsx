import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSelect } from '@wordpress/data';
import { knowShopYears } from '@store-analytics/date';
import { settingsStore } from '@store-analytics/data';
import { readSavedSettings, readSettings, type AppSettings } from './settings';

const SettingsContext = createContext<AppSettings | undefined>(undefined);

/** Provides the page's settings; changeable ones follow the settings store, so that a save counts at once. */
export function SettingsProvider({
	settings,
	children,
}: {
	settings: AppSettings;
	children: ReactNode;
}) {
	const saved = useSelect(
		(select) => select(settingsStore).getSetting('wc_admin', 'wcAdminSettings'),
		[],
	);
	const current = useMemo(() => {
		const now = saved ? { ...settings, ...readSavedSettings(saved) } : settings;
		// Before screens render again: extensions share the page's clock with them.
		knowShopYears(now);
		return now;
	}, [settings, saved]);
	return <SettingsContext.Provider value={current}>{children}</SettingsContext.Provider>;
}

/** Returns the page's settings of shop and user; parsed again without a provider. */
export function useAppSettings(): AppSettings {
	return useContext(SettingsContext) ?? readSettings();
}
