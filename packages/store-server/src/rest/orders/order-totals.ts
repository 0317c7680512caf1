import type { Database } from '../../database/database';
import type { ShopSettings } from '../../schema/shop-settings';
import { formatMoney } from '../format/money';
import { fetchRows, idsOf, sql } from '../../database/sql';

interface TotalRow {
	readonly id: number;
	readonly currency: string;
	readonly total: number;
	readonly refunded: number | null;
}

/**
 * Totals of orders in the shop's format, by id: `119,00 €`, and after refunds with the remaining total: `119,00 €
 * 59,50 €`. Like WooCommerce's, they never name taxes, also not where the shop shows prices with tax.
 */
export async function writtenTotals(
	database: Database,
	ids: readonly number[],
	{ currency: shopCurrency }: Pick<ShopSettings, 'currency'>,
): Promise<ReadonlyMap<number, string>> {
	const rows = await fetchRows<TotalRow>(
		database,
		sql`SELECT o.id, o.currency, o.total,
				(SELECT SUM(r.amount) FROM refunds r WHERE r.parent_id = o.id) AS refunded
			FROM orders o WHERE o.id IN ${idsOf(ids)}`,
	);
	return new Map(
		rows.map(({ id, currency, total, refunded }) => {
			const write = (amount: number) => formatMoney(amount, shopCurrency, currency);
			return [id, refunded ? `${write(total)} ${write(total - refunded)}` : write(total)];
		}),
	);
}
