import clsx from 'clsx';
import { LoadingStatus, Placeholder } from '../feedback/placeholder';
import { useViewportMatch } from '../primitives';
import { sizeClass } from './summary-list';
import './summary.css';

/** Grey bars in the place of a SummaryList; one below the large viewport, where one figure is shown. */
export function SummaryListPlaceholder({ numberOfItems = 5 }: { numberOfItems?: number }) {
	const count = useViewportMatch('large', '<') ? 1 : numberOfItems;
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

/** A grey figure. */
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
