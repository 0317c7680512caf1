import { __, sprintf } from '@wordpress/i18n';
import { Placeholder } from '../feedback/placeholder/placeholder';
import type { SummaryMetric } from './types';
import './table.css';

interface Titled {
	/** Title of the table; it tells the totals of several tables on a page apart. */
	title?: string | undefined;
}

/**
 * Shows totals under a table.
 * @example <TableSummary title="Products" data={[{ label: 'Orders', value: 12 }]} />
 */
export function TableSummary({ data, title }: Titled & { data: SummaryMetric[] }) {
	return (
		<aside className="woocommerce-table__summary" aria-label={nameOf(title)}>
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
export function TableSummaryPlaceholder({ title }: Titled) {
	return (
		<aside className="woocommerce-table__summary is-loading" aria-label={nameOf(title)}>
			<Placeholder width="16em" className="woocommerce-table__summary-item" />
		</aside>
	);
}

function nameOf(title: string | undefined): string {
	const totals = __('Totals', 'store-analytics');
	/* translators: 1: name of a value, 2: the value */
	return title ? sprintf(__('%1$s: %2$s', 'store-analytics'), totals, title) : totals;
}
