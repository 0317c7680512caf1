import type { Query } from '@store-analytics/navigation';
import { listed } from '../../primitives';
import { useLabels } from '../../inputs/search/use-labels';
import type { FilterOption } from './filter-config';

/** Returns labels of the chosen items, and the lines of the button. */
export function useChosenLabels(chosen: FilterOption | undefined, query: Query) {
	const settings = chosen?.component === 'Search' ? chosen.settings : undefined;
	const value = settings ? query[settings.param] : undefined;
	const labels = useLabels(typeof value === 'string' ? value : '', settings?.getLabels, query);
	const picked = labels.status === 'ready' ? listed(labels.items.map(({ label }) => label)) : '';
	const kind = settings?.labels?.button ?? chosen?.label ?? '';
	return { ...labels, lines: settings && picked ? [picked, kind] : [chosen?.label ?? kind] };
}

export type ChosenLabels = ReturnType<typeof useChosenLabels>;
