import { dimensionNamed } from '@store-analytics/rest-api/dimensions';
import { valuesOfOrders } from '../../reports/dimensions/order-values';
import { openShop } from '../../reports/shop';
import { orderDimensionNamed } from '../query/order-dimensions';
import type { StoreContext } from '../store-context';

/** Columns that the file of Orders has besides its own: what orders say of themselves. */
export interface FurtherColumns {
	readonly labels: readonly string[];
	/** The names of values for rows of the report. */
	read(context: StoreContext, rows: readonly unknown[]): Promise<readonly (readonly string[])[]>;
}

/**
 * Returns the columns of dimensions, a list or names between commas; in a shop with several currencies also that of the
 * currency. Throws a RestError (400) for an unknown one.
 */
export function furtherColumns(
	asked: unknown,
	currencies: readonly unknown[],
): FurtherColumns | undefined {
	const named = (Array.isArray(asked) ? asked.map(String) : String(asked ?? '').split(',')).filter(
		(name) => name !== '',
	);
	const names = [...named, ...(currencies.length > 0 ? ['currency'] : [])];
	if (names.length === 0) return undefined;
	const dimensions = [...new Set(names.map(orderDimensionNamed))];
	return {
		labels: dimensions.map((key) => dimensionNamed(key).label()),
		async read(context, rows) {
			const ids = rows.map((row) => Number(Object(row).order_id));
			const shop = await openShop(context);
			const found = await valuesOfOrders(context.database, shop, ids, dimensions);
			return ids.map((id) => dimensions.map((key) => found.get(id)?.[key]?.label ?? ''));
		},
	};
}
