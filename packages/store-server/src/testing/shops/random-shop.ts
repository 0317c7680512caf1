import fc from 'fast-check';
import { withChanges } from './changed-shop';
import {
	attributes,
	randomCategories,
	randomCoupon,
	randomPerson,
	randomProduct,
	randomTaxRate,
	type RandomCoupon,
	type RandomProduct,
} from './random-catalog';
import { randomOrder } from './random-orders';
import { randomSettings } from './random-settings';
import { withRareEvents } from './rare-events';
import { resolveOrders } from './resolve-orders';
import type {
	DescribedCoupon,
	DescribedProduct,
	DescribedRefund,
	DescribedVariation,
	ShopDescription,
} from './shop-description';

interface ShopSize {
	/** Maximum number of orders. */
	readonly orders: number;
	/** Whether a third of the refunds is migrated. */
	readonly migrated?: boolean;
	/** Whether the shop also sells by weight: parts of a piece. */
	readonly fractions?: boolean;
	/** Whether events happen that an export made from the description does not have. */
	readonly rare?: boolean;
	/** Whether the shop's past changes: see `withChanges`. */
	readonly changed?: boolean;
}

/** Shops of all supported kinds, small enough to read in a failure report. */
export function randomShop({ orders }: ShopSize = { orders: 12 }): fc.Arbitrary<ShopDescription> {
	return fc.record(parts(orders, 0)).map(resolve);
}

/** The same shop for the same seed, with exactly that many orders. */
export function shopOfSeed(
	seed: number,
	{ orders, migrated, fractions, rare, changed }: ShopSize,
): ShopDescription {
	const [shop] = fc.sample(fc.record(parts(orders, orders)).map(resolve), { seed, numRuns: 1 });
	if (!shop) throw new Error('A sample of one has one.');
	const sold = fractions ? withFractions(shop) : shop;
	const refunded = migrated ? withMigratedRefunds(sold) : sold;
	const eventful = rare ? withRareEvents(refunded) : refunded;
	return changed ? withChanges(eventful) : eventful;
}

/** What one piece of a line becomes, in turn. */
const weights = [1.5, 1, 1.7, 1.25, 9.2];

/**
 * Four lines in five are sold by weight. What came back of such a line is as large a part of it as before. WooCommerce
 * ends with a PHP error if less than one piece comes back, also if none does: such refunds become one of an amount.
 */
function withFractions(shop: ShopDescription): ShopDescription {
	const orders = shop.orders.map((order, index) => {
		const weighed = (line: number, pieces: number) =>
			Number((pieces * (weights[(index + line) % weights.length] ?? 1)).toFixed(2));
		const refunds = order.refunds.map((refund): DescribedRefund => {
			if (refund.kind !== 'lines') return refund;
			const lines = refund.lines.map((back) => ({
				...back,
				pieces: weighed(back.line, back.pieces),
			}));
			const { created } = refund;
			return lines.some(({ pieces }) => pieces === 0)
				? { created, kind: 'amount', share: 0.25 }
				: { created, kind: 'lines', lines };
		});
		const lines = order.lines.map((line, at) => ({
			...line,
			quantity: weighed(at, line.quantity),
		}));
		return { ...order, lines, refunds };
	});
	return { ...shop, settings: { ...shop.settings, sellsFractions: true }, orders };
}

function withMigratedRefunds(shop: ShopDescription): ShopDescription {
	const orders = shop.orders.map((order, index) => ({
		...order,
		refunds: order.refunds.map((refund, at) => ({ ...refund, migrated: (index + at) % 3 === 0 })),
	}));
	return { ...shop, orders };
}

function parts(most: number, least: number) {
	return {
		settings: randomSettings,
		taxRates: fc.array(randomTaxRate, { maxLength: 5, size: 'max' }),
		categories: randomCategories,
		products: fc.array(randomProduct, { minLength: 1, maxLength: 6, size: 'max' }),
		coupons: fc.uniqueArray(randomCoupon, {
			maxLength: 4,
			size: 'max',
			selector: ({ code }) => code,
		}),
		people: fc.array(randomPerson, { minLength: 1, maxLength: 6, size: 'max' }),
		orders: fc.array(randomOrder, { minLength: least, maxLength: most, size: 'max' }),
	};
}

type Parts = { [Key in keyof ReturnType<typeof parts>]: PartOf<ReturnType<typeof parts>[Key]> };
type PartOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

function resolve(made: Parts): ShopDescription {
	const { settings, taxRates, categories } = made;
	const { decimals } = settings.currency;
	const amount = (coins: number) => (coins / 10 ** decimals).toFixed(decimals);
	const products = withOwnNames(
		made.products.map((product, index) =>
			resolveProduct(product, index, categories.length, amount),
		),
	);
	const coupons = made.coupons.map((coupon) => resolveCoupon(coupon, amount));
	const people = made.people.map(({ registered, ...person }, index) => ({
		...person,
		// No two accounts have the same e-mail; guests may share one.
		account:
			registered && made.people.findIndex(({ email }) => email === person.email) === index
				? { username: `user-${index + 1}`, registered }
				: null,
	}));
	const { orders, downloads } = resolveOrders(made.orders, {
		timeZone: settings.timeZone,
		products,
		people,
		coupons: coupons.length,
		amount,
	});
	const shop = { settings, taxRates, categories, attributes, products, coupons, people };
	return { ...shop, orders, downloads };
}

/** Deleted products have names of their own: an export distinguishes them by nothing else. */
function withOwnNames(products: readonly DescribedProduct[]): DescribedProduct[] {
	return products.map((product, index) =>
		product.fate === 'deleted' ? { ...product, name: `${product.name} ${index + 1}` } : product,
	);
}

function resolveProduct(
	{ coins, wool, variations, categories, sku, ...product }: RandomProduct,
	index: number,
	categoryCount: number,
	amount: (coins: number) => string,
): DescribedProduct {
	const chosen = chosenTerms(variations, product.fate === 'deleted');
	return {
		...product,
		// Names may be repeated, SKUs may not.
		sku: sku && `${sku}-${index}`,
		price: amount(coins),
		categories: [...new Set(categories.map((category) => category % categoryCount))],
		terms: wool === null ? [] : [termOf(2, wool)],
		variations: variations.map(({ coins: own, sku: ownSku, stock, fate }, at) => ({
			stock,
			fate,
			sku: ownSku && `${ownSku}-${index}-${at}`,
			price: amount(own),
			terms: chosen[at] ?? [],
		})),
	};
}

/**
 * The terms of each variation. No two variations to be deleted have the same ones: an export cannot distinguish such
 * variations by anything else.
 */
function chosenTerms(
	variations: RandomProduct['variations'],
	isProductDeleted: boolean,
): DescribedVariation['terms'][] {
	const deleted = new Set<string>();
	return variations.map(({ colour, size, fate }) => {
		let terms = [termOf(0, colour), termOf(1, size)];
		if (fate !== 'deleted' && !isProductDeleted) return terms;
		for (let next = 0; deleted.has(JSON.stringify(terms)); next++) {
			terms = [termOf(0, next), termOf(1, size)];
		}
		deleted.add(JSON.stringify(terms));
		return terms;
	});
}

function termOf(attribute: number, number: number | null) {
	const count = attributes[attribute]?.terms.length ?? 1;
	return { attribute, term: number === null ? null : number % count };
}

function resolveCoupon(
	{ coins, percent, ...coupon }: RandomCoupon,
	amount: (coins: number) => string,
): DescribedCoupon {
	return { ...coupon, amount: coupon.type === 'percent' ? String(percent) : amount(coins) };
}
