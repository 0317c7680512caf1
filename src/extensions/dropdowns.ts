import type { ReportFilterConfig as FilterConfig } from '@store-analytics/components';
import { reportFailure } from './failures';
import { filtered } from './filtered';
import { ownerOf } from './owners';

/** The dropdowns of a filter bar with those of extensions; one whose `showFilters` fails is not shown, and named. */
export function filteredDropdowns(hook: string, own: readonly FilterConfig[]): FilterConfig[] {
	return filtered(hook, own).map((dropdown) => {
		const { showFilters, staticParams } = dropdown as Partial<FilterConfig>; // extensions forget some
		return {
			...dropdown,
			staticParams: staticParams ?? [],
			showFilters: (query) => {
				try {
					return showFilters?.(query) ?? true;
				} catch (error) {
					reportFailure(ownerOf(showFilters) ?? 'store-analytics', hook, error);
					return false;
				}
			},
		};
	});
}
