import type { Database } from '../../database/database';
import type { ShopSettings } from '../../schema/shop-settings';
import { formatMoney } from '../format/money';
import { fetchRows, idsOf, raw, sql } from '../../database/sql';

interface TotalRow {
	readonly id: number;
	readonly currency: string;
	readonly total: number;
	readonly total_tax: number;
	readonly refunded: number | null;
	readonly refunded_tax: number | null;
}

interface TaxRow {
	readonly order_id: number;
	readonly label: string | null;
	readonly amount: number;
	readonly refunded: number | null;
}

/**
 * Totals of orders in the shop's format, by id: after refunds with the remaining total, and, if the shop shows prices
 * with tax, with the included taxes: `119,00 € 59,50 € (includes 9,50 € VAT)`.
 */
export async function writtenTotals(
	database: Database,
	ids: readonly number[],
	settings: ShopSettings,
): Promise<ReadonlyMap<number, string>> {
	const shown = settings.calculatesTaxes && settings.showsTaxInTotals;
	const refundedTax =
		shown && !settings.itemizesTaxes
			? raw('(SELECT -SUM(s.tax_total) FROM wc_order_stats s WHERE s.parent_id = o.id)')
			: raw('NULL');
	const rows = await fetchRows<TotalRow>(
		database,
		sql`SELECT o.id, o.currency, o.total, o.total_tax, ${refundedTax} AS refunded_tax,
				(SELECT SUM(r.amount) FROM refunds r WHERE r.parent_id = o.id) AS refunded
			FROM orders o WHERE o.id IN ${idsOf(ids)}`,
	);
	const taxes = shown && settings.itemizesTaxes ? await taxesOf(database, ids) : [];
	return new Map(
		rows.map((row) => {
			const own = taxes.filter(({ order_id }) => order_id === row.id);
			return [row.id, writeTotal(row, shown ? taxParts(row, own, settings) : [], settings)];
		}),
	);
}

function writeTotal(
	{ total, refunded, currency }: TotalRow,
	included: readonly string[],
	settings: ShopSettings,
): string {
	const write = (amount: number) => formatMoney(amount, settings.currency, currency);
	const left = refunded ? ` ${write(total - refunded)}` : '';
	const tail = included.length > 0 ? ` (includes ${included.join(', ')})` : '';
	return `${write(total)}${left}${tail}`;
}

function taxParts(
	row: TotalRow,
	taxes: readonly TaxRow[],
	{ currency, itemizesTaxes, baseCountry }: ShopSettings,
): string[] {
	const write = (amount: number) => formatMoney(amount, currency, row.currency);
	return itemizesTaxes
		? taxes.map(
				({ amount, refunded, label }) => `${write(amount - (refunded ?? 0))} ${label ?? ''}`,
			)
		: [`${write(row.total_tax - (row.refunded_tax ?? 0))} ${taxName(baseCountry)}`];
}

/** The taxes of orders by rate, without those of 0, and their refunds. */
function taxesOf(database: Database, ids: readonly number[]): Promise<TaxRow[]> {
	return fetchRows<TaxRow>(
		database,
		sql`SELECT i.order_id, ANY_VALUE(i.label) AS label, ANY_VALUE(b.refunded) AS refunded,
				SUM(COALESCE(i.total_tax, 0) + COALESCE(i.shipping_tax, 0)) AS amount
			FROM order_items i
			LEFT JOIN (SELECT parent_id, tax_rate_id, -SUM(total_tax) AS refunded FROM wc_order_tax_lookup
				WHERE parent_id IN ${idsOf(ids)} GROUP BY parent_id, tax_rate_id
			) b ON b.parent_id = i.order_id AND b.tax_rate_id = i.rate_id
			WHERE i.order_item_type = 'tax' AND i.order_id IN ${idsOf(ids)}
			GROUP BY i.order_id, i.code HAVING amount <> 0 ORDER BY MIN(i.order_item_id)`,
	);
}

/** Countries whose sales tax is called VAT. */
const vatCountries = new Set(
	(
		'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
		'AE AL AR AZ BB BH BO BS BY CL CO EC EG ET FJ GB GH GM GT IL IM IN IR KN KR KZ LK MC MD ME MK ' +
		'MN MU MX NA NG NO NP PS PY RS RU RW SA SV TH TR UA UY UZ VE VN ZA'
	).split(' '),
);

function taxName(baseCountry: string): string {
	return vatCountries.has(baseCountry.slice(0, 2)) ? 'VAT' : 'Tax';
}
