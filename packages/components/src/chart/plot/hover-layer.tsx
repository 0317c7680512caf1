import type { ChartModel } from '../model';

interface HoverLayerProps {
	model: ChartModel;
	index: number;
	/** The current series. */
	chosen: string | undefined;
}

/** Marks the date under pointer or keyboard with a line and dots, or with the date's band. */
export function HoverLayer({ model, index, chosen }: HoverLayerProps) {
	const { plot, x, y, series, layers, chartType } = model;
	const center = x.xOf(index);
	if (chartType === 'bar') {
		return (
			<rect
				className="woocommerce-chart__focus-band"
				x={center - x.step / 2}
				width={x.step}
				height={plot.height}
			/>
		);
	}
	return (
		<g transform={`translate(${center},0)`}>
			<line className="woocommerce-chart__focus-line" y2={plot.height} />
			{series.map(({ key, color }, at) => {
				const value = layers[at]?.to[index] ?? null;
				if (value === null) return null;
				const r = key === chosen ? 7 : 5;
				return (
					<circle key={key} cy={y.yOf(value)} r={r} fill={color} stroke="#fff" strokeWidth={2} />
				);
			})}
		</g>
	);
}
