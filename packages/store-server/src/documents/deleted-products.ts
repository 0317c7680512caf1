import { FIRST_MADE_UP_ID } from '../base/made-up-ids';
import type { Row } from '../orders/lookup-rows';
import type { DeletedProducts, LineIdentity } from './read/orders';
import { optionKey, type VaryingOptions } from './varying-options';

/** A row of `deleted_product_ids`. */
export interface DeletedProductId {
	readonly name: string;
	readonly product_id: number;
	/** Null in the row that assigns an id to the product’s own name. */
	readonly variation_id: number | null;
}

/** The product and the variation of a line; 0 without one. */
export interface Ids {
	readonly productId: number;
	readonly variationId: number;
}

/**
 * Assigns ids to lines of deleted products. A line that was read before keeps its product. The export has id 0 for
 * others, so these are one product if they have the same name. A line with chosen options belongs to a variation: `Tee -
 * Blue` of the product `Tee`.
 */
export class ProductsByName implements DeletedProducts {
	private readonly products = new Map<string, number>();
	private readonly lines = new Map<string, Ids>();
	private madeUp = 0;
	private readonly added: DeletedProductId[] = [];

	private options: VaryingOptions = new Map();
	private read: ReadonlyMap<number, Ids> = new Map();

	/** Starts with the ids of earlier imports. */
	constructor(known: readonly DeletedProductId[] = []) {
		for (const { name, product_id, variation_id } of known) {
			if (variation_id === null) this.products.set(name, product_id);
			else this.lines.set(name, { productId: product_id, variationId: variation_id });
			const last = Math.max(product_id, variation_id ?? 0);
			this.madeUp = Math.max(this.madeUp, last - FIRST_MADE_UP_ID + 1);
		}
	}

	/** Ids assigned since the last call, as rows of `deleted_product_ids`. */
	takeAdded(): Row[] {
		return this.added
			.splice(0)
			.map(({ name, product_id, variation_id }) => [name, product_id, variation_id]);
	}

	/** Sets the options in which variations of existing products differ. */
	know(options: VaryingOptions): void {
		this.options = options;
	}

	/** Sets the products of lines that were read before, by the lines' ids. */
	remember(lines: ReadonlyMap<number, Ids>): void {
		this.read = lines;
	}

	hasOption(productId: number, key: string): boolean {
		return this.options.get(productId)?.has(optionKey(key)) ?? false;
	}

	idsOf({ id, name, chosen, isVariation, productId }: LineIdentity): Ids {
		const before = this.read.get(id);
		if (before && (productId === 0 || productId === before.productId)) return before;
		const options = chosen.join(', ');
		if (isVariation && options === '') return this.unspelled(name, productId);
		const found = this.lines.get(name);
		// A refund contains the line's name only; its order contains the chosen options.
		if (found && options === '') return found;
		const key = options === '' || name.endsWith(` - ${options}`) ? name : `${name} - ${options}`;
		const ids = this.lines.get(key) ?? this.newIds(name, options, productId);
		this.setLine(key, ids);
		if (!found && key !== name) this.setLine(name, ids);
		return productId > 0 ? { ...ids, productId } : ids;
	}

	/** A variation of which the line names options without values: all such of a product are one. */
	private unspelled(name: string, productId: number): Ids {
		const key = productId > 0 ? `${name} - (${productId})` : `${name} - `;
		const ids = this.lines.get(key) ?? {
			productId: productId || this.productNamed(name),
			variationId: this.newId(),
		};
		this.setLine(key, ids);
		return ids;
	}

	private setLine(name: string, ids: Ids): void {
		if (!this.lines.has(name)) {
			this.added.push({ name, product_id: ids.productId, variation_id: ids.variationId });
		}
		this.lines.set(name, ids);
	}

	private newIds(name: string, options: string, productId: number): Ids {
		if (options === '') return { productId: this.productNamed(name), variationId: 0 };
		const suffix = ` - ${options}`;
		const parent = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
		return { productId: productId || this.productNamed(parent), variationId: this.newId() };
	}

	private productNamed(name: string): number {
		const found = this.products.get(name);
		if (found !== undefined) return found;
		const id = this.newId();
		this.products.set(name, id);
		this.added.push({ name, product_id: id, variation_id: null });
		return id;
	}

	private newId(): number {
		return FIRST_MADE_UP_ID + this.madeUp++;
	}
}
