import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSelect } from '@wordpress/data';
import { knowShopYears } from '@store-analytics/date';
import { settingsStore } from '@store-analytics/data';
import { readSavedSettings, readSettings, type AppSettings } from './settings';

const SettingsContext = createContext<AppSettings | undefined>(undefined);

/** Gives what came with the page; what can be changed in it follows the settings store, so that a save counts at once. */
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
		// Before the screens are drawn again: their clock is the page's, and that of extensions.
		knowShopYears(now);
		return now;
	}, [settings, saved]);
	return <SettingsContext.Provider value={current}>{children}</SettingsContext.Provider>;
}

/** What the page told about shop and user; read afresh where no provider stands above. */
export function useAppSettings(): AppSettings {
	return useContext(SettingsContext) ?? readSettings();
}
