import { createContext, useContext, type ReactNode } from 'react';
import { readSettings, type AppSettings } from '../boot/settings';

const SettingsContext = createContext<AppSettings | undefined>(undefined);

export function SettingsProvider({
	settings,
	children,
}: {
	settings: AppSettings;
	children: ReactNode;
}) {
	return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

/** What the page told about shop and user; read afresh where no provider stands above. */
export function useAppSettings(): AppSettings {
	return useContext(SettingsContext) ?? readSettings();
}
