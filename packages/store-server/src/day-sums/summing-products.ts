import type { Database } from '../database/database';
import { productDimensions } from './part-values';
import { areSummed, sumCategoryDays, sumPartDays } from './sum-days';

/**
 * Changes products. If they change type, categories, tags or brands, it recalculates the sums of these on the days of their
 * sales.
 */
export async function summingProducts(
	within: Database,
	products: readonly number[],
	change: () => Promise<void>,
): Promise<void> {
	if (products.length === 0 || !(await areSummed(within))) return change();
	const before = await valuesOf(within, products);
	await change();
	const after = await valuesOf(within, products);
	const ids = (key: string) =>
		products.filter((id) => before[key]?.get(id) !== after[key]?.get(id));
	await sumCategoryDays(within, await daysSold(within, ids('category'), ['date_created']));
	const moved = productDimensions.filter((key) => ids(key).length > 0);
	const all = [...new Set(moved.flatMap(ids))];
	await sumPartDays(within, await daysSold(within, all), moved);
}

/** Changes the tree of categories, and recalculates the sums of categories if it is another one. */
export async function summingTree(within: Database, change: () => Promise<void>): Promise<void> {
	const tree = async () =>
		(
			await within.all<{ tree: string | null }>(
				`SELECT string_agg(category_tree_id || ':' || category_id, ',' ORDER BY category_tree_id, category_id) AS tree
				FROM wc_category_lookup WHERE category_id IN (SELECT category_id FROM product_categories)`,
			)
		)[0]?.tree;
	const before = await tree();
	await change();
	if (before === (await tree()) || !(await areSummed(within))) return;
	const days = await within.all<{ day: string }>(
		`SELECT DISTINCT strftime(dated, '%Y-%m-%d') AS day FROM part_days WHERE dimension = 'category'`,
	);
	await sumPartDays(
		within,
		days.map(({ day }) => day),
		['category'],
	);
}

/** The days on which products were sold, or sold by some of the dates of orders. */
async function daysSold(
	within: Database,
	products: readonly number[],
	types?: readonly string[],
): Promise<string[]> {
	if (products.length === 0) return [];
	const ofTypes = types ? ` AND date_type IN (${types.map((type) => `'${type}'`).join(', ')})` : '';
	const rows = await within.all<{ day: string }>(
		`SELECT DISTINCT strftime(dated, '%Y-%m-%d') AS day FROM line_days
			WHERE product_id IN (${products.join(', ')})${ofTypes}`,
	);
	return rows.map(({ day }) => day);
}

/** What each product says of the dimensions that follow from products. */
async function valuesOf(
	within: Database,
	products: readonly number[],
): Promise<Readonly<Record<string, ReadonlyMap<number, string>>>> {
	const list = products.join(', ');
	const terms = (taxonomy: string) =>
		`SELECT product_id AS id, string_agg(DISTINCT term_id, ',' ORDER BY term_id) AS value
			FROM product_terms WHERE taxonomy = '${taxonomy}' AND product_id IN (${list}) GROUP BY product_id`;
	const queries: Readonly<Record<(typeof productDimensions)[number], string>> = {
		product_type: `SELECT id, type AS value FROM products WHERE id IN (${list})`,
		category: `SELECT product_id AS id, string_agg(category_id, ',' ORDER BY category_id) AS value
			FROM product_categories WHERE product_id IN (${list}) GROUP BY product_id`,
		tag: terms('product_tag'),
		brand: terms('product_brand'),
	};
	const found: Record<string, ReadonlyMap<number, string>> = {};
	for (const [key, query] of Object.entries(queries)) {
		const rows = await within.all<{ id: number; value: string }>(query);
		found[key] = new Map(rows.map(({ id, value }) => [id, value]));
	}
	return found;
}
