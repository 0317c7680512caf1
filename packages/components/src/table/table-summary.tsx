import { __ } from '@wordpress/i18n';
import { Placeholder } from '../feedback/placeholder/placeholder';
import type { SummaryMetric } from './types';
import './table.css';

/**
 * Shows totals under a table.
 * @example <TableSummary data={[{ label: 'Orders', value: 12 }]} />
 */
export function TableSummary({ data }: { data: SummaryMetric[] }) {
	return (
		<aside className="woocommerce-table__summary" aria-label={__('Totals', 'store-analytics')}>
			<ul>
				{data.map(({ label, value }, index) => (
					<li key={index} className="woocommerce-table__summary-item">
						<span className="woocommerce-table__summary-value">{value}</span>{' '}
						<span className="woocommerce-table__summary-label">{label}</span>
					</li>
				))}
			</ul>
		</aside>
	);
}

/**
 * Shows a grey bar instead of the totals.
 * @example <TableSummaryPlaceholder />
 */
export function TableSummaryPlaceholder() {
	return (
		<aside
			className="woocommerce-table__summary is-loading"
			aria-label={__('Totals', 'store-analytics')}
		>
			<Placeholder width="16em" className="woocommerce-table__summary-item" />
		</aside>
	);
}
