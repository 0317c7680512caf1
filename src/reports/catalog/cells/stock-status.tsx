import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import type { ProductDetails } from '@store-analytics/rest-api';
import type { AppSettings } from '../../../platform/settings/settings';
import type { CellTools } from '../../engine/definition/cells';
import { screenLink } from '../links';

/** What is known of a thing's stock, whichever report tells it. */
export interface Stock {
	readonly stock_status?: string;
	readonly stock_quantity?: number | null;
	readonly low_stock_amount?: number | null;
}

/** In stock, but no more than the amount below which the shop wants to know. */
export function isLowStock({
	stock_status: status,
	stock_quantity: quantity,
	low_stock_amount: threshold,
}: Stock): boolean {
	return (
		status === 'instock' &&
		typeof quantity === 'number' &&
		typeof threshold === 'number' &&
		quantity <= threshold
	);
}

/** The state's name; "Low" for what is in stock and running out. */
export function stockStatusName(stock: Stock, names: AppSettings['stockStatuses']): string {
	if (isLowStock(stock)) return __('Low', 'store-analytics');
	const status = stock.stock_status ?? '';
	return names[status] ?? status;
}

type Row = { readonly extended_info?: ProductDetails };

/** Status and quantity of products or variations; none in a shop that keeps no stock. */
export function stockColumns(
	{ manageStock, stockStatuses }: AppSettings,
	isManaged: (details: ProductDetails) => boolean,
) {
	if (!manageStock) return [];
	const details = (row: Row) => {
		const { extended_info: info } = row;
		return info && isManaged(info) ? info : undefined;
	};
	const missing = () => __('N/A', 'store-analytics');
	return [
		{
			key: 'stock_status',
			label: __('Status', 'store-analytics'),
			type: 'text',
			value: (row: Row) => {
				const stock = details(row);
				return stock ? stockStatusName(stock, stockStatuses) : missing();
			},
			display: (row: Row, shown: ReactNode, { query }: CellTools) => {
				const stock = details(row);
				if (!stock || !isLowStock(stock)) return shown;
				return (
					<Link type="wc-admin" href={screenLink('stock', query, { type: 'lowstock' })}>
						{shown}
					</Link>
				);
			},
		} as const,
		{
			key: 'stock',
			label: __('Stock', 'store-analytics'),
			type: 'number',
			value: (row: Row) => details(row)?.stock_quantity,
			display: (row: Row, shown: ReactNode) =>
				typeof details(row)?.stock_quantity === 'number' ? shown : missing(),
		} as const,
	];
}
