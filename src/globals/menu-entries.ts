import { addAction } from '@wordpress/hooks';
import { menuIds, reportPath } from '@store-analytics/rest-api';
import { readSettings } from '../platform/settings/settings';
import { whenScriptsHaveRun } from '../platform/when-scripts-have-run';
import { reports } from '../reports';
import { listReports, reportsHook } from '../reports/list';

const analyticsMenu = `#${menuIds.analytics} .wp-submenu`;

/**
 * Adds the reports of extensions to the embedded store's menu, above Settings. In WordPress PHP creates the menu, and
 * extensions add to it there (`woocommerce_analytics_report_menu_items`).
 */
export function showReportsInMenu(): void {
	whenScriptsHaveRun(addEntries);
	addAction('hookAdded', 'store-analytics/menu', (hook: string) => {
		if (hook === reportsHook && document.readyState === 'complete') addEntries();
	});
}

function addEntries(): void {
	const menu = document.querySelector(analyticsMenu);
	const own = new Set<string>(reports.map(({ slug }) => slug));
	const added = listReports(readSettings()).filter(({ report }) => !own.has(report));
	for (const { report, title } of added) {
		const href = `admin.php?page=wc-admin&path=${reportPath(report)}`;
		const known = [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.dataset.report);
		if (known.includes(report)) continue;
		const link = document.createElement('a');
		link.href = href;
		link.dataset.report = report;
		link.textContent = title;
		const item = document.createElement('li');
		item.append(link);
		menu?.insertBefore(item, menu.lastElementChild);
	}
	// Before the first screen there is no menu; the screen itself updates it.
	(window as { wpNavMenuUrlUpdate?: () => void }).wpNavMenuUrlUpdate?.();
}
