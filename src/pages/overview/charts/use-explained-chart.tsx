import { __, sprintf } from '@wordpress/i18n';
import { MenuItem, MenuTitle, type ChartProps } from '@store-analytics/components';
import { spanOf, targetOf, type ExplanationContext } from '../../../reports/engine/explain/target';
import { useExplanation } from '../../../reports/engine/explain/use-explanation';
import type { StatsRequests } from '../../../reports/engine/query/requests';
import { explainedEndpoint, type DashboardChart } from './dashboard-charts';

/**
 * For a chart whose click opens its report: an entry at the top of its menu explains the number, and from there each
 * day. Render `dialog` anywhere on the page.
 */
export function useExplainedChart(
	chart: DashboardChart,
	{ primary, secondary }: StatsRequests,
	narrowing: NonNullable<ExplanationContext['narrowing']>,
	others: ChartProps['menuItems'],
) {
	const { dialog, explain } = useExplanation();
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
			{others?.(onClose)}
		</>
	);
	return { dialog, menuItems };
}
