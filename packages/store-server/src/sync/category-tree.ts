import type { Row } from './lookup-rows';

/** Returns rows of wc_category_lookup: every category below itself and below each of its ancestors. */
export function categoryTreeRows(
	categories: readonly { readonly id: number; readonly parent: number }[],
): Row[] {
	const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
	return categories.flatMap(({ id }) => ancestorsAndSelf(id, parents).map((tree) => [tree, id]));
}

function ancestorsAndSelf(id: number, parents: ReadonlyMap<number, number>): number[] {
	const path: number[] = [];
	// A damaged tree may contain a circle.
	for (let at = id; at > 0 && !path.includes(at); at = parents.get(at) ?? 0) path.push(at);
	return path;
}
