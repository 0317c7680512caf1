import { plainText, type OrderDocument, type RefundDocument } from '../expected/documents';
import { grouped } from '../expected/grouped';
import { oncePer } from '../expected/once-per';
import { isWithin, readPeriod } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import { compareText } from '../expected/tables/table';
import { listAt, numberAt, valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { rawRows, sum, type RawRow } from './raw-rows';

/** A rate with the name of one of its orders' taxes, as WooCommerce joins them. */
interface TaxRow {
	readonly rateId: number;
	readonly code: string;
	readonly percent: number;
	readonly orderTax: number;
	readonly shippingTax: number;
	readonly orders: number;
	/** What rounding in the export can add to each sum. */
	readonly rounded: number;
}

type TaxLine = (OrderDocument | RefundDocument)['tax_lines'][number];

/** A tax of an order or a refund, beside the tax that gives it a name. */
interface Joined {
	readonly row: RawRow;
	readonly tax: TaxLine;
	readonly named: TaxLine;
}

/** Whether the recorded rows are that page of WooCommerce's table, sorted as asked for, with the numbers of the documents. */
export const isTheirTaxPage = oncePer((responses: Responses): boolean => {
	const query = readQuery(responses.request.query);
	const isUp = query.text('order') === 'asc';
	const key = keyOf(query.text('orderby') || 'tax_rate_id');
	const all = taxRows(responses).sort((one, other) =>
		isUp ? compare(key(one), key(other)) : compare(key(other), key(one)),
	);
	const size = query.number('per_page', 10);
	const start = (query.number('page', 1) - 1) * size;
	const page = all.slice(start, start + size);
	const left = new Set(all);
	const shown = listAt(responses.theirs, 'body').map((recorded) => {
		const found = [...left].find((row) => isWrittenAs(row, recorded));
		if (found) left.delete(found);
		return found;
	});
	return (
		shown.length === page.length &&
		page.every((row, at) => {
			const found = shown[at];
			return found !== undefined && isTie(row, found, key);
		})
	);
});

function isTie(one: TaxRow, other: TaxRow, key: (row: TaxRow) => string | number): boolean {
	const [first, second] = [key(one), key(other)];
	return typeof first === 'number' && typeof second === 'number'
		? Math.abs(first - second) <= 2 * (one.rounded + other.rounded) + 1e-6
		: compare(first, second) === 0;
}

function keyOf(orderBy: string): (row: TaxRow) => string | number {
	switch (orderBy) {
		case 'name':
			return ({ code }) => partsOf(code).name;
		case 'tax_code':
			return ({ code }) => code;
		case 'rate':
			return ({ percent }) => percent;
		case 'order_tax':
			return ({ orderTax }) => orderTax;
		case 'shipping_tax':
			return ({ shippingTax }) => shippingTax;
		case 'total_tax':
			return ({ orderTax, shippingTax }) => orderTax + shippingTax;
		case 'orders_count':
			return ({ orders }) => orders;
		default:
			return ({ rateId }) => rateId;
	}
}

function compare(one: string | number, other: string | number): number {
	return typeof one === 'number' && typeof other === 'number'
		? one - other
		: compareText(String(one), String(other));
}

function isWrittenAs(row: TaxRow, recorded: unknown): boolean {
	const { rateId, code, percent, orders } = row;
	const told = { tax_rate_id: rateId, tax_rate: percent, orders_count: orders, ...partsOf(code) };
	const link = String(valueAt(recorded, '_links.tax[0].href'));
	const isSum = (field: string, amount: number) =>
		Math.abs(numberAt(recorded, field) - amount) <= 2 * row.rounded + 1e-4;
	return (
		Object.entries(told).every(([field, value]) => {
			const own = valueAt(recorded, field);
			return (typeof own === 'string' ? plainText(own) : own) === value;
		}) &&
		link.endsWith(`/taxes/${rateId}`) &&
		isSum('order_tax', row.orderTax) &&
		isSum('shipping_tax', row.shippingTax) &&
		isSum('total_tax', row.orderTax + row.shippingTax)
	);
}

/** `US-CA-CA STATE TAX-1`: the last parts are the name and the priority, and the one before the name is the state. */
function partsOf(code: string) {
	const parts = code.split('-');
	const [first = ''] = parts;
	return {
		name: parts.at(-2) ?? first,
		country: first,
		state: parts.at(-3) ?? first,
		priority: Number(parts.at(-1)),
	};
}

/** All rows of the time, before they are sorted. */
function taxRows({ request, shop, now }: Responses): TaxRow[] {
	const query = readQuery(request.query);
	const period = readPeriod(query, shop, now);
	const wanted = query.ids('taxes');
	const { ordersAlone: isMatched, decimals, roundsAtSubtotal } = shop.settings;
	const joined = rawRows(shop)
		.filter(({ created }) => isWithin(period, created))
		.flatMap((row) =>
			row.taxes
				.filter(({ rate_id }) => wanted.length === 0 || wanted.includes(rate_id))
				.flatMap((tax): Joined[] =>
					row.taxes
						// WooCommerce 9.4 gives each tax of an order the names of all.
						.filter(({ rate_id }) => !isMatched || rate_id === tax.rate_id)
						.map((named) => ({ row, tax, named })),
				),
		);
	const keyOfRow = ({ tax, named }: Joined) =>
		`${tax.rate_id} ${named.rate_code} ${named.rate_percent}`;
	return [...grouped(joined, keyOfRow).values()].flatMap((own) => {
		const [first] = own;
		if (!first) return [];
		return {
			rateId: first.tax.rate_id,
			code: first.named.rate_code,
			percent: first.named.rate_percent,
			orderTax: sum(own, ({ tax }) => Number(tax.tax_total)),
			shippingTax: sum(own, ({ tax }) => Number(tax.shipping_tax_total)),
			orders: own.filter(({ row }) => row.parent === 0).length,
			// Shops that round at the subtotal keep more digits than the documents have.
			rounded: roundsAtSubtotal ? 0.5 * 10 ** -decimals * own.length : 0,
		};
	});
}
