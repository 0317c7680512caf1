import type { ReportFilterConfig as FilterConfig } from '@store-analytics/components';
import { reportFailure } from './failures';
import { filtered } from './filtered';
import { ownerOf } from './owners';

/**
 * Returns the dropdowns of a filter bar with those of extensions. A dropdown whose `showFilters` fails is hidden, and
 * its extension is named.
 */
export function filteredDropdowns(hook: string, own: readonly FilterConfig[]): FilterConfig[] {
	return filtered(hook, own).map((dropdown) => {
		const { showFilters, staticParams } = dropdown as Partial<FilterConfig>; // some extensions omit them
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
