import { everyDimension } from '@store-analytics/rest-api/dimensions';
import type { ColumnOf } from '../../engine/definition/definition';

/** A column for each dimension that orders have, but for those that the report shows anyway. */
export function orderDimensionColumns(own: readonly ColumnOf<'orders'>[]): ColumnOf<'orders'>[] {
	const shown = new Set(own.map(({ key }) => key));
	return everyDimension()
		.filter(({ key, grain }) => grain === 'order' && !shown.has(key))
		.map(({ key, label }) => ({
			// Extensions may have columns of these names.
			key: `dimension_${key}`,
			label: label(),
			type: 'text',
			dimension: key,
			value: ({ order_id: id }, { orderLabels }) => orderLabels?.get(id)?.[key] ?? '',
		}));
}
