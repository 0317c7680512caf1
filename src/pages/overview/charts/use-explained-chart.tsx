import { __, sprintf } from '@wordpress/i18n';
import { MenuItem, MenuTitle, type ChartProps } from '@store-analytics/components';
import { useBreakdownItems } from '../../../reports/engine/explain/break-down/use-breakdown-items';
import { spanOf, targetOf, type ExplanationContext } from '../../../reports/engine/explain/target';
import { useExplanation } from '../../../reports/engine/explain/use-explanation';
import type { StatsRequests } from '../../../reports/engine/query/requests';
import { explainedEndpoint, type DashboardChart } from './dashboard-charts';

/**
 * For a chart whose click opens its report: entries at the top of its menu explain the number, and from there each
 * day, and break it down. Render `dialog` anywhere on the page.
 */
export function useExplainedChart(
	chart: DashboardChart,
	{ primary, secondary }: StatsRequests,
	narrowing: NonNullable<ExplanationContext['narrowing']>,
	{ path, others }: { readonly path: string; readonly others: ChartProps['menuItems'] },
) {
	const { dialog, explain } = useExplanation();
	const breakdownItems = useBreakdownItems(
		{ endpoint: explainedEndpoint(chart), metric: chart.key, params: primary },
		{ path, query: narrowing.query },
	);
	const show = () =>
		explain(
			targetOf(explainedEndpoint(chart), chart, primary, {
				compared: spanOf(secondary),
				narrowing,
			}),
		);
	const menuItems: ChartProps['menuItems'] = (onClose) => (
		<>
			<MenuTitle>{__('Explain', 'store-analytics')}</MenuTitle>
			<MenuItem
				isClickable
				onInvoke={() => {
					onClose();
					show();
				}}
			>
				{
					/* translators: %s: name of a number, such as "Net sales" */
					sprintf(__('Explain %s', 'store-analytics'), chart.label)
				}
			</MenuItem>
			{breakdownItems?.(onClose)}
			{others?.(onClose)}
		</>
	);
	return { dialog, menuItems };
}
