import { compareValues } from '../compare';
import { metaOf } from '../expected/transactions';
import type { Transaction } from '../expected/transactions';
import type { Shop } from '../expected/shop';
import { grouped } from '../expected/grouped';
import { oncePer } from '../expected/once-per';
import type { Responses } from './responses';

/** Whether a cell of a row of Orders is the one that the export gives: for rows that were recorded nowhere else. */
export function isOrderCell(
	id: number,
	field: string,
	actual: unknown,
	responses: Responses,
): boolean {
	if (!responses.request.path.endsWith('/reports/orders')) return false;
	const transaction = byId(responses.shop).get(id);
	const told = transaction && cell(field, transaction, responses.shop);
	return told !== undefined && compareValues(told, actual, field).length === 0;
}

const byId = oncePer(
	({ transactions }: Shop) => new Map(transactions.map((one) => [one.id, one] as const)),
);

function cell(field: string, row: Transaction, shop: Shop): unknown {
	const name = field.replace(/^.*\./, '');
	switch (field) {
		case 'total_formatted':
			return amountsInWords(row, shop);
		case 'extended_info.attribution.origin':
			return row.parentId === 0 ? originOf(row) : 'Unknown';
		case 'extended_info.coupons.length':
			return knownCoupons(row, shop).length;
		case 'customer_id':
			return customerOf(row, shop)?.['customer_id'];
		default:
			return field.startsWith('extended_info.customer.')
				? customerOf(row, shop)?.[name]
				: couponCell(field, row, shop);
	}
}

function originOf({ order }: Transaction): string {
	const source = String(metaOf(order.meta_data, '_wc_order_attribution_utm_source') ?? '');
	const named = `${source.charAt(0).toUpperCase()}${source.slice(1)}`;
	switch (metaOf(order.meta_data, '_wc_order_attribution_source_type')) {
		case 'typein':
			return 'Direct';
		case 'utm':
			return `Source: ${named}`;
		case 'organic':
			return `Organic: ${named}`;
		case 'referral':
			return `Referral: ${named}`;
		default:
			return 'Unknown';
	}
}

/** Deleted coupons are not listed. */
function knownCoupons({ id }: Transaction, shop: Shop): { id: string; code: string }[] {
	const codes = new Map(shop.documents.coupons.map((one) => [one.id, one.code]));
	return shop
		.couponsOf(id)
		.filter(({ couponId }) => codes.has(couponId))
		.sort((one, other) => one.couponId - other.couponId)
		.map(({ couponId }) => ({ id: String(couponId), code: codes.get(couponId) ?? '' }));
}

function couponCell(field: string, row: Transaction, shop: Shop): unknown {
	const [, index = '', name] =
		/^extended_info\.coupons\[(\d+)\](?:\.(id|code))?$/.exec(field) ?? [];
	const coupon = knownCoupons(row, shop)[Number(index)];
	return index === '' || !coupon ? undefined : name ? coupon[name as 'id' | 'code'] : coupon;
}

function customerOf(row: Transaction, shop: Shop): Readonly<Record<string, unknown>> | undefined {
	const customer = shop.customers.get(shop.customerOf(row));
	const moment = (text: string | null) => text && text.slice(0, 19).replace('T', ' ');
	return (
		customer && {
			customer_id: customer.id,
			user_id: customer.user_id === 0 ? null : String(customer.user_id),
			username: customer.username,
			first_name: customer.first_name,
			last_name: customer.last_name,
			email: customer.email,
			country: customer.country,
			postcode: customer.postcode,
			city: customer.city,
			state: customer.state,
			// An export has both with the other's name.
			date_last_active: moment(customer.date_last_active),
			date_registered: moment(customer.date_registered_gmt),
		}
	);
}

const refundsOf = oncePer(({ documents }: Shop) =>
	grouped(documents.refunds, ({ parent_id }) => parent_id),
);

/** The total of the order and, if something was given back, what is left of it. */
function amountsInWords({ order }: Transaction, shop: Shop): string {
	const refunds = refundsOf(shop).get(order.id) ?? [];
	const given = refunds.reduce((all, { amount }) => all + Number(amount), 0);
	const total = Number(order.total);
	return [total, ...(given === 0 ? [] : [total - given])]
		.map((amount) => written(amount, order.currency_symbol ?? '', shop))
		.join(' ');
}

function written(amount: number, symbol: string, { settings }: Shop): string {
	const { decimals, money } = settings;
	const [whole = '', part] = Math.abs(amount).toFixed(decimals).split('.');
	const digits = whole.replace(/\B(?=(\d{3})+$)/g, money.thousands);
	const figure = part === undefined ? digits : `${digits}${money.decimal}${part}`;
	const space = money.position.endsWith('_space') ? '\u00a0' : '';
	return money.position.startsWith('right')
		? `${figure}${space}${symbol}`
		: `${symbol}${space}${figure}`;
}
