import fc from 'fast-check';
import { places } from './random-settings';
import type { DescribedAttribute, DescribedTaxRate } from './shop-description';

/** Amounts are in the smallest unit of a currency that is chosen later; references are any number (see resolve.ts). */
const coins = (least: number, most: number) => fc.integer({ min: least, max: most });

/** Any number; it becomes an index of a list whose length is not known yet. */
export const pick = fc.nat({ max: 997 });

/** Empty in about half of all cases, otherwise up to `most` items. */
export function someOrNone<Item>(item: fc.Arbitrary<Item>, most: number): fc.Arbitrary<Item[]> {
	return fc.oneof(
		fc.array(item, { maxLength: 0 }),
		fc.array(item, { maxLength: most, size: 'max' }),
	);
}

const MADE = '2025-01-15T09:30:00Z';
const made = fc.constantFrom(MADE, '2025-03-30T01:00:00Z', '2025-09-01T23:59:59Z');

const names = [
	'Beanie',
	'Salt &amp; Pepper',
	'Äpfel',
	'Łopata',
	'Mug <em>large</em>',
	'Sock 🧦',
	'Zipper',
	'apple',
];

export const randomTaxRate: fc.Arbitrary<DescribedTaxRate> = fc
	.record({
		place: fc.option(fc.constantFrom(...places)),
		wholeCountry: fc.boolean(),
		name: fc.constantFrom('VAT', 'Sales tax', 'ermäßigt', 'City-Tax', 'Solidarität &amp; mehr'),
		percent: fc.constantFrom(19, 20, 8.875, 7.25, 4.9999, 0),
		priority: fc.integer({ min: 1, max: 3 }),
		compound: fc.boolean(),
		onShipping: fc.boolean(),
		position: fc.nat({ max: 3 }),
		fate: fc.constantFrom('kept', 'kept', 'kept', 'deleted'),
	})
	.map(({ place, wholeCountry, ...rate }) => ({
		...rate,
		country: place?.country ?? '',
		state: wholeCountry ? '' : (place?.state ?? ''),
	}));

/** The default category, and others at the top level or below an earlier one: three levels and more. */
export const randomCategories = fc
	.array(fc.record({ parent: fc.option(pick), name: fc.constantFrom(...names) }), { maxLength: 6 })
	.map((others) => [
		{ name: 'Uncategorized', parent: null },
		...others.map(({ parent, name }, index) => ({
			name: `${name} ${index + 1}`,
			parent: parent === null ? null : parent % (index + 1) || null,
		})),
	]);

export const attributes: readonly DescribedAttribute[] = [
	{ name: 'Colour', terms: ['Blau', 'Red &amp; Black', 'Żółty'] },
	{ name: 'Size', terms: ['Large', 'Small'] },
	{ name: 'Material', terms: ['Wool', 'Cotton'] },
];

const randomVariation = fc.record({
	sku: fc.constantFrom('', 'v-a', 'v-b', 'V-Ä'),
	coins: coins(1, 30_000),
	stock: fc.option(fc.integer({ min: 0, max: 6 })),
	colour: fc.option(pick, { freq: 4 }),
	size: fc.option(pick, { freq: 4 }),
	fate: fc.constantFrom('kept', 'kept', 'kept', 'deleted'),
});

/** A product as in the description, with coins for prices and numbers for categories. */
export const randomProduct = fc.record({
	name: fc.constantFrom(...names),
	sku: fc.constantFrom('', '', 'woo-1', 'WOO-2', 'ä-3', '004'),
	coins: coins(0, 50_000),
	status: fc.constantFrom('publish', 'publish', 'publish', 'private', 'draft'),
	fate: fc.constantFrom('kept', 'kept', 'kept', 'kept', 'trashed', 'deleted'),
	categories: fc.array(pick, { maxLength: 3 }),
	stock: fc.option(fc.integer({ min: 0, max: 9 })),
	downloadable: fc.boolean(),
	wool: fc.option(pick),
	variations: someOrNone(randomVariation, 3),
	created: made,
});

export type RandomProduct =
	typeof randomProduct extends fc.Arbitrary<infer Product> ? Product : never;

export const randomCoupon = fc.record({
	code: fc.constantFrom('ten', 'ł-summer', 'salt &amp; pepper', 'five', 'über'),
	type: fc.constantFrom('percent', 'fixed_cart', 'fixed_product'),
	coins: coins(1, 3_000),
	percent: fc.constantFrom(5, 10, 33, 50, 100),
	created: made,
	expires: fc.option(fc.constantFrom('2026-12-31T00:00:00Z', '2025-12-31T23:00:00Z')),
	fate: fc.constantFrom('kept', 'kept', 'trashed', 'deleted'),
});

export type RandomCoupon = typeof randomCoupon extends fc.Arbitrary<infer Coupon> ? Coupon : never;

export const randomPerson = fc
	.record({
		firstName: fc.constantFrom('Ada', 'Łukasz', 'Jürgen', ' Zoë ', 'O&#039;Neil', '🧵', ''),
		lastName: fc.constantFrom('Byron', 'Żak', 'ito', 'van der Berg', ''),
		email: fc.constantFrom('ada@shop.example', 'zoe@shop.example', 'kim@shop.example', '', ''),
		place: fc.constantFrom(...places),
		/** Before the first order, or between orders. */
		registered: fc.option(fc.constantFrom('2025-02-01T10:00:00Z', '2026-01-01T04:30:00Z')),
	})
	.map(({ registered, ...person }) => ({
		...person,
		registered: person.email ? registered : null,
	}));
