import { __, sprintf } from '@wordpress/i18n';
import { MenuItem, MenuTitle, type ChartProps } from '@store-analytics/components';
import { spanOf, targetOf, type ExplanationContext } from '../../../reports/engine/explain/target';
import { useExplanation } from '../../../reports/engine/explain/use-explanation';
import type { StatsRequests } from '../../../reports/engine/query/requests';
import { explainedEndpoint, type DashboardChart } from './dashboard-charts';

/**
 * For a chart whose click leads to its report: an entry before others in its menu that explains its number, and each of its days from there;
 * `dialog` stands somewhere on the page.
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
