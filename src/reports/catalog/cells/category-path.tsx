import { decodeEntities } from '@store-analytics/currency';
import { Link, ViewMoreList } from '@store-analytics/components';
import type { CellTools } from '../../engine/definition/cells';
import { screenLink } from '../links';

type Categories = CellTools['related'];

/** Returns a category's name as text; undefined while unknown. */
export function categoryName(id: number, categories: Categories): string | undefined {
	const name = categories?.get(id)?.['name'];
	return typeof name === 'string' ? decodeEntities(name) : undefined;
}

/** Returns the names of the categories above, outermost first; of more than two only the first and the last. */
export function categoryAncestors(id: number, categories: Categories): readonly string[] {
	const names: string[] = [];
	const seen = new Set([id]);
	let parent = Number(categories?.get(id)?.['parent'] ?? 0);
	while (parent && !seen.has(parent)) {
		seen.add(parent);
		const name = categoryName(parent, categories);
		if (name !== undefined) names.unshift(name);
		parent = Number(categories?.get(parent)?.['parent'] ?? 0);
	}
	return names;
}

interface CategoryPathProps {
	readonly id: number;
	/** Shown while the categories are loading. */
	readonly fallback?: string;
	readonly tools: Pick<CellTools, 'related' | 'query'>;
}

/** Shows a category with its parents, and a link to its report: "Clothing › Hoodies". */
export function CategoryPath({ id, fallback = '', tools }: CategoryPathProps) {
	const { related, query } = tools;
	const name = categoryName(id, related) ?? decodeEntities(fallback);
	const ancestors = categoryAncestors(id, related);
	const [first, ...others] = ancestors;
	const separator = others.length > 1 ? ' … ' : ' › ';
	if (name === '') return null;
	return (
		<span className="woocommerce-table__breadcrumbs">
			{first !== undefined && `${first}${others.length > 0 ? separator : ''}`}
			{others.at(-1)}
			{first !== undefined && ' › '}
			<Link
				type="wc-admin"
				href={screenLink('categories', query, { filter: 'single_category', categories: id })}
			>
				{name}
			</Link>
		</span>
	);
}

/** The first of a product's categories, and behind "+1 more" all of them. */
export function CategoryPaths({
	ids,
	tools,
}: {
	ids: readonly number[];
	tools: CategoryPathProps['tools'];
}) {
	const paths = ids.map((id) => <CategoryPath key={id} id={id} tools={tools} />);
	return (
		<div className="woocommerce-table__product-categories">
			{paths[0]}
			<ViewMoreList items={paths} />
		</div>
	);
}
