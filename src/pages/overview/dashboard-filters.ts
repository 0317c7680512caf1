import { filteredDropdowns } from '../../extensions/dropdowns';
import type { FilterConfig } from '../../reports/engine/definition/filter-config';

/** Dropdowns that extensions add to Overview; what is chosen goes to numbers, charts and leaderboards. */
export function dashboardFilters(): readonly FilterConfig[] {
	return filteredDropdowns('woocommerce_admin_dashboard_filters', []);
}
