import { plainText } from '../expected/documents';
import { rounded } from '../expected/lines';
import type { Shop } from '../expected/shop';
import type { Responses } from './responses';
import { numberAt, valueAt } from './reply-values';

/** A row of a leaderboard. */
export interface Leader {
	readonly id: number;
	readonly name: string;
	readonly count: number;
	readonly amount: number;
}

/** The singular of a leaderboard's items, as its links use it. */
const singles: Readonly<Record<string, string>> = {
	customers: 'customer',
	coupons: 'coupon',
	categories: 'category',
	products: 'product',
};

/**
 * Checks whether the cells of a row are formatted like those of the recorded leaderboard, with the numbers of this row.
 */
export function isWritten(
	where: string,
	leader: Leader,
	{ ours, theirs, request, shop }: Responses,
) {
	const board = /^body\[\d+\]/.exec(where)?.[0] ?? '';
	const id = String(valueAt(ours, `${board}.id`));
	const row = /^body\[\d+\]\.rows\[\d+\]/.exec(where)?.[0] ?? '';
	const first = `${board}.rows[0]`;
	const shown = String(valueAt(ours, `${row}[0].display`));
	// The ids of deleted items are made up on both sides.
	const madeUp = Number(/=(\d{10,})'>/.exec(shown)?.[1]);
	const known = leader.id < 0 && madeUp >= 1e9 ? { ...leader, id: madeUp } : leader;
	const link = linkOf(id, known, String(request.query?.['persisted_query'] ?? '{}'));
	const sample = numberAt(theirs, `${first}[2].value`);
	const price = String(valueAt(theirs, `${first}[2].display`))
		.replace(written(Math.abs(sample), shop), written(Math.abs(leader.amount), shop))
		.replace('<bdi>-', '<bdi>')
		.replace('<bdi>', leader.amount < 0 ? '<bdi>-' : '<bdi>');
	return (
		shown === link &&
		valueAt(ours, `${row}[1].display`) === counted(leader.count, shop) &&
		valueAt(ours, `${row}[2].display`) === price
	);
}

function linkOf(board: string, { id, name }: Leader, persisted: string): string {
	const kept = Object.entries(JSON.parse(persisted)).map(([key, value]) => `${key}=${value}`);
	const page = `https://shop.example/wp-admin/admin.php?page=wc-admin&path=/analytics/${board}`;
	const one = [`filter=single_${singles[board]}`, `${board}=${id}`];
	// Names of customers with an account have entities already.
	const isEscaped = board === 'customers';
	const text = (isEscaped ? name : plainText(name))
		.replace(isEscaped ? /&(?!#?\w+;)/g : /&/g, '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');
	return `<a href='${[page, ...kept, ...one].join('&')}'>${text}</a>`;
}

/** Formats pieces or orders with the shop's separators; pieces can have a fraction. */
export function counted(count: number, shop: Shop): string {
	const [whole = '', fraction] = String(Number(count.toFixed(6))).split('.');
	const digits = grouped(whole, shop);
	return fraction
		? `${digits}${settingOf(shop, 'woocommerce_price_decimal_sep')}${fraction}`
		: digits;
}

/** Formats an amount with the shop's separators and decimals. */
export function written(amount: number, shop: Shop): string {
	const { decimals } = shop.settings;
	// 13.315 is written 13.32, though binary fractions have a little less.
	const [whole = '', fraction] = rounded(amount, decimals).toFixed(decimals).split('.');
	const digits = grouped(whole, shop);
	return fraction
		? `${digits}${settingOf(shop, 'woocommerce_price_decimal_sep')}${fraction}`
		: digits;
}

function grouped(digits: string, shop: Shop): string {
	const separator = settingOf(shop, 'woocommerce_price_thousand_sep');
	return digits.replace(/\B(?=(\d{3})+(?!\d))/g, () => separator);
}

function settingOf({ documents }: Shop, name: string): string {
	return String(documents.settings['general']?.find(({ id }) => id === name)?.['value'] ?? '');
}
