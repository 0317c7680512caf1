import { everyDimension } from '@store-analytics/rest-api/dimensions';
import type { AppSettings } from '../../../platform/settings/settings';
import type { ColumnOf } from '../../engine/definition/definition';

/**
 * A column for each dimension that orders have, but for those that the report shows anyway. In a shop with several
 * currencies, that of the currency is shown like others: without it, nobody could tell amounts apart.
 */
export function orderDimensionColumns(
	{ currencies }: Pick<AppSettings, 'currencies'>,
	own: readonly ColumnOf<'orders'>[],
): ColumnOf<'orders'>[] {
	const shown = new Set(own.map(({ key }) => key));
	return everyDimension()
		.filter(({ key, grain }) => grain === 'order' && !shown.has(key))
		.map(({ key, label }) => ({
			// Extensions may have columns of these names.
			key: `dimension_${key}`,
			label: label(),
			type: 'text',
			dimension: key,
			...(key === 'currency' && currencies.length > 0 && { isUsual: true }),
			value: ({ order_id: id }, { orderLabels }) => orderLabels?.get(id)?.[key] ?? '',
		}));
}
