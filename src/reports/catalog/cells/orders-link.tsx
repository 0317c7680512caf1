import type { ReactNode } from 'react';
import { Link } from '@store-analytics/components';
import { filtersOfOrders } from '@store-analytics/rest-api/breakdowns';
import type { FilteredReport } from '@store-analytics/rest-api/dimensions';
import type { Query } from '../../../platform/query';
import { isFiltered } from '../filters/in-force';
import { screenLink } from '../links';

interface OrdersLinkProps {
	readonly report: FilteredReport;
	/** The item of the row, as Orders filters by it. */
	readonly of: Readonly<Record<string, number>>;
	readonly query: Query;
	readonly children: ReactNode;
}

/** A link to the orders with an item that the report counts. Plain text if Orders does not know one of the report's filters. */
export function OrdersLink({ report, of, query, children }: OrdersLinkProps) {
	const filters = isFiltered(query) ? filtersOfOrders(report, query) : {};
	if (!filters) return children;
	return (
		<Link
			type="wc-admin"
			href={screenLink('orders', query, { filter: 'advanced', ...filters, ...of })}
		>
			{children}
		</Link>
	);
}
