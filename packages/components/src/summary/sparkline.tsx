import { areaPath, linePath } from '../chart/model/shapes';

const width = 100;
const height = 32;

interface SparklineProps {
	/** One per interval; null leaves a gap. */
	readonly values: readonly (number | null)[];
	/** The values have not come yet. */
	readonly isAwaited?: boolean | undefined;
}

/**
 * Draws values as a small line over a light area, for the eye only. Its lowest place is zero, or the lowest value
 * below it. A line of zeros is quiet. Fewer than two values leave its place empty.
 * @example <Sparkline values={[3, 5, 4]} />
 */
export function Sparkline({ values, isAwaited }: SparklineProps) {
	const drawn = values.filter((value) => value !== null).length < 2 ? [] : values;
	const low = Math.min(0, ...drawn.map((value) => value ?? 0));
	const span = Math.max(0, ...drawn.map((value) => value ?? 0)) - low || 1;
	const xOf = (index: number) => (index * width) / (values.length - 1);
	const yOf = (value: number) => height - 1 - ((value - low) / span) * (height - 2);
	return (
		<svg
			className="woocommerce-summary__sparkline"
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			aria-hidden="true"
			focusable="false"
			data-awaited={isAwaited || undefined}
			data-zero={drawn.every((value) => !value) || undefined}
		>
			<path
				className="woocommerce-summary__sparkline-area"
				d={areaPath({ from: drawn.map(() => 0), to: drawn }, xOf, yOf)}
			/>
			<path className="woocommerce-summary__sparkline-line" d={linePath(drawn, xOf, yOf)} />
		</svg>
	);
}
