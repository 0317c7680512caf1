import { __ } from '@wordpress/i18n';
import { changeBetween } from '@store-analytics/number';
import type { ShopSummary } from '@store-analytics/rest-api';

/** A column of All shops: its value for sorting and for the file, and its default display. */
export interface ShopColumn {
	readonly key: string;
	readonly label: string;
	readonly isNumeric?: boolean;
	/** An amount in the shop's currency; sorted within each currency only. */
	readonly isMoney?: boolean;
	/** Shown below the shop's name; a column only in the file. */
	readonly isInFileOnly?: boolean;
	/** Null if unknown. */
	valueOf(shop: ShopSummary): string | number | null;
}

/** Returns the columns, in order, those of a comparison if there is one. `freshnessOf` describes the age of a shop's data. */
export function shopColumns(
	freshnessOf: (shop: ShopSummary) => string,
	isCompared: boolean,
): readonly ShopColumn[] {
	return [
		{ key: 'shop', label: __('Shop', 'store-analytics'), valueOf: ({ title }) => title },
		{
			key: 'currency',
			label: __('Currency', 'store-analytics'),
			isInFileOnly: true,
			valueOf: (shop) => shop.currency,
		},
		{
			key: 'day',
			label: __('Local date', 'store-analytics'),
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
			key: 'net_sales',
			label: __('Net sales', 'store-analytics'),
			isNumeric: true,
			isMoney: true,
			valueOf: ({ numbers }) => numbers?.range.netSales ?? null,
		},
		{
			key: 'orders',
			label: __('Orders', 'store-analytics'),
			isNumeric: true,
			valueOf: ({ numbers }) => numbers?.range.orders ?? null,
		},
		...(isCompared ? [change()] : []),
		{ key: 'data', label: __('Data', 'store-analytics'), valueOf: freshnessOf },
	];
}

function change(): ShopColumn {
	return {
		key: 'change',
		label: __('Change in net sales', 'store-analytics'),
		isNumeric: true,
		valueOf: changeOf,
	};
}

/** Percent of the compared range; null if no percentage says it. */
function changeOf({ numbers }: Pick<ShopSummary, 'numbers'>): number | null {
	if (!numbers?.compared || numbers.compared.netSales === 0) return null;
	return changeBetween(numbers.range.netSales, numbers.compared.netSales)?.percent ?? null;
}

/**
 * Sorts the shops by a column, by default in the server's order. Unknown values come last. Amounts of different
 * currencies are not compared, so shops with the same currency are grouped.
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
