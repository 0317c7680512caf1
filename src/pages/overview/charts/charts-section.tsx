import { __ } from '@wordpress/i18n';
import {
	ChartTypeButtons,
	IntervalSelect,
	Section,
	SectionHeader,
} from '@store-analytics/components';
import { updateQueryString } from '@store-analytics/navigation';
import { getChartTypeForQuery } from '@store-analytics/date';
import { useFiltered } from '../../../extensions/late-filters';
import { Panel } from '../../../reports/engine/screen/panel';
import { usePeriod } from '../../../reports/engine/query/use-period';
import { usePreferences } from '../../../platform/use-preferences';
import { ChartBlock } from './chart-block';
import { blockKey, dashboardCharts } from './dashboard-charts';
import { useChartQuery } from './use-chart-query';
import { SectionMenu } from '../../sections/section-menu';
import type { SectionProps } from '../section-props';

/** A grid of charts with the same range, interval and type. */
export function ChartsSection(props: SectionProps) {
	const { hiddenBlocks, path, defaultDateRange } = props;
	const charts = useFiltered(dashboardCharts);
	const { query, choose } = useChartChoices(props);
	const period = usePeriod(query, defaultDateRange);
	const shown = charts.filter((chart) => !hiddenBlocks.includes(blockKey(chart)));
	return (
		<div className="woocommerce-dashboard__dashboard-charts">
			<SectionHeader
				title={props.title || __('Charts', 'store-analytics')}
				menu={
					<SectionMenu
						section={props}
						label={__('Choose which charts to display', 'store-analytics')}
						heading={__('Charts', 'store-analytics')}
						blocks={charts.map((chart) => ({ key: blockKey(chart), label: chart.label }))}
					/>
				}
			>
				{shown.length > 0 && (
					<>
						<IntervalSelect
							interval={period.interval}
							allowedIntervals={period.allowedIntervals}
							onChange={(interval) => choose({ interval })}
						/>
						<ChartTypeButtons
							chartType={getChartTypeForQuery(query)}
							onChange={(chartType) => choose({ chartType })}
						/>
					</>
				)}
			</SectionHeader>
			<Section className="woocommerce-dashboard__columns">
				{shown.map((chart) => (
					<Panel key={blockKey(chart)} resetKey={period}>
						<ChartBlock
							chart={chart}
							charts={charts}
							period={period}
							query={query}
							path={path}
							filters={props.filters}
						/>
					</Panel>
				))}
			</Section>
		</div>
	);
}

/** Interval and chart type: the address's, else the user's own. A choice changes both. */
function useChartChoices({ query, path }: SectionProps) {
	const { save } = usePreferences();
	const chosen = useChartQuery(query);
	const choose = (choice: { interval?: string; chartType?: string }) => {
		void save({
			...(choice.interval && { dashboard_chart_interval: choice.interval }),
			...(choice.chartType && { dashboard_chart_type: choice.chartType }),
		});
		updateQueryString(choice, path, query);
	};
	return { query: chosen, choose };
}
