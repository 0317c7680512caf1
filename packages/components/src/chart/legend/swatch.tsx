/** A sample of a series' line or bar. */
export function Swatch(props: { color: string; dash: string; isBar: boolean }) {
	const { color, dash, isBar } = props;
	return (
		<svg
			className="woocommerce-chart__swatch"
			width="22"
			height="12"
			viewBox="0 0 22 12"
			aria-hidden="true"
			focusable="false"
		>
			{isBar ? (
				<rect x="5" width="12" height="12" rx="2" fill={color} />
			) : (
				<path d="M0 6h22" stroke={color} strokeWidth="3" strokeDasharray={dash || undefined} />
			)}
		</svg>
	);
}
