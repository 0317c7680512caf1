import type { LineDocument } from './documents';
import type { Settings } from './settings';
import { couponIdOf, sumOf, type Transaction } from './transactions';

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

/** Lines that move something: of orders, of refunds, and what whole refunds give back. */
export function readLines(
	transactions: readonly Transaction[],
	settings: Settings,
	productNamed: (name: string) => number,
): Line[] {
	const done = new Map<number, Line[]>();
	for (const transaction of transactions) {
		const family = transaction.parentId || transaction.id;
		const earlier = done.get(family) ?? [];
		const own = transaction.isWhole
			? givenBack(transaction, earlier)
			: ownLines(transaction, settings, productNamed);
		done.set(family, [...earlier, ...own]);
	}
	return [...done.values()].flat();
}

function ownLines(
	transaction: Transaction,
	settings: Settings,
	productNamed: (name: string) => number,
): Line[] {
	const { line_items, shipping_lines, tax_lines } = transaction.document;
	const pieces = sumOf(line_items, ({ quantity }) => quantity);
	const rates = new Set(tax_lines.map(({ rate_id }) => rate_id));
	const shippingTax = sumOf(shipping_lines, ({ taxes }) =>
		sumOf(taxes, (tax) => Number(tax.total)),
	);
	return line_items
		.filter(({ quantity }) => quantity !== 0)
		.map((document) => {
			const share = pieces === 0 ? 0 : document.quantity / pieces;
			const exact = sumOf(document.taxes, ({ id, total }) => (rates.has(id) ? Number(total) : 0));
			const tax = settings.roundsAtSubtotal ? exact : rounded(exact, settings.decimals);
			const net = rounded(Number(document.total), settings.decimals);
			const shipping = transaction.shipping * share;
			return {
				transaction,
				document,
				...soldItem(document, productNamed),
				quantity: document.quantity,
				net,
				tax,
				shipping,
				gross: net + tax + shipping + shippingTax * share,
			};
		});
}

/** What a line is of; of what is gone for good, its name: `Tee - Blue` is a variation of `Tee`. */
function soldItem(
	{ product_id, variation_id, name, meta_data }: Transaction['document']['line_items'][number],
	named: (name: string) => number,
): { productId: number; variationId: number } {
	const chosen = meta_data
		.filter(({ key }) => key.startsWith('pa_'))
		.map(({ display_value }) => String(display_value))
		.filter((value) => value !== '');
	const isKnown = product_id > 0 && (variation_id > 0 || chosen.length === 0);
	if (isKnown || chosen.length === 0) {
		return { productId: product_id || named(name), variationId: variation_id };
	}
	const tail = ` - ${chosen.join(', ')}`;
	const product = name.endsWith(tail) ? name.slice(0, -tail.length) : name;
	return { productId: product_id || named(product), variationId: named(`${name}${tail}`) };
}

/** The order's lines with the sign turned, less what earlier refunds gave back of the same product. */
function givenBack(transaction: Transaction, earlier: readonly Line[]): Line[] {
	const sold = earlier.filter((line) => line.transaction.parentId === 0);
	const returned = earlier.filter((line) => line.transaction.parentId !== 0);
	return sold
		.map((line) => {
			const same = returned.filter(
				({ productId, variationId }) =>
					productId === line.productId && variationId === line.variationId,
			);
			const left = (of: (line: Line) => number) => -of(line) - sumOf(same, of);
			return {
				...line,
				transaction,
				quantity: left(({ quantity }) => quantity),
				net: left(({ net }) => net),
				tax: left(({ tax }) => tax),
				shipping: left(({ shipping }) => shipping),
				gross: left(({ gross }) => gross),
			};
		})
		.filter(({ quantity }) => quantity !== 0);
}

/** Half away from zero. */
export function rounded(amount: number, decimals: number): number {
	const scale = 10 ** decimals;
	const size = Math.round(Math.abs(amount) * scale * (1 + Number.EPSILON)) / scale;
	return amount < 0 ? -size : size;
}

/** What one rate brought in an order, or was given back of it. */
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
 * Taxes by rate. A shop that rounds the sum keeps it unrounded: it is that of the lines, where those round to what
 * the order says.
 */
export function readTaxLines(
	transactions: readonly Transaction[],
	{ decimals, roundsAtSubtotal }: Settings,
): TaxLine[] {
	return transactions.flatMap((transaction) => {
		const { tax_lines, line_items, fee_lines, shipping_lines } = transaction.document;
		const exact = (lines: readonly { taxes: LineDocument['taxes'] }[], rate: number) =>
			sumOf(lines, ({ taxes }) =>
				sumOf(taxes, ({ id, total }) => (id === rate ? Number(total) : 0)),
			);
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
			orderTax: best(exact([...line_items, ...fee_lines], line.rate_id), line.tax_total),
			shippingTax: best(exact(shipping_lines, line.rate_id), line.shipping_tax_total),
		}));
	});
}

/** A coupon that an order used. */
export interface CouponUse {
	readonly transaction: Transaction;
	readonly couponId: number;
	readonly code: string;
	readonly amount: number;
}

/** Coupons of orders; one that no longer exists gets -1, -2, … within its order. */
export function readCouponUses(
	transactions: readonly Transaction[],
	couponWithCode: (code: string) => number | undefined,
): CouponUse[] {
	return transactions
		.filter(({ parentId }) => parentId === 0)
		.flatMap((transaction) => {
			let unknown = 0;
			return transaction.order.coupon_lines.map((line) => ({
				transaction,
				couponId: couponIdOf(line) ?? couponWithCode(line.code) ?? --unknown,
				code: line.code,
				amount: Number(line.discount),
			}));
		});
}
