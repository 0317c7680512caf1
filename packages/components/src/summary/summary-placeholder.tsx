import clsx from 'clsx';
import { LoadingStatus } from '../feedback/placeholder/loading-status';
import { Placeholder } from '../feedback/placeholder/placeholder';
import { useViewportMatch } from '../primitives';
import { sizeClass } from './summary-list';
import './summary.css';

interface AwaitedNumber {
	/** False without a comparison: no change below the value. */
	isCompared?: boolean;
	/** The numbers have a small line each. */
	hasTrend?: boolean;
}

interface SummaryListPlaceholderProps extends AwaitedNumber {
	numberOfItems?: number;
	/** No number will be selected, so all of them are shown, however narrow the window is. */
	hasNoSelection?: boolean;
}

/**
 * Shows grey bars instead of a SummaryList; one below the large viewport, where only the selected number is shown.
 * @example <SummaryListPlaceholder numberOfItems={4} />
 */
export function SummaryListPlaceholder({
	numberOfItems = 5,
	hasNoSelection = false,
	...awaited
}: SummaryListPlaceholderProps) {
	const isDropdown = useViewportMatch('large', '<') && !hasNoSelection;
	const count = isDropdown ? 1 : numberOfItems;
	return (
		<div>
			<LoadingStatus isLoading />
			<ul
				className={clsx('woocommerce-summary is-placeholder-list', sizeClass(count))}
				aria-hidden="true"
			>
				{Array.from({ length: count }, (_, index) => (
					<SummaryNumberPlaceholder key={index} {...awaited} />
				))}
			</ul>
		</div>
	);
}

/**
 * Shows a grey number.
 * @example <SummaryNumberPlaceholder />
 */
export function SummaryNumberPlaceholder({
	className,
	isCompared = true,
	hasTrend = false,
}: AwaitedNumber & { className?: string }) {
	return (
		<li className={clsx('woocommerce-summary__item-container is-loading', className)}>
			<div className="woocommerce-summary__item">
				<span className="woocommerce-summary__item-label">
					<Placeholder width="60%" />
				</span>
				<span className="woocommerce-summary__item-data">
					<Placeholder width="40%" className="woocommerce-summary__item-value" />
					{isCompared && (
						<span className="woocommerce-summary__item-change">
							<Placeholder width="60%" />
						</span>
					)}
				</span>
				{hasTrend && <span className="woocommerce-summary__sparkline" />}
			</div>
		</li>
	);
}
