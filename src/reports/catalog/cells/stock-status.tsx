import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import type { ProductDetails } from '@store-analytics/rest-api';
import type { AppSettings } from '../../../platform/settings/settings';
import type { CellTools } from '../../engine/definition/cells';
import { screenLink } from '../links';

/** The stock data of an item, from any report. */
export interface Stock {
	readonly stock_status?: string;
	readonly stock_quantity?: number | null;
	readonly low_stock_amount?: number | null;
}

/** In stock, but at or below the shop's low-stock amount. */
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

/** Returns the status's name; "Low" for items in stock that are running out. */
export function stockStatusName(stock: Stock, names: AppSettings['stockStatuses']): string {
	if (isLowStock(stock)) return __('Low', 'store-analytics');
	const status = stock.stock_status ?? '';
	return names[status] ?? status;
}

type Row = { readonly extended_info?: ProductDetails };

/** Columns for status and quantity of products or variations; none in a shop that does not manage stock. */
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
				if (!stock) return <span className="sa-missing">{shown}</span>;
				if (!isLowStock(stock)) return shown;
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
