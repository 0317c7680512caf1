import { isIntended } from '../intended/is-intended';
import { intendedStats, isSame } from '../intended/values';
import { listAt, numberAt, valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { readQuery } from '../expected/request/query';
import { plainText, withoutTags } from '../expected/documents';
import type { DeliberateDifference } from './difference';

/** Differences when a shop is asked for what it does not have. */
export const absentDifferences: readonly DeliberateDifference[] = [
	{
		title: 'A deleted product by variation',
		at: /^reports\/products\/stats$/,
		when: (query, { theirs, shop }) =>
			query['segmentby'] === 'variation' &&
			valueAt(theirs, 'status') === 500 &&
			readQuery(query)
				.ids('products')
				.every((id) => !shop.products.has(id)),
		where: ['status', 'headers.*', 'body'],
		reason: 'The response is a PHP error (500).',
		instead: 'The response shows no sales and no variation.',
		seen: [],
		holds(mismatch, responses) {
			const { where, actual } = mismatch;
			if (where === 'status' || where === 'headers.allow') {
				return actual === (where === 'status' ? 200 : 'GET');
			}
			if (where !== 'body') {
				return isIntended(mismatch, responses);
			}
			const { totals, intervals } = intendedStats(responses) ?? {};
			return isSame({ totals, intervals }, actual, responses);
		},
	},
	{
		title: 'Categories that do not exist',
		at: /^reports\/categories$/,
		where: ['body[*].extended_info.name'],
		reason: "Such a category has the name of the attribute's term with the same id.",
		instead: 'It has no name.',
		seen: [],
		holds({ where, expected, actual }, { ours, shop }) {
			const id = numberAt(ours, where.replace('extended_info.name', 'category_id'));
			const term = shop.documents.terms.find((one) => one.id === id);
			return actual === '' && plainText(String(expected)) === term?.name;
		},
	},
	{
		title: 'Variations without sales',
		at: /^reports\/variations$/,
		when: ({ variations }) => variations !== undefined,
		where: ['body[*].product_id', 'body[*]._links.*.href'],
		reason: 'A variation that was not sold is one of product 0, and so are its links.',
		instead: 'It belongs to its product.',
		seen: [],
		holds({ where, expected, actual }, { ours, shop }) {
			const id = numberAt(ours, where.replace(/(product_id|_links.*)$/, 'variation_id'));
			const parent = shop.products.get(id)?.parent_id;
			return where.endsWith('product_id')
				? expected === 0 && actual === parent
				: actual === String(expected).replace(/products\/0\b/, `products/${parent}`);
		},
	},
	{
		title: 'Names of deleted coupons',
		at: /^(reports\/coupons|leaderboards)/,
		where: ['body[*].extended_info.code', 'body[*].rows[*][0].value', 'body[*].rows[*][0].display'],
		reason: 'All deleted coupons have one name.',
		instead: 'They keep the codes of their orders.',
		seen: [],
		holds: ({ expected, actual }, { shop }) =>
			shop.documents.orders
				.flatMap(({ coupon_lines }) => coupon_lines)
				.some(({ code }) => {
					const name = `${plainText(code)} (Deleted)`;
					const link = `>${name.replaceAll('&', '&amp;')}</a>`;
					return (
						(expected === '(Deleted)' && actual === name) ||
						String(expected).replace('>(Deleted)</a>', link) === actual
					);
				}),
	},
	{
		title: 'Deleted products of orders',
		at: /^orders$/,
		where: ['product_id', 'variation_id', 'product_quantity', 'product_name'].map(
			(field) => `body[*].products[*].${field}`,
		),
		reason:
			'An export writes 0 for a deleted product or variation; the shop remembers its id, and lists the product where its id belongs.',
		instead:
			'It has an id far above those of the shop, the same in every report. So it comes after the others.',
		seen: [],
		holds: ({ where }, responses) =>
			areTheSameProducts(where.replace(/\.products\[.*$/, '.products'), responses),
	},
];

/** Whether an order has the same products, those that are deleted among the others there and after them here. */
function areTheSameProducts(list: string, { ours, theirs, shop }: Responses): boolean {
	const isGone = (id: number) => id > 0 && !shop.products.has(id);
	const inOrder = (reply: unknown, isDeleted: (id: number) => boolean) => {
		const rows = listAt(reply, list);
		const gone = rows.filter((row) => isDeleted(idIn(row, 'product_id')));
		const known = rows.filter((row) => !gone.includes(row));
		return { gone: [...gone].sort((one, two) => quantityOf(one) - quantityOf(two)), known };
	};
	const [mine, others] = [inOrder(ours, isMadeUp), inOrder(theirs, isGone)];
	const isSameId = (column: string, one: unknown, other: unknown) =>
		isMadeUp(idIn(one, column))
			? isGone(idIn(other, column))
			: idIn(one, column) === idIn(other, column);
	const all = [...others.known, ...others.gone];
	const isMadeUpSomewhere = [...mine.known, ...mine.gone].some(
		(row) => isMadeUp(idIn(row, 'product_id')) || isMadeUp(idIn(row, 'variation_id')),
	);
	return (
		isMadeUpSomewhere &&
		mine.gone.length === others.gone.length &&
		[...mine.known, ...mine.gone].length === all.length &&
		[...mine.known, ...mine.gone].every(
			(row, at) =>
				isSameId('product_id', row, all[at]) &&
				isSameId('variation_id', row, all[at]) &&
				quantityOf(row) === quantityOf(all[at]) &&
				nameOf(row) === nameOf(all[at]),
		)
	);
}

const idIn = (row: unknown, column: string) => Number(valueAt(row, column));
const isMadeUp = (id: number) => id >= 1e9;
const quantityOf = (row: unknown) => idIn(row, 'product_quantity');

function nameOf(row: unknown): string {
	const name = valueAt(row, 'product_name');
	return typeof name === 'string' ? withoutTags(plainText(name)) : String(name);
}
