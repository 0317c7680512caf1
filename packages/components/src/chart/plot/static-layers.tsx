import { memo } from 'react';
import type { ChartModel } from '../model';

interface StaticLayersProps {
	model: ChartModel;
	/** The series to stress; the others fade. */
	focusedKey: string | null;
}

/** Grid, axes and series: what does not change while the pointer moves. */
export const StaticLayers = memo(function StaticLayers({ model, focusedKey }: StaticLayersProps) {
	return (
		<>
			<ValueAxis model={model} />
			<TimeAxis model={model} />
			{model.paths.map((path) => (
				<SeriesShape
					key={path.key}
					path={path}
					isBar={model.chartType === 'bar'}
					isFaded={focusedKey !== null && focusedKey !== path.key}
				/>
			))}
		</>
	);
});

function ValueAxis({ model }: { model: ChartModel }) {
	const { plot, y, isRtl } = model;
	const x = isRtl ? plot.width + 14 : -14;
	return (
		<g className="woocommerce-chart__y-axis">
			{y.ticks.map(({ value, y: top, label }) => (
				<g key={value} transform={`translate(0,${top})`}>
					<line
						className={
							value === 0 ? 'woocommerce-chart__zero-line' : 'woocommerce-chart__grid-line'
						}
						x2={plot.width}
					/>
					<text x={x} dy="0.32em" textAnchor={isRtl ? 'start' : 'end'}>
						{label}
					</text>
				</g>
			))}
		</g>
	);
}

function TimeAxis({ model }: { model: ChartModel }) {
	return (
		<g className="woocommerce-chart__x-axis" transform={`translate(0,${model.plot.height})`}>
			{model.xTicks.map(({ index, x, label, group }) => (
				<g key={index} transform={`translate(${x},0)`}>
					<line y2={5} />
					<text y={18} textAnchor="middle">
						{label}
					</text>
					{group && (
						<text y={34} textAnchor="middle" className="woocommerce-chart__x-group">
							{group}
						</text>
					)}
				</g>
			))}
		</g>
	);
}

interface SeriesShapeProps {
	path: ChartModel['paths'][number];
	isBar: boolean;
	isFaded: boolean;
}

const SeriesShape = memo(function SeriesShape({ path, isBar, isFaded }: SeriesShapeProps) {
	const { d, dots, color, dash } = path;
	return (
		<g className="woocommerce-chart__series" opacity={isFaded ? 0.2 : 1}>
			{isBar ? (
				<path d={d} fill={color} />
			) : (
				<path
					d={d}
					fill="none"
					stroke={color}
					strokeWidth={2}
					strokeDasharray={dash || undefined}
				/>
			)}
			{dots && <path d={dots} stroke={color} strokeWidth={5} strokeLinecap="round" />}
		</g>
	);
});
