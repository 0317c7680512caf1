const width = 100;
const height = 32;

interface SparklineProps {
	/** One per interval; null leaves a gap. */
	readonly values: readonly (number | null)[];
}

/**
 * Draws values as a small line over a light area, for the eye only. Its lowest place is zero, or the lowest value
 * below it. Fewer than two values leave its place empty.
 * @example <Sparkline values={[3, 5, 4]} />
 */
export function Sparkline({ values }: SparklineProps) {
	const all = values.filter((value) => value !== null);
	const known = all.length < 2 ? [] : all;
	const low = Math.min(0, ...known);
	const span = Math.max(0, ...known) - low || 1;
	const xOf = (index: number) => round((index * width) / (values.length - 1));
	const yOf = (value: number) => round(height - 1 - ((value - low) / span) * (height - 2));
	const runs = runsOf(known.length > 0 ? values : []).map((run) =>
		run.map(({ index, value }) => `${xOf(index)},${yOf(value)}`),
	);
	const zero = yOf(0);
	return (
		<svg
			className="woocommerce-summary__sparkline"
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			aria-hidden="true"
			focusable="false"
		>
			<path
				className="woocommerce-summary__sparkline-area"
				d={runs
					.map((points) => `M${points[0]?.split(',')[0]},${zero}L${points.join('L')}V${zero}z`)
					.join('')}
			/>
			<path
				className="woocommerce-summary__sparkline-line"
				d={runs.map((points) => `M${points.join('L')}`).join('')}
			/>
		</svg>
	);
}

/** Splits values at the unknown ones. */
function runsOf(values: readonly (number | null)[]): { index: number; value: number }[][] {
	const runs: { index: number; value: number }[][] = [[]];
	values.forEach((value, index) => {
		if (value === null) runs.push([]);
		else runs.at(-1)?.push({ index, value });
	});
	return runs.filter((run) => run.length > 0);
}

function round(pixels: number): number {
	return Math.round(pixels * 100) / 100;
}
