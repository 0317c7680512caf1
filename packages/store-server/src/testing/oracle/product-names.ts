import type { RestDocument } from '../exports/rest-document';
import type { ShopExport } from '../exports/shop-export';
import { list, numberOf } from './reading';

/** Whose line it is: ids, or the name alone when nothing of that name is left. */
export interface SoldProduct {
	readonly product: number | string;
	readonly variation: number;
}

const decoded = (name: unknown) => String(name).replaceAll('&amp;', '&');

/** Lines of products that were deleted for good are known by name only. */
export class ProductNames {
	private readonly known = new Map<string, SoldProduct>();

	constructor(files: ShopExport) {
		const products = [...files['products.json'], ...files['products-trashed.json']];
		for (const product of products) {
			this.add(decoded(product['name']), { product: numberOf(product, 'id'), variation: 0 });
		}
		for (const variation of files['variations.json']) {
			const parent = products.find((product) => product['id'] === variation['parent_id']);
			const options = list(variation, 'attributes').map(({ option }) => decoded(option));
			const name = decoded(parent?.['name']);
			this.add(options.length ? `${name} - ${options.join(', ')}` : name, {
				product: numberOf(variation, 'parent_id'),
				variation: numberOf(variation, 'id'),
			});
		}
	}

	of(line: RestDocument): SoldProduct {
		const [product, variation] = [numberOf(line, 'product_id'), numberOf(line, 'variation_id')];
		if (product) return { product, variation };
		const name = decoded(line['name']);
		return this.known.get(name) ?? { product: name, variation: 0 };
	}

	private add(name: string, sold: SoldProduct): void {
		if (!this.known.has(name)) this.known.set(name, sold);
	}
}
