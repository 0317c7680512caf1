import { memo } from 'react';
import type { ChartModel } from '../model';

interface StaticLayersProps {
	model: ChartModel;
	/** The series to emphasize; the others fade. */
	focusedKey: string | null;
}

/** Grid, axes and series: everything that stays the same while the pointer moves. */
export const StaticLayers = memo(function StaticLayers({ model, focusedKey }: StaticLayersProps) {
	return (
		<>
			<ValueAxis model={model} />
			<TimeAxis model={model} />
			{model.paths.map((path) => (
				<SeriesShape
					key={path.key}
					path={path}
					areaOpacity={model.isStacked ? 0.25 : 0.08}
					isFaded={focusedKey !== null && focusedKey !== path.key}
				/>
			))}
			<path className="woocommerce-chart__notes" d={noteMarks(model)} />
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
			{model.xTicks.map(({ index, x, label, group, shortGroup }) => (
				<g key={index} transform={`translate(${x},0)`}>
					<line y2={5} />
					<text y={18} textAnchor="middle">
						{label}
					</text>
					{group && (
						<text y={34} textAnchor="middle" className="woocommerce-chart__x-group">
							{shortGroup === undefined ? (
								group
							) : (
								<>
									<tspan className="is-on-paper">{group}</tspan>
									<tspan className="is-on-screen">{shortGroup}</tspan>
								</>
							)}
						</text>
					)}
				</g>
			))}
		</g>
	);
}

/** A triangle on the axis at each date with a note. */
function noteMarks({ notes, x, plot }: ChartModel): string {
	return notes
		.map((texts, index) =>
			texts.length > 0 ? `M${x.xOf(index) - 5},${plot.height}l5,-9l5,9z` : '',
		)
		.join('');
}

interface SeriesShapeProps {
	path: ChartModel['paths'][number];
	areaOpacity: number;
	isFaded: boolean;
}

const SeriesShape = memo(function SeriesShape({ path, areaOpacity, isFaded }: SeriesShapeProps) {
	const { d, area, dots, unfinished, openDot, color, dash, width, isBar } = path;
	return (
		<g className="woocommerce-chart__series" opacity={isFaded ? 0.2 : 1}>
			{area && <path d={area} fill={color} fillOpacity={areaOpacity} />}
			{isBar ? (
				<path d={d} fill={color} />
			) : (
				<path
					d={d}
					fill="none"
					stroke={color}
					strokeWidth={width}
					strokeDasharray={dash || undefined}
				/>
			)}
			{unfinished && (
				<path
					d={unfinished}
					fill={isBar ? color : 'none'}
					fillOpacity={0.25}
					stroke={color}
					strokeWidth={isBar ? 1 : width}
					strokeDasharray={isBar ? '3 2' : '1 4'}
					strokeLinecap={isBar ? undefined : 'round'}
				/>
			)}
			{dots && <path d={dots} stroke={color} strokeWidth={5} strokeLinecap="round" />}
			{openDot && (
				<circle cx={openDot.x} cy={openDot.y} r={3} fill="#fff" stroke={color} strokeWidth={2} />
			)}
		</g>
	);
});
