import clsx from 'clsx';
import { LoadingStatus } from '../feedback/placeholder/loading-status';
import { Placeholder } from '../feedback/placeholder/placeholder';
import { useViewportMatch } from '../primitives';
import { sizeClass } from './summary-list';
import './summary.css';

interface SummaryListPlaceholderProps {
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
					<SummaryNumberPlaceholder key={index} />
				))}
			</ul>
		</div>
	);
}

/**
 * Shows a grey number.
 * @example <SummaryNumberPlaceholder />
 */
export function SummaryNumberPlaceholder({ className }: { className?: string }) {
	return (
		<li className={clsx('woocommerce-summary__item-container is-loading', className)}>
			<div className="woocommerce-summary__item">
				<span className="woocommerce-summary__item-label">
					<Placeholder width="60%" />
				</span>
				<span className="woocommerce-summary__item-data">
					<Placeholder width="40%" className="woocommerce-summary__item-value" />
					<Placeholder width="3em" />
				</span>
			</div>
		</li>
	);
}
