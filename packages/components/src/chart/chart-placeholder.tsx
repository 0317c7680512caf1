import { LoadingStatus } from '../feedback/placeholder/loading-status';
import { Placeholder } from '../feedback/placeholder/placeholder';
import './chart.css';

/**
 * Shows a grey chart of a height in px, with the text that data is loading (S4.chart.3).
 * @example <ChartPlaceholder height={220} />
 */
export function ChartPlaceholder({ height = 0 }: { height?: number }) {
	return (
		<div className="woocommerce-chart-placeholder" style={{ blockSize: height }}>
			<LoadingStatus isLoading />
			<Placeholder className="woocommerce-chart-placeholder__shape" />
		</div>
	);
}
