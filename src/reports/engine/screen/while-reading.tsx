import { useAppSettings } from '../../../platform/settings/settings-context';
import { FilteredWhileReading } from '../../data-status';
import { hasAddedFilters } from '../query/added-filters';
import type { ReportView } from '../query/view';

/** Tells of numbers with filters by dimension that the plugin still reads orders; a store server has read them. */
export function WhileReading({ view: { model, table } }: { readonly view: ReportView }) {
	const { standsAlone } = useAppSettings();
	return hasAddedFilters(model, table) && !standsAlone ? <FilteredWhileReading /> : null;
}
