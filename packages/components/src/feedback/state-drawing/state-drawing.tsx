import './state-drawing.css';

export interface StateDrawingProps {
	/** `empty`: nothing yet; `failed`: something went wrong; `offline`: no answer. */
	state: 'empty' | 'failed' | 'offline';
}

/** One frame for all, so that they are seen as one family. */
const frame = 'M10 6h76a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Z';
const lines = {
	empty: 'M18 46h60M18 34h60M18 22h60',
	failed: 'M18 46l14-12 8 5M56 30l8-10 14-4M44 24l8 8m0-8-8 8',
	offline: 'M34 44a8 8 0 0 1 1-16 13 13 0 0 1 25-2 9 9 0 0 1 2 18ZM28 18l40 32',
} as const;

/**
 * The small drawing above the sentence of a place without data.
 * @example <StateDrawing state="empty" />
 */
export function StateDrawing({ state }: StateDrawingProps) {
	return (
		<svg
			className={`woocommerce-state-drawing is-${state}`}
			width="96"
			height="64"
			viewBox="0 0 96 64"
			aria-hidden="true"
			focusable="false"
		>
			<path className="woocommerce-state-drawing__frame" d={frame} />
			<path className="woocommerce-state-drawing__lines" d={lines[state]} />
		</svg>
	);
}
