import {
	readDocuments,
	type CustomerDocument,
	type ExportDocuments,
	type ProductDocument,
} from './documents';
import { grouped } from './grouped';
import { oncePer, oncePerName } from './once-per';
import { DAY, toWall, instantsOf, type Wall } from './request/clock';
import {
	lastNames,
	readCouponUses,
	readLines,
	readTaxLines,
	soldItem,
	type DeletedItems,
	type CouponUse,
	type Line,
	type TaxLine,
} from './lines';
import { customerKeys, firstOrders, isBefore, readCustomers } from './customers';
import { readSettings, type Settings } from './settings';
import { readTransactions, type Transaction } from './transactions';

/** A shop according to its export, calculated in plain loops. The expected responses follow from it. */
export interface Shop {
	readonly settings: Settings;
	readonly documents: ExportDocuments;
	readonly transactions: readonly Transaction[];
	readonly lines: readonly Line[];
	readonly taxes: readonly TaxLine[];
	readonly coupons: readonly CouponUse[];
	/** The lines of an order or a refund, by its id. */
	linesOf(transaction: number): readonly Line[];
	taxesOf(transaction: number): readonly TaxLine[];
	couponsOf(transaction: number): readonly CouponUse[];
	/** Products and variations by id, including trashed ones. */
	readonly products: ReadonlyMap<number, ProductDocument>;
	/** Names of products and variations at their last sale. */
	readonly lastNames: ReadonlyMap<number, string>;
	/** Customers by the keys that customerOf returns. */
	readonly customers: ReadonlyMap<string, CustomerDocument>;
	/** Returns the key of the customer; a refund's is that of its order. */
	customerOf(transaction: Transaction): string;
	/** Checks whether the customer had a counted order before; for a refund, before its order. */
	isReturning(transaction: Transaction): boolean;
	/**
	 * Returns the category and all below it; none if the shop sells nothing in them, because then it does not list
	 * them.
	 */
	categoriesBelow(category: number): ReadonlySet<number>;
	/** Variations of a product, excluding trashed ones. */
	variationsOf(product: number): readonly number[];
	/** The categories that directly contain the product. */
	categoriesOf(product: number): readonly number[];
	now(instant: Date): Wall;
	/** The first and last instant with this time on the shop's clock; a skipped time is moved forward by the gap. */
	instants(wall: Wall): readonly [number, number];
}

const documentsIn = oncePer(readDocuments);

/** Reads an export, given as the texts of its files by name. `store` overrides its store.json. */
export function readShop(
	files: ReadonlyMap<string, string>,
	store?: Readonly<Record<string, unknown>>,
): Shop {
	const documents = documentsIn(files);
	const settings = readSettings(files, store);
	return shopOf(documents, settings, readTransactions(documents, settings));
}

function shopOf(
	documents: ExportDocuments,
	settings: Settings,
	transactions: readonly Transaction[],
): Shop {
	const ofAllKinds = [...documents.products, ...documents.trashed, ...documents.variations];
	const products = new Map(ofAllKinds.map((product) => [product.id, product]));
	const byCode = new Map(documents.coupons.map(({ code, id }) => [code, id]));
	const customerKey = customerKeys(documents, settings);
	const gone = deletedItems(documents);
	const first = firstOrders(transactions, settings, customerKey);
	const lines = readLines(transactions, settings, gone);
	const taxes = readTaxLines(transactions, settings);
	const coupons = readCouponUses(transactions, (code) => byCode.get(code));
	const variations = grouped(documents.variations, ({ parent_id }) => parent_id);
	return {
		settings,
		documents,
		transactions,
		lines,
		taxes,
		coupons,
		linesOf: ofTransaction(lines),
		taxesOf: ofTransaction(taxes),
		couponsOf: ofTransaction(coupons),
		products,
		lastNames: lastNames(transactions, gone),
		customers: readCustomers(documents, settings, customerKey),
		customerOf: ({ order }) => customerKey(order),
		isReturning({ order }) {
			const known = first.get(customerKey(order));
			return known !== undefined && isBefore(known.order, order);
		},
		categoriesBelow: oncePerName((category: number) => below(category, documents)),
		variationsOf: oncePerName((product: number) =>
			(variations.get(product) ?? []).map(({ id }) => id).sort((a, b) => a - b),
		),
		categoriesOf: oncePerName((product: number) =>
			(products.get(product)?.categories ?? []).map(({ id }) => id),
		),
		now: (instant) => toWall(Math.floor(instant.getTime() / 1000) * 1000, settings.zone),
		instants: (wall) => instantsAround(wall, settings.zone),
	};
}

/** Returns a function that finds the rows of an order or a refund. */
function ofTransaction<Row extends { readonly transaction: Transaction }>(rows: readonly Row[]) {
	const byId = grouped(rows, ({ transaction }) => transaction.id);
	return (id: number): readonly Row[] => byId.get(id) ?? [];
}

function instantsAround(wall: Wall, zone: string): readonly [number, number] {
	const found = instantsOf(wall, zone);
	const dayBefore = wall - DAY;
	const skipped = wall - (toWall(dayBefore, zone) - dayBefore);
	return [found[0] ?? skipped, found.at(-1) ?? skipped];
}

/** Assigns ids to deleted products by name: -1 for the first one in any order, counted or not, and so on. */
function deletedItems({ orders, products, trashed }: ExportDocuments): DeletedItems {
	const ids = new Map<string, number>();
	const own = new Map(
		[...products, ...trashed].map(({ id, attributes }) => [
			id,
			attributes.filter((one) => one.variation === true && one.id === 0).map(({ name }) => name),
		]),
	);
	const gone: DeletedItems = {
		named(name) {
			const id = ids.get(name) ?? -1 - ids.size;
			ids.set(name, id);
			return id;
		},
		// The key of “Frame size” is `frame-size`.
		varies: (product, key) =>
			(own.get(product) ?? []).some(
				(name) => name.toLowerCase().replaceAll(' ', '-') === key.toLowerCase(),
			),
	};
	orders.forEach((order) => order.line_items.forEach((line) => soldItem(line, [], gone)));
	return gone;
}

function below(category: number, { categories, products }: ExportDocuments): Set<number> {
	const found = new Set([category]);
	for (let size = 0; size < found.size;) {
		size = found.size;
		for (const { id, parent } of categories) {
			if (found.has(parent)) {
				found.add(id);
			}
		}
	}
	const isForSale = products.some(
		({ status, categories: own = [] }) =>
			status === 'publish' && own.some(({ id }) => found.has(id)),
	);
	return isForSale ? found : new Set();
}

/** Returns the time at which a row counts, by one of its dates. */
export function dateOf(transaction: Transaction, column: Settings['dateType']): Wall | undefined {
	return transaction.walls[column];
}
