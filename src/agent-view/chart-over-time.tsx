import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Chart, ChartTypeButtons, useStore } from '@store-analytics/components';
import { getDateFormatsForIntervalD3 } from '@store-analytics/date';
import type { QueryResponse } from '@store-analytics/rest-api/contract';
import { hourFormats } from '../reports/engine/chart/hour-formats';
import { shownChange } from '../reports/engine/summary/change';
import { readAnswer, type Answer } from './answer';
import type { Host } from './host';
import { textOfValue, type ShownMetric } from './numbers';
import { askOverTime, overTime, type Asked, type OverTime } from './over-time';

interface ChartOverTimeProps {
	readonly answer: Extract<Answer, { kind: 'query' | 'changes' }>;
	readonly metrics: readonly ShownMetric[];
	readonly host: Host | undefined;
}

/**
 * The first number over time. A result without intervals asks for them through the client, so that the model need not read them.
 * Without them there is no chart.
 */
export function ChartOverTime({ answer, metrics: [metric], host }: ChartOverTimeProps) {
	const { data, isWaiting } = useOverTime(answer, metric?.key, host);
	const [chartType, setChartType] = useState<'line' | 'bar'>('line');
	const { currency, locale } = useStore();
	if (!metric || isEmpty(answer) || (!data && !isWaiting)) return null;
	const { interval = 'day', rows = [] } = data ?? {};
	return (
		<section className="sa-agent-view__chart" aria-label={__('Chart', 'store-analytics')}>
			<div className="sa-agent-view__types">
				<ChartTypeButtons chartType={chartType} onChange={setChartType} />
			</div>
			<Chart
				{...getDateFormatsForIntervalD3(interval, rows.length)}
				{...(interval === 'hour' && hourFormats(locale))}
				title={metric.label}
				data={rows}
				{...data}
				isRequesting={isWaiting}
				showHeaderControls={false}
				chartType={chartType}
				valueType={metric.type}
				tooltipValueFormat={(value) => textOfValue(metric, value, currency)}
				changeOf={(now, before) => shownChange(metric.type, now, before, currency)}
				currency={currency.getCurrencyConfig()}
				emptyMessage={__('No data for the selected date range', 'store-analytics')}
			/>
		</section>
	);
}

/** The empty table says it already. */
function isEmpty({ kind, data }: ChartOverTimeProps['answer']): boolean {
	return kind === 'query' && data.dimensions.length > 0 && data.rows.length === 0;
}

function useOverTime(
	answer: ChartOverTimeProps['answer'],
	metric: string | undefined,
	host: Host | undefined,
): { data: OverTime | undefined; isWaiting: boolean } {
	const { about } = answer;
	const own = answer.kind === 'query' ? answer.data.intervals : undefined;
	const isMissing =
		own === undefined &&
		!isEmpty(answer) &&
		about !== undefined &&
		host?.capabilities.serverTools !== undefined;
	const [found, setFound] = useState<QueryResponse | 'failed'>();
	useEffect(() => {
		if (!isMissing || metric === undefined) return undefined;
		let isShown = true;
		host?.callTool('query', askOverTime(about.asked, metric)).then(
			(result) => {
				const reply = readAnswer(result);
				if (isShown) setFound(reply.kind === 'query' ? reply.data : 'failed');
			},
			() => isShown && setFound('failed'),
		);
		return () => {
			isShown = false;
		};
	}, [isMissing, metric, host, about]);
	if (metric === undefined) return { data: undefined, isWaiting: false };
	const asked: Asked = about?.asked ?? {};
	if (own && answer.kind === 'query') {
		return { data: overTime(answer.data, metric, asked), isWaiting: false };
	}
	if (found === undefined || found === 'failed') {
		return { data: undefined, isWaiting: isMissing && found === undefined };
	}
	return { data: overTime(found, metric, askOverTime(asked, metric)), isWaiting: false };
}
