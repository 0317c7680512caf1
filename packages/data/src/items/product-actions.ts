import { paths, requestKey, WC_ADMIN_NAMESPACE } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { fail, operate, tellOtherTabs, type Thunk, type ThunkArgs } from '../resource';
import { putItem, type Item } from './put-item';

/** A product or variation whose stock can be changed (S3.product.1). */
export interface StockedProduct extends Item {
	id: number;
	parent_id: number;
	type: string;
	stock_quantity?: number | null;
}

/** Returns the key of one product's error, as `getItemsError( 'products', { id } )` reads it. */
function productKey(id: number): string {
	return `items|products?${requestKey({ id })}`;
}

/**
 * Sets a product's stock on the screen at once, then in the shop. If the shop refuses, the former value returns unless
 * a newer one has replaced it, and the error is kept (S4.stock-update.1). Resolves to true on success.
 */
export function updateProductStock(
	product: StockedProduct,
	quantity: number,
): Thunk<Promise<boolean>> {
	return async ({ dispatch }: ThunkArgs) => {
		const { id, parent_id, type } = product;
		const updated = { ...product, stock_quantity: quantity };
		const before = await dispatch(putItem('products', id, () => updated));
		dispatch(fail(productKey(id), undefined));
		try {
			const isVariation = type === 'variation';
			const path = isVariation ? paths.productVariation(parent_id, id) : paths.product(id);
			await request({ path, method: 'PUT', data: updated });
			tellOtherTabs('wc/admin/items', 'patchItem', 'products', id, { stock_quantity: quantity });
			return true;
		} catch (error) {
			dispatch(
				putItem('products', id, (current, list) =>
					current === updated ? (before[list] ?? product) : current,
				),
			);
			dispatch(fail(productKey(id), error));
			return false;
		}
	};
}

/** Creates a product from a template of the shop; rejects when the shop refuses (S7.products.3). */
export function createProductFromTemplate(
	fields: Item,
	query: object = {},
): Thunk<Promise<unknown>> {
	return (thunkArgs) =>
		operate(thunkArgs, 'createProductFromTemplate', async () => {
			const product = await request({
				path: `${WC_ADMIN_NAMESPACE}/onboarding/tasks/create_product_from_template`,
				query,
				method: 'POST',
				data: fields,
			});
			countAnew(thunkArgs);
			return product;
		});
}

/** Invalidates lists and counts of items, which may contain one more. */
function countAnew({ registry }: ThunkArgs): void {
	const { invalidateResolutionForStoreSelector: invalidate } = registry.dispatch('wc/admin/items');
	for (const list of ['getItems', 'getItemsTotalCount']) invalidate?.(list as never); // every store has it
}
