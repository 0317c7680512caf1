import { useDispatch, useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { itemsStore, type StockedProduct } from '@store-analytics/data';
import { attempt } from '../../../platform/failures';
import { createNotice } from '../../../platform/notices';

/** A row of `products/low-in-stock`. */
export interface LowProduct extends StockedProduct {
	name: string;
	stock_quantity: number;
}

/**
 * Saves a product's quantity. It appears once the shop has saved it, is announced either way, and can be undone.
 * Resolves to true on success.
 */
export function useStockChange(product: LowProduct): (quantity: number) => Promise<boolean> {
	const { updateProductStock, patchItem } = useDispatch(itemsStore);
	const registry = useRegistry();
	const { id, name, stock_quantity: before } = product;
	const notice = `stock-${id}`;
	const change = (quantity: number) =>
		attempt(
			notice,
			(reason) =>
				sprintf(
					/* translators: 1: name of a product, 2: what went wrong and what to do */
					__('The stock of %1$s could not be changed. %2$s', 'store-analytics'),
					name,
					reason,
				),
			async () => {
				if (!(await updateProductStock(product, quantity))) {
					throw registry.select(itemsStore).getItemsError('products', { id });
				}
				await patchItem('products/low-in-stock', id, { stock_quantity: quantity });
			},
		);
	return async (quantity) => {
		if (!(await change(quantity))) return false;
		createNotice({
			id: notice,
			status: 'success',
			/* translators: 1: name of a product, 2: how many there are of it */
			content: sprintf(__('Stock of %1$s is now %2$s.', 'store-analytics'), name, String(quantity)),
			action: { label: __('Undo', 'store-analytics'), onClick: () => void change(before) },
		});
		return true;
	};
}
