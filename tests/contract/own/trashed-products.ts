import { readQuery } from '../expected/request/query';
import type { Shop } from '../expected/shop';

/** The categories of a filter. */
export function categoriesIn(query: Readonly<Record<string, unknown>>): readonly number[] {
	const asked = readQuery(query);
	return [...asked.ids('categories'), ...asked.ids('category_includes')];
}

/** Whether a product, also in the trash, belongs to one of the categories or to one below it. */
export function isInCategories(
	{ documents }: Shop,
	product: number,
	categories: readonly number[],
): boolean {
	const found = [...documents.products, ...documents.trashed].find(({ id }) => id === product);
	const isBelow = (category: number): boolean =>
		category > 0 &&
		(categories.includes(category) ||
			isBelow(documents.categories.find(({ id }) => id === category)?.parent ?? 0));
	return (found?.categories ?? []).some(({ id }) => isBelow(id));
}

/** Whether a product in the trash belongs to one of the categories and was sold. */
export function soldFromTrash(shop: Shop, categories: readonly number[]): boolean {
	const { trashed, orders } = shop.documents;
	return trashed.some(
		({ id }) =>
			isInCategories(shop, id, categories) &&
			orders.some(({ line_items }) => line_items.some(({ product_id }) => product_id === id)),
	);
}
