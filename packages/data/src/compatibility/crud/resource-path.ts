/** An entity of a shop with any fields. */
export interface ResourceItem {
	id: number | string;
	[field: string]: unknown;
}

/** An id, alone or with the ids of its owners: `{ id: 7, product_id: 3 }`. */
export type ResourceId = number | string | Readonly<Record<string, unknown>>;

/** Returns the entity's own id. */
export function resourceId(id: ResourceId): number | string {
	const own = typeof id === 'object' ? id['id'] : id;
	return typeof own === 'number' ? own : String(own ?? '');
}

/**
 * Fills the placeholders of a collection's path from an id, a query or fields, and returns the rest to send. Throws for
 * a placeholder without a value, because the caller forgot the owner.
 */
export function resourcePath(
	template: string,
	from: ResourceId,
): { url: string; rest: Record<string, unknown> } {
	const values: Readonly<Record<string, unknown>> = typeof from === 'object' ? from : { id: from };
	const used = new Set<string>();
	const collection = template.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined) {
			throw new Error(`${template} needs ${name}: give { id, ${name} } or a query with ${name}.`);
		}
		used.add(name);
		return encodeURIComponent(String(value));
	});
	const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !used.has(name)));
	return { url: collection, rest };
}

/** Returns the path of one entity. */
export function itemPath(template: string, id: ResourceId): string {
	return `${resourcePath(template, id).url}/${encodeURIComponent(resourceId(id))}`;
}
