import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { getNewPath } from '@store-analytics/navigation';
import type { ReportView } from '../query/view';

/** Says that a page of the address has no rows, and leads back: a table whose rows fit on one page has no pager. */
export function PastTheEnd({ view, rows }: { readonly view: ReportView; readonly rows: number }) {
	const { path, table, tools } = view;
	if (rows > 0 || !(Number(table.page) > 1)) return null;
	return (
		<p className="woocommerce-report-table__note">
			{sprintf(
				/* translators: %s: number of a page of a table */
				__('There are no rows on page %s.', 'store-analytics'),
				String(table.page),
			)}{' '}
			<Link href={getNewPath({ paged: undefined }, path, tools.query)} type="wc-admin">
				{__('Go to the first page', 'store-analytics')}
			</Link>
		</p>
	);
}
