// Registers the store that these read.
import '../../settings';

export { useSettings, withSettingsHydration, type SettingsControls } from './use-settings';
