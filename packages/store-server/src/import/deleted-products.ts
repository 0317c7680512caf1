import type { DeletedProducts } from './read-orders';

/** Above every id that a shop gives itself. */
const FIRST_MADE_UP_ID = 1_000_000_000;

/** Ids by name for lines whose product the export gives as 0: the product of that name, or a made-up id per name. */
export class ProductsByName implements DeletedProducts {
	private readonly known = new Map<string, { productId: number; variationId: number }>();
	private madeUp = 0;

	add(name: string, productId: number, variationId = 0): void {
		if (!this.known.has(name)) this.known.set(name, { productId, variationId });
	}

	idsOf(name: string): { productId: number; variationId: number } {
		const found = this.known.get(name);
		if (found) return found;
		const ids = { productId: FIRST_MADE_UP_ID + this.madeUp++, variationId: 0 };
		this.known.set(name, ids);
		return ids;
	}
}
