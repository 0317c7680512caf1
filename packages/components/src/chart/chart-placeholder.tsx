import { LoadingStatus } from '../feedback/placeholder/loading-status';
import { Placeholder } from '../feedback/placeholder/placeholder';
import './chart.css';

/** A grey chart of a height in px, with the words that data is loading (S4.chart.3). */
export function ChartPlaceholder({ height = 0 }: { height?: number }) {
	return (
		<div className="woocommerce-chart-placeholder" style={{ blockSize: height }}>
			<LoadingStatus isLoading />
			<Placeholder className="woocommerce-chart-placeholder__shape" />
		</div>
	);
}
