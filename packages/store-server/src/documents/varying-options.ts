import type { Database } from '../database/database';
import { documents, number, text, type Document } from './files/documents';

/** The keys by which lines of orders name the own options of variable products, by product. */
export type VaryingOptions = ReadonlyMap<number, ReadonlySet<string>>;

/** Reads the varying options of variable products; of some products only, if ids are given. */
export async function readVaryingOptions(
	database: Database,
	ids?: readonly number[],
): Promise<VaryingOptions> {
	if (ids?.length === 0) return new Map();
	const some = ids ? `AND id IN (${ids.join(', ')})` : '';
	const rows = await database.all<{ id: number; body: string }>(
		`SELECT id, body FROM products WHERE type = 'variable' ${some}`,
	);
	return new Map(
		rows.map(({ id, body }) => [
			id,
			// The shop's document of a product.
			new Set(optionKeys(JSON.parse(body) as Document)),
		]),
	);
}

/** Products of lines with further entries, which can be chosen options. */
export function productsWithOptions(order: Document): number[] {
	return documents(order, 'line_items')
		.filter((line) => documents(line, 'meta_data').length > 0)
		.map((line) => number(line, 'product_id'))
		.filter((id) => id > 0);
}

/** Shared attributes need no such list: their keys begin with `pa_`. */
function optionKeys(product: Document): string[] {
	return documents(product, 'attributes')
		.filter((attribute) => attribute['variation'] === true && number(attribute, 'id') === 0)
		.flatMap((attribute) => [text(attribute, 'name'), text(attribute, 'slug')].map(optionKey));
}

/** An option's key without the differences between its name and its form in addresses. */
export function optionKey(name: string): string {
	return decodedKey(name)
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}_]+/gu, '-')
		.replace(/^-|-$/g, '');
}

/** Letters outside ASCII are percent-encoded in keys. */
function decodedKey(key: string): string {
	try {
		return decodeURIComponent(key);
	} catch {
		return key;
	}
}
