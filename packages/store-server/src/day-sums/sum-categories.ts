import type { Database } from '../database/database';
import { areSummed, sumCategoryDays } from './sum-days';

/** Changes products. If they change categories, it recalculates the categories' sums on the days of their sales. */
export async function summingCategories(
	within: Database,
	products: readonly number[],
	change: () => Promise<void>,
): Promise<void> {
	if (products.length === 0 || !(await areSummed(within))) return change();
	const before = await categoriesOf(within, products);
	await change();
	const after = await categoriesOf(within, products);
	const moved = products.filter((id) => before.get(id) !== after.get(id));
	if (moved.length === 0) return;
	const sold = await within.all<{ day: string }>(
		`SELECT DISTINCT strftime(dated, '%Y-%m-%d') AS day FROM line_days
			WHERE date_type = 'date_created' AND product_id IN (${moved.join(', ')})`,
	);
	await sumCategoryDays(
		within,
		sold.map(({ day }) => day),
	);
}

/** The categories of each product with categories. */
async function categoriesOf(
	within: Database,
	products: readonly number[],
): Promise<ReadonlyMap<number, string>> {
	const rows = await within.all<{ id: number; categories: string }>(
		`SELECT product_id AS id, string_agg(category_id, ',' ORDER BY category_id) AS categories
			FROM product_categories WHERE product_id IN (${products.join(', ')}) GROUP BY product_id`,
	);
	return new Map(rows.map(({ id, categories }) => [id, categories]));
}
