import type { DeletedProducts, LineIdentity } from './read/orders';

/** Above every id that a shop gives itself. */
const FIRST_MADE_UP_ID = 1_000_000_000;

interface Ids {
	readonly productId: number;
	readonly variationId: number;
}

/**
 * Ids for lines whose product is gone for good: the export gives them as 0, so lines of one name are one product. A
 * line that tells what was chosen is of a variation: `Tee - Blue` of the product `Tee`.
 */
export class ProductsByName implements DeletedProducts {
	private readonly products = new Map<string, number>();
	private readonly lines = new Map<string, Ids>();
	private madeUp = 0;

	idsOf({ name, chosen, productId }: LineIdentity): Ids {
		const found = this.lines.get(name);
		// A refund names the line only; what was chosen has been told by its order.
		if (found && chosen.length === 0) return found;
		const options = chosen.join(', ');
		const key = options === '' || name.endsWith(` - ${options}`) ? name : `${name} - ${options}`;
		const ids = this.lines.get(key) ?? this.newIds(name, options, productId);
		this.lines.set(key, ids);
		if (!found) this.lines.set(name, ids);
		return ids;
	}

	private newIds(name: string, options: string, productId: number): Ids {
		if (options === '') return { productId: this.productNamed(name), variationId: 0 };
		const suffix = ` - ${options}`;
		const parent = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
		return { productId: productId || this.productNamed(parent), variationId: this.newId() };
	}

	private productNamed(name: string): number {
		const id = this.products.get(name) ?? this.newId();
		this.products.set(name, id);
		return id;
	}

	private newId(): number {
		return FIRST_MADE_UP_ID + this.madeUp++;
	}
}
