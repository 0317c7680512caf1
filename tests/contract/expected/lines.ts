import { plainText, type LineDocument } from './documents';
import { taxesOfCharge, taxesOfLine, type Taxes } from './exact-taxes';
import { oncePerName } from './once-per';
import type { Settings } from './settings';
import { couponIdOf, metaOf, sumOf, type Transaction } from './transactions';

/** A sold or returned line, with its share of the order's shipping. */
export interface Line {
	readonly transaction: Transaction;
	readonly document: LineDocument;
	readonly productId: number;
	readonly variationId: number;
	readonly quantity: number;
	readonly net: number;
	readonly tax: number;
	readonly shipping: number;
	readonly gross: number;
}

/** What is known of items that no longer exist. */
export interface DeletedItems {
	/** The id of the item that lines call so. */
	named(name: string): number;
	/** Whether variations of a product differ in an attribute of its own with this key. */
	varies(product: number, key: string): boolean;
}

/** Returns the lines that count: of orders, of refunds, and those that full refunds give back. */
export function readLines(
	transactions: readonly Transaction[],
	settings: Settings,
	deleted: DeletedItems,
): Line[] {
	const done = new Map<number, Line[]>();
	const families = new Map<number, Transaction[]>();
	for (const transaction of transactions) {
		const family = transaction.parentId || transaction.id;
		const before = families.get(family) ?? [];
		const earlier = done.get(family) ?? [];
		const sold = earlier.filter((line) => line.transaction.parentId === 0);
		const own = transaction.document.line_items.map((document) => ({
			document,
			transaction,
			...soldItem(document, sold, deleted),
			...amountsOf(document, transaction, settings),
		}));
		const isMarked = metaOf(transaction.document.meta_data, '_refund_type') === 'full';
		const isGivenBack = transaction.isWhole && own.length === 0 && isMarked;
		const moved = (isGivenBack ? givenBack(transaction, earlier) : own).filter(
			({ quantity, net }) => moves(quantity, net, transaction, settings),
		);
		const shippingTax = shippingTaxOf(transaction, before, settings);
		// A refund without lines returns no free items.
		const returned = withShipping(moved, transaction, shippingTax).filter(
			({ net }) => !isGivenBack || net !== 0,
		);
		done.set(family, [...earlier, ...returned]);
		families.set(family, [...before, transaction]);
	}
	return [...done.values()].flat();
}

type Amounts = Pick<Line, 'quantity' | 'net' | 'tax'>;
type Unshipped = Omit<Line, 'shipping' | 'gross'>;

function amountsOf(document: LineDocument, of: Transaction, settings: Settings): Amounts {
	const rates = new Set(of.document.tax_lines.map(({ rate_id }) => rate_id));
	const byRate = [...taxesOfLine(document, of, settings)];
	const exact = sumOf(byRate, ([id, amount]) => (rates.has(id) ? amount : 0));
	return {
		quantity: document.quantity,
		net: rounded(Number(document.total), settings.decimals),
		tax: settings.roundsAtSubtotal ? exact : rounded(exact, settings.decimals),
	};
}

/** Distributes shipping over the lines by their quantities. */
function withShipping(
	lines: readonly Unshipped[],
	{ shipping }: Transaction,
	shippingTax: number,
): Line[] {
	const pieces = sumOf(lines, ({ quantity }) => quantity);
	return lines.map((line) => {
		const share = pieces === 0 ? 0 : line.quantity / pieces;
		return {
			...line,
			shipping: shipping * share,
			gross: line.net + line.tax + (shipping + shippingTax) * share,
		};
	});
}

/** Returns the tax on shipping; for a full refund, the rest of its order's. */
function shippingTaxOf(
	transaction: Transaction,
	before: readonly Transaction[],
	settings: Settings,
): number {
	const own = (of: Transaction) =>
		sumOf(of.document.shipping_lines, (charge) =>
			sumOf(taxesOfCharge(charge, of, settings).values(), (amount) => amount),
		);
	return transaction.isWhole ? -sumOf(before, own) : own(transaction);
}

/**
 * Returns the item of a line. A deleted item is found by its name: `Tee - Blue` is a variation of `Tee`. A refund does
 * not contain the chosen variation, which comes from the refunded line of its order, or from the line with the same
 * name.
 */
export function soldItem(
	{ product_id, variation_id, name, meta_data }: LineDocument,
	sold: readonly Line[],
	{ named, varies }: DeletedItems,
): Pick<Line, 'productId' | 'variationId'> {
	const item = Number(metaOf(meta_data, '_refunded_item_id'));
	const returned =
		sold.find((line) => line.document.id === item) ??
		(product_id === 0 ? sold.find((line) => line.document.name === name) : undefined);
	if (returned) {
		return { productId: returned.productId, variationId: returned.variationId };
	}
	const options = meta_data.filter(({ key }) => key.startsWith('pa_') || varies(product_id, key));
	const chosen = options
		.map(({ display_value }) => plainText(String(display_value)))
		.filter((value) => value !== '');
	if (options.length === 0 || (product_id > 0 && variation_id > 0)) {
		return { productId: product_id || named(name), variationId: variation_id };
	}
	if (chosen.length === 0) {
		// The line does not say which one it was.
		const variationId = named(`${name} of ${product_id} without options`);
		return { productId: product_id || named(name), variationId };
	}
	const tail = ` - ${chosen.join(', ')}`;
	const product = name.endsWith(tail) ? name.slice(0, -tail.length) : name;
	return { productId: product_id || named(product), variationId: named(`${name}${tail}`) };
}

/**
 * Returns the order's lines with a negative sign. From the first line of each product, it subtracts what earlier
 * refunds gave back.
 */
function givenBack(transaction: Transaction, earlier: readonly Line[]): Unshipped[] {
	const sold = earlier.filter((line) => line.transaction.parentId === 0);
	const returned = earlier.filter((line) => line.transaction.parentId !== 0);
	return sold.map((line) => {
		const isSame = ({ productId, variationId }: Line) =>
			productId === line.productId && variationId === line.variationId;
		const same = sold.find(isSame) === line ? returned.filter(isSame) : [];
		const left = (of: (line: Line) => number) => -of(line) - sumOf(same, of);
		return {
			...line,
			transaction,
			quantity: left(({ quantity }) => quantity),
			net: left(({ net }) => net),
			tax: left(({ tax }) => tax),
		};
	});
}

/** Checks whether a line has items or, for full refunds since 10.2, an amount. */
function moves(
	quantity: number,
	amount: number,
	{ parentId }: Transaction,
	{ fullRefunds, decimals }: Settings,
): boolean {
	return quantity !== 0 || (fullRefunds && parentId !== 0 && rounded(amount, decimals) !== 0);
}

/** Returns items by their last names: the only name of a deleted item is that of its last line. */
export function lastNames(
	transactions: readonly Transaction[],
	deleted: DeletedItems,
): Map<number, string> {
	const items = new Map<string, Pick<Line, 'productId' | 'variationId'>>();
	const found = transactions.flatMap(({ document, order }) =>
		document.line_items.map((line) => {
			const key = `${order.id} ${line.name}`;
			const item = items.get(key) ?? soldItem(line, [], deleted);
			items.set(key, item);
			return { ...item, line };
		}),
	);
	return new Map(
		found
			.sort((a, b) => a.line.id - b.line.id)
			.flatMap(({ productId, variationId, line }) => [
				[productId, line.name] as const,
				[variationId, line.name] as const,
			]),
	);
}

/** Rounds half away from zero. */
export function rounded(amount: number, decimals: number): number {
	const scale = 10 ** decimals;
	const size = Math.round(Math.abs(amount) * scale * (1 + Number.EPSILON)) / scale;
	return amount < 0 ? -size : size;
}

/** The tax of one rate in an order or a refund. */
export interface TaxLine {
	readonly transaction: Transaction;
	readonly rateId: number;
	readonly code: string;
	readonly label: string;
	readonly percent: number;
	readonly orderTax: number;
	readonly shippingTax: number;
}

/**
 * Returns taxes by rate; a full refund returns what earlier refunds left of its order's. A shop that rounds at the subtotal stores the unrounded tax: the sum of the lines, if that
 * rounds to the tax of the order.
 */
export function readTaxLines(transactions: readonly Transaction[], settings: Settings): TaxLine[] {
	const { decimals, roundsAtSubtotal } = settings;
	const families = new Map<number, TaxLine[]>();
	for (const transaction of transactions) {
		const family = transaction.parentId || transaction.id;
		const earlier = families.get(family) ?? [];
		const taxes = transaction.isWhole ? rest(transaction, earlier) : own(transaction);
		families.set(family, [...earlier, ...taxes]);
	}
	return [...families.values()].flat();

	function rest(transaction: Transaction, earlier: readonly TaxLine[]): TaxLine[] {
		return earlier.map((line) => ({
			...line,
			transaction,
			orderTax: -line.orderTax,
			shippingTax: -line.shippingTax,
		}));
	}

	function own(transaction: Transaction): TaxLine[] {
		const { tax_lines, line_items, fee_lines, shipping_lines } = transaction.document;
		const charges = (of: typeof fee_lines) =>
			of.map((charge) => taxesOfCharge(charge, transaction, settings));
		const sold = [
			...line_items.map((line) => taxesOfLine(line, transaction, settings)),
			...charges(fee_lines),
		];
		const shipped = charges(shipping_lines);
		const exact = (taxes: readonly Taxes[], rate: number) =>
			sumOf(taxes, (byRate) => byRate.get(rate) ?? 0);
		const best = (found: number, said: string) =>
			roundsAtSubtotal && rounded(found, decimals) === rounded(Number(said), decimals)
				? found
				: Number(said);
		return tax_lines.map((line) => ({
			transaction,
			rateId: line.rate_id,
			code: line.rate_code,
			label: line.label,
			percent: line.rate_percent,
			orderTax: best(exact(sold, line.rate_id), line.tax_total),
			shippingTax: best(exact(shipped, line.rate_id), line.shipping_tax_total),
		}));
	}
}

/** A coupon used in an order. */
export interface CouponUse {
	readonly transaction: Transaction;
	readonly couponId: number;
	readonly code: string;
	readonly amount: number;
}

/** Returns the coupons of orders. A deleted one has the latest id that an order knows for its code, or -1, -2, … */
export function readCouponUses(
	transactions: readonly Transaction[],
	couponWithCode: (code: string) => number | undefined,
): CouponUse[] {
	const lines = transactions.flatMap(({ order }) => order.coupon_lines);
	const idsOf = (code: string) =>
		lines.map((line) => (line.code.toLowerCase() === code ? (couponIdOf(line) ?? 0) : 0));
	const ofOrders = oncePerName((code: string) => Math.max(...idsOf(code)) || undefined);
	return transactions
		.filter(({ parentId }) => parentId === 0)
		.flatMap((transaction) => {
			let unknown = 0;
			return transaction.order.coupon_lines.map((line) => ({
				transaction,
				couponId:
					couponIdOf(line) ??
					couponWithCode(line.code) ??
					ofOrders(line.code.toLowerCase()) ??
					--unknown,
				code: line.code,
				amount: Number(line.discount),
			}));
		});
}
