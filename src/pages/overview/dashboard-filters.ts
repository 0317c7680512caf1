import { filteredDropdowns } from '../../extensions/dropdowns';
import type { FilterConfig } from '../../reports/engine/definition/filter-config';

/** Dropdowns of extensions on Overview; their choices apply to numbers, charts and leaderboards. */
export function dashboardFilters(): readonly FilterConfig[] {
	return filteredDropdowns('woocommerce_admin_dashboard_filters', []);
}
