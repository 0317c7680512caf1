import type { RestDocument } from '../exports/rest-document';
import { list, numberOf } from './reading';

/** The identity of a line's product: ids, or a name if it was permanently deleted. */
export interface SoldProduct {
	readonly product: number | string;
	readonly variation: number | string;
}

const decoded = (text: unknown) => String(text).replaceAll('&amp;', '&');

/** Lines of permanently deleted products have only a name; the chosen options are its last part. */
export class ProductNames {
	private readonly gone = new Map<string, SoldProduct>();

	of(line: RestDocument): SoldProduct {
		const [product, variation] = [numberOf(line, 'product_id'), numberOf(line, 'variation_id')];
		const name = decoded(line['name']);
		const chosen = list(line, 'meta_data')
			.filter((meta) => String(meta['key']).startsWith('pa_'))
			.map((meta) => decoded(meta['display_value']));
		if (product && (variation || !chosen.length)) return { product, variation };
		const sold: SoldProduct = chosen.length
			? { product: product || name.slice(0, -` - ${chosen.join(', ')}`.length), variation: name }
			: (this.gone.get(name) ?? { product: name, variation: 0 });
		this.gone.set(name, sold);
		return sold;
	}
}
