import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	AnalyticsError,
	Button,
	H,
	Link,
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
	useStore,
} from '@store-analytics/components';
import { storeClock } from '@store-analytics/date';
import { getNewPath, getPersistedQuery, parseQuery } from '@store-analytics/navigation';
import type { Pin } from '@store-analytics/rest-api';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { SlowResponseNotice } from '../../../platform/slow-response';
import type { ReportModel } from '../../../reports/engine/definition/model';
import { useBothPeriods } from '../../../reports/engine/query/use-both-periods';
import { useNumbersAtHand } from '../../../reports/engine/query/use-numbers-at-hand';
import { ExplainButton } from '../../../reports/engine/explain/explain-button';
import { explanationContextOf, targetOf } from '../../../reports/engine/explain/target';
import { useLookup } from '../../../reports/engine/query/use-lookup';
import { viewOf, type ReportView } from '../../../reports/engine/query/view';
import { Awaiting } from '../../../reports/engine/screen/awaiting';
import { ChartPanel } from '../../../reports/engine/screen/chart-panel';
import { Panel } from '../../../reports/engine/screen/panel';
import { WhileReading } from '../../../reports/engine/screen/while-reading';
import { summaryItems } from '../../../reports/engine/summary/summary';
import { usePins } from '../../../views/use-pins';
import type { SectionProps } from '../section-props';
import { useGroupName } from './use-group-name';

/** Pins of one report with the same filters, which share their requests. */
export interface PinGroup {
	readonly path: string;
	readonly query: string;
	readonly pins: readonly Pin[];
}

interface PinnedReportProps {
	readonly group: PinGroup;
	readonly model: ReportModel;
	readonly section: SectionProps;
}

/** The pins of a report: its numbers in a row, then its charts. Only their metrics are requested. */
export function PinnedReport({ group, model: whole, section }: PinnedReportProps) {
	const settings = useAppSettings();
	const { currency } = useStore();
	const { pins, path } = group;
	const model = useMemo(() => {
		const charts = whole.charts.filter(({ key }) => pins.some(({ metric }) => metric === key));
		return { ...whole, charts, summary: [] };
	}, [whole, pins]);
	const query = useMemo(
		() => ({ ...parseQuery(group.query), ...getPersistedQuery(section.query) }),
		[group.query, section.query],
	);
	const report = useGroupName(model, group.query);
	const lookup = useLookup(model, query);
	const view = useMemo(() => {
		const found = lookup.state === 'error' ? undefined : lookup;
		const tools = { query, settings, currency };
		return viewOf(model, path, tools, storeClock(), found);
	}, [model, path, query, settings, currency, lookup]);
	if (lookup.state === 'error') {
		return <AnalyticsError error={lookup.error} onRetry={lookup.retry} />;
	}
	const has = (kind: Pin['kind']) => (chart: { readonly key: string }) =>
		pins.some((pin) => pin.kind === kind && pin.metric === chart.key);
	const numbers = model.charts.filter(has('number'));
	const charts = model.charts.filter(has('chart'));
	return (
		<div className="sa-pinned">
			<WhileReading view={view} />
			{numbers.length > 0 && <PinnedNumbers {...{ group, report, view, numbers }} />}
			{charts.length > 0 && (
				<div className="woocommerce-dashboard__columns">
					{charts.map((chart) => (
						<Panel key={chart.key} resetKey={view}>
							<PinnedChart {...{ group, report, view, chart }} />
						</Panel>
					))}
				</div>
			)}
		</div>
	);
}

type Chart = ReportModel['charts'][number];

interface PinnedNumbersProps {
	readonly group: PinGroup;
	/** The name of the report. */
	readonly report: string;
	readonly view: ReportView;
	readonly numbers: readonly Chart[];
}

function PinnedNumbers({ group, report, view, numbers }: PinnedNumbersProps) {
	const { model, tools, path, state } = view;
	const current = useBothPeriods(model.statsEndpoint, view.stats, state);
	const { view: shown, stats, isStale } = useNumbersAtHand(view, current);
	if (stats.status === 'error') return <AnalyticsError error={stats.error} onRetry={stats.retry} />;
	if (stats.status === 'loading') return <AwaitedNumbers count={numbers.length} />;
	const items = summaryItems(
		numbers,
		{ primary: stats.primary.totals, secondary: stats.secondary?.totals },
		{ query: tools.query, path, compare: shown.period.compare, currency: tools.currency },
	);
	return (
		<Awaiting isStale={isStale}>
			<SummaryList
				label={
					/* translators: %s: name of a report */
					sprintf(__('Pinned numbers of %s', 'store-analytics'), report)
				}
			>
				{({ onToggle }) =>
					items.map(({ key, label, ...item }) => (
						<SummaryNumber
							key={key}
							{...item}
							label={nameOf(report, label)}
							selected={false}
							onToggle={onToggle}
							action={
								<>
									<ExplainPinned view={shown} chart={numbers.find((chart) => chart.key === key)} />
									<Unpin kind="number" name={label} {...{ group, metric: key }} />
								</>
							}
						/>
					))
				}
			</SummaryList>
		</Awaiting>
	);
}

/** Reserves the space of pinned numbers. */
export function AwaitedNumbers({ count }: { readonly count: number }) {
	return (
		<>
			<SlowResponseNotice />
			{count > 0 && <SummaryListPlaceholder numberOfItems={count} hasNoSelection />}
		</>
	);
}

interface ExplainPinnedProps {
	readonly view: ReportView;
	readonly chart: Chart | undefined;
}

function ExplainPinned({ view, chart }: ExplainPinnedProps) {
	if (!chart) return null;
	const { model, stats } = view;
	const target = targetOf(model.statsEndpoint, chart, stats.primary, explanationContextOf(view));
	return <ExplainButton target={target} />;
}

interface PinnedChartProps extends Pick<PinnedNumbersProps, 'report'> {
	readonly group: PinGroup;
	readonly view: ReportView;
	readonly chart: Chart;
}

function PinnedChart({ group, report, view, chart }: PinnedChartProps) {
	const { path, tools } = view;
	const { key, label } = chart;
	const shown = useMemo(
		() => ({ ...view, tools: { ...tools, query: { ...tools.query, chart: key } } }),
		[view, tools, key],
	);
	return (
		<div className="woocommerce-dashboard__chart-block sa-pinned__chart">
			<H className="woocommerce-dashboard__chart-block-title">
				<Link href={getNewPath({ ...tools.query, chart: key }, path, {})}>
					{nameOf(report, label)}
				</Link>
				<Unpin kind="chart" name={label} group={group} metric={key} />
			</H>
			<ChartPanel view={shown} isAlone />
		</div>
	);
}

/** The number with its report. */
function nameOf(report: string, label: string): string {
	/* translators: 1: name of a report, 2: name of a number in it */
	return sprintf(__('%1$s: %2$s', 'store-analytics'), report, label);
}

interface UnpinProps extends Pick<Pin, 'kind' | 'metric'> {
	readonly group: PinGroup;
	readonly name: string;
}

function Unpin({ kind, metric, name, group: { path, query } }: UnpinProps) {
	const { unpin } = usePins();
	return (
		<Button
			icon="close"
			iconSize={18}
			/* translators: %s: name of a number or chart */
			label={sprintf(__('Unpin “%s” from Overview', 'store-analytics'), name)}
			onClick={() => void unpin({ kind, path, metric, query }, name)}
		/>
	);
}
