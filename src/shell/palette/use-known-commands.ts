import { useCallback, useMemo } from 'react';
import { useFiltered } from '../../extensions/late-filters';
import { useAppSettings } from '../../platform/settings/settings-context';
import { listReports } from '../../reports/list';
import { useViews } from '../../views/use-views';
import type { Command } from './command';
import { knownCommands } from './commands';

/** See `knownCommands`. Returns the same list while its content is the same. */
export function useKnownCommands(): readonly Command[] {
	const settings = useAppSettings();
	const { views } = useViews();
	const reports = useFiltered(useCallback(() => listReports(settings), [settings]));
	return useMemo(() => knownCommands(settings, reports, views), [settings, reports, views]);
}
