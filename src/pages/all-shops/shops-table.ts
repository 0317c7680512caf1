import { __ } from '@wordpress/i18n';
import { calculateDelta } from '@store-analytics/number';
import type { ShopSummary } from '@store-analytics/rest-api';

/** A column of All shops: what it is sorted by, written into a file, and shown where nothing else is. */
export interface ShopColumn {
	readonly key: string;
	readonly label: string;
	readonly isNumeric?: boolean;
	/** An amount in the shop's currency: sorted within each currency alone. */
	readonly isMoney?: boolean;
	/** Stands below the shop's name, and has a column in the file alone. */
	readonly isInFileOnly?: boolean;
	/** Null where it is not known. */
	valueOf(shop: ShopSummary): string | number | null;
}

/** The columns, in their order. `freshnessOf` says in words how up to date a shop's data are. */
export function shopColumns(freshnessOf: (shop: ShopSummary) => string): readonly ShopColumn[] {
	return [
		{ key: 'shop', label: __('Shop', 'store-analytics'), valueOf: ({ title }) => title },
		{ key: 'currency', label: __('Currency', 'store-analytics'), valueOf: (shop) => shop.currency },
		{
			key: 'day',
			label: __('Its day', 'store-analytics'),
			isInFileOnly: true,
			valueOf: ({ numbers }) => numbers?.day ?? null,
		},
		{
			key: 'net_today',
			label: __('Net sales today', 'store-analytics'),
			isNumeric: true,
			isMoney: true,
			valueOf: ({ numbers }) => numbers?.today.netSales ?? null,
		},
		{
			key: 'orders_today',
			label: __('Orders today', 'store-analytics'),
			isNumeric: true,
			valueOf: ({ numbers }) => numbers?.today.orders ?? null,
		},
		{
			key: 'net_month',
			label: __('Net sales this month', 'store-analytics'),
			isNumeric: true,
			isMoney: true,
			valueOf: ({ numbers }) => numbers?.month.netSales ?? null,
		},
		{
			key: 'orders_month',
			label: __('Orders this month', 'store-analytics'),
			isNumeric: true,
			valueOf: ({ numbers }) => numbers?.month.orders ?? null,
		},
		{
			key: 'change',
			label: __('Change in net sales', 'store-analytics'),
			isNumeric: true,
			valueOf: changeOf,
		},
		{ key: 'data', label: __('Data', 'store-analytics'), valueOf: freshnessOf },
	];
}

/** Percent of the same days of the month before; null where there is nothing to compare with. */
export function changeOf({ numbers }: Pick<ShopSummary, 'numbers'>): number | null {
	if (!numbers || numbers.before.netSales === 0) return null;
	return calculateDelta(numbers.month.netSales, numbers.before.netSales);
}

/**
 * The shops by a column, as the server has them where none is asked for. What is not known comes last. Amounts of two currencies are not
 * compared: shops of one stand together.
 */
export function sortedShops(
	shops: readonly ShopSummary[],
	column: ShopColumn | undefined,
	order: 'asc' | 'desc',
): ShopSummary[] {
	if (!column) return [...shops];
	const sign = order === 'asc' ? 1 : -1;
	return [...shops].sort((one, other) => {
		const [first, second] = [column.valueOf(one), column.valueOf(other)];
		if (first === null || second === null) return Number(first === null) - Number(second === null);
		const byCurrency = column.isMoney ? one.currency.localeCompare(other.currency) : 0;
		if (byCurrency !== 0) return byCurrency;
		return (
			sign * (typeof first === 'number' ? first - Number(second) : compareTexts(first, second))
		);
	});
}

function compareTexts(one: string, other: string | number): number {
	return one.localeCompare(String(other));
}
