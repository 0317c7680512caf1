import { useMemo, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { useViewportMatch } from '../primitives';
import { listed } from '../primitives/listed';
import { H } from '../section/section';
import { useGivenStore } from '../store-context/store-context';
import { ChartControls, HiddenControls } from './controls/chart-controls';
import { ChartDataTable } from './chart-data-table';
import { ChartPlaceholder } from './chart-placeholder';
import { ChartPlot, EmptyPlot } from './plot/chart-plot';
import type { ChartProps } from './chart-props';
import { Legend, LegendPlaceholder } from './legend/legend';
import {
	buildChartModel,
	chartHeight,
	defaultLegendPosition,
	inUseMargins,
	isChartEmpty,
	keepVisibleKeys,
	legendEntries,
	toggleVisibleKey,
	type ChartData,
	type LegendChoice,
} from './model';
import { shownAs, shownAsLabel } from './shown-as';
import { spokenChart } from './plot/spoken';
import { useChartData, useChartFormats, useShownData, type ChartFormats } from './use-chart-data';
import { useElementWidth } from './plot/use-element-width';
import './chart.css';

/** As long as the names of short periods. */
const twoPeriods = ['12345678', '12345678'];

/**
 * A line or bar chart in a card, with legend, interval selector and type toggle (S2.chart-card.1). `data` has one row
 * per date, in the shop's wall clock.
 * @example <Chart title="Orders" data={[{ date: '2026-11-20T00:00:00', orders: { label: 'Orders', value: 3 } }]} />
 */
export function Chart(props: ChartProps) {
	const { mode = 'time-comparison', title, showHeaderControls = true, isRequesting } = props;
	const shown = shownAs(props);
	const data = useShownData(useChartData(props), props, shown);
	const formats = useChartFormats(props, shown);
	const root = useRef<HTMLDivElement>(null);
	const [focusedKey, setFocusedKey] = useState<string | null>(null);
	const [showsTable, setShowsTable] = useState(false);
	const { visible, toggle } = useVisibleSeries(data);
	const isWide = useViewportMatch('wide');
	const position = props.legendPosition ?? defaultLegendPosition(isWide, mode);
	const place = { position, isInteractive: props.interactiveLegend ?? true };
	const legend =
		position === 'hidden' ? null : isRequesting && data.series.length === 0 ? (
			<LegendPlaceholder {...place} labels={props.awaitedLabels ?? twoPeriods} />
		) : (
			<Legend
				entries={legendEntries(data.series, visible, focusedKey)}
				{...place}
				isBar={props.chartType === 'bar'}
				itemsLabel={mode === 'item-comparison' ? props.itemsLabel : undefined}
				formatTotal={formats.totals.exact}
				onToggle={toggle}
				onFocusChange={setFocusedKey}
			/>
		);
	const table = { showsTable, onShowTable: setShowsTable };
	const contents = { root, data, formats, visible, shownAs: shownAsLabel(shown, props.interval) };
	return (
		<div
			ref={root}
			className={clsx('woocommerce-chart', `has-legend-${position}`, {
				'is-of-money': props.valueType === 'currency',
			})}
		>
			{showHeaderControls && (
				<div className="woocommerce-chart__header">
					<H className="woocommerce-chart__title">{title}</H>
					<span className="woocommerce-chart__shown-as">{shownAsLabel(shown, props.interval)}</span>
					{position === 'top' && legend}
					<ChartControls chart={props} {...table} contents={contents} />
				</div>
			)}
			<div
				className={clsx(
					'woocommerce-chart__body',
					`is-legend-${position}`,
					position === 'side' ? 'woocommerce-chart__body-row' : 'woocommerce-chart__body-column',
				)}
			>
				{position === 'side' && legend}
				<ChartBody chart={props} {...{ data, formats, visible, focusedKey, showsTable }} />
			</div>
			{!showHeaderControls && position === 'top' && legend}
			{position === 'bottom' && <div className="woocommerce-chart__footer">{legend}</div>}
			{props.children}
			{!showHeaderControls && <HiddenControls chart={props} {...table} contents={contents} />}
		</div>
	);
}

function useVisibleSeries(data: ChartData) {
	const [choice, setChoice] = useState<LegendChoice>({ visible: [], known: [] });
	const visible = useMemo(() => keepVisibleKeys(choice, data.series), [choice, data]);
	const toggle = (key: string) =>
		setChoice({
			visible: toggleVisibleKey(visible, key),
			known: data.series.map((one) => one.key),
		});
	return { visible, toggle };
}

interface ChartBodyProps {
	chart: ChartProps;
	data: ChartData;
	formats: ChartFormats;
	visible: string[];
	focusedKey: string | null;
	showsTable: boolean;
}

function ChartBody(props: ChartBodyProps) {
	const { ref, width } = useElementWidth();
	const isLarge = useViewportMatch('large');
	const height = chartHeight({ isLarge, isMobile: useViewportMatch('mobile', '<') });
	return (
		<div
			ref={ref}
			className="woocommerce-chart__container d3-chart__container"
			style={{ minBlockSize: height }}
		>
			{props.chart.isRequesting ? (
				<ChartPlaceholder height={height} />
			) : (
				width !== null && <ChartDrawing {...props} width={width} height={height} />
			)}
		</div>
	);
}

type ChartDrawingProps = ChartBodyProps & { width: number; height: number };

function ChartDrawing(props: ChartDrawingProps) {
	const { chart, data, formats, visible, focusedKey, showsTable, width, height } = props;
	const { mode = 'time-comparison', chartType = 'line', interval = 'day', baseValue } = chart;
	const { onChoose } = chart;
	const { stacking, values } = shownAs(chart);
	const isRunning = values === 'running-total';
	const { isRtl } = useGivenStore();
	const model = useMemo(
		() =>
			buildChartModel({
				data,
				visibleKeys: visible,
				chartType,
				mode,
				stacking,
				interval,
				...formats,
				baseValue,
				width,
				height,
				margins: inUseMargins,
				isRtl,
			}),
		[data, visible, chartType, mode, stacking, interval, formats, baseValue, width, height, isRtl],
	);
	const label = spokenChart(model, spokenTitle(chart), formats);
	const message = emptyText(chart, data);
	if (message) return <EmptyPlot model={model} message={message} />;
	if (showsTable) {
		return <ChartDataTable data={data} caption={label} height={height} formats={formats} />;
	}
	return (
		<ChartPlot
			{...{ model, mode, formats, label, focusedKey }}
			tooltipTitle={chart.tooltipTitle}
			changeOf={chart.changeOf}
			onChoose={
				onChoose &&
				(({ index, series }) => onChoose({ index, series, from: isRunning ? 0 : index }))
			}
		/>
	);
}

/** Names the display mode, if it is not plain values. */
function spokenTitle(chart: ChartProps): string | undefined {
	const label = shownAsLabel(shownAs(chart), chart.interval);
	return listed([chart.title ?? '', label].filter(Boolean)) || undefined;
}

function emptyText({ emptyMessage, baseValue }: ChartProps, data: ChartData): string | undefined {
	if (emptyMessage && isChartEmpty(data, baseValue)) return emptyMessage;
	return data.dates.length === 0 ? __('No data to display', 'store-analytics') : undefined;
}
