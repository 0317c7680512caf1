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
	type CouponUse,
	type Line,
	type TaxLine,
} from './lines';
import { customerKeys, firstOrders, isBefore, readCustomers } from './customers';
import { readSettings, type Settings } from './settings';
import { readTransactions, type Transaction } from './transactions';

/** A shop as its export tells it, worked out in plain loops; what rules say is intended is computed from it. */
export interface Shop {
	readonly settings: Settings;
	readonly documents: ExportDocuments;
	readonly transactions: readonly Transaction[];
	readonly lines: readonly Line[];
	readonly taxes: readonly TaxLine[];
	readonly coupons: readonly CouponUse[];
	/** Those of an order or a refund, by its id. */
	linesOf(transaction: number): readonly Line[];
	taxesOf(transaction: number): readonly TaxLine[];
	couponsOf(transaction: number): readonly CouponUse[];
	/** Products and variations by id, those in the trash included. */
	readonly products: ReadonlyMap<number, ProductDocument>;
	/** What products and variations were called when they were last sold. */
	readonly lastNames: ReadonlyMap<number, string>;
	/** Customers by what customerOf says of their orders. */
	readonly customers: ReadonlyMap<string, CustomerDocument>;
	/** Who bought: the same text for the same customer, a refund's is its order's. */
	customerOf(transaction: Transaction): string;
	/** Whether the customer had bought before, in an order that counts; of a refund: whether its order's had. */
	isReturning(transaction: Transaction): boolean;
	/** The category and all below it; none where nothing of them is for sale: it is not in the shop's assortment. */
	categoriesBelow(category: number): ReadonlySet<number>;
	/** Variations of a product, those in the trash left out. */
	variationsOf(product: number): readonly number[];
	/** Categories that the product is in, itself. */
	categoriesOf(product: number): readonly number[];
	now(instant: Date): Wall;
	/** First and last instant at which the shop's clock shows this; of a time that it skips, as much later. */
	instants(wall: Wall): readonly [number, number];
}

const documentsIn = oncePer(readDocuments);

/** Reads an export, a folder or a .zip as text by name; `store` corrects its store.json. */
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
	const customerKey = customerKeys(documents);
	const deletedId = goneIds(documents);
	const first = firstOrders(transactions, settings, customerKey);
	const lines = readLines(transactions, settings, deletedId);
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
		lastNames: lastNames(transactions, deletedId),
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

/** Finds the rows of an order or a refund. */
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

/** Ids for products that are gone, by their names: -1 for the first that any order has, counted or not, and so on. */
function goneIds({ orders }: ExportDocuments): (name: string) => number {
	const ids = new Map<string, number>();
	const named = (name: string) => {
		const id = ids.get(name) ?? -1 - ids.size;
		ids.set(name, id);
		return id;
	};
	orders.forEach((order) => order.line_items.forEach((line) => soldItem(line, [], named)));
	return named;
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

/** When a row counts, by one of its dates. */
export function dateOf(transaction: Transaction, column: Settings['dateType']): Wall | undefined {
	return transaction.walls[column];
}
