import type { CustomerDocument } from '../documents';
import { grouped } from '../grouped';
import { countedIn } from '../request/filters';
import type { Shop } from '../shop';
import { sumOf, type Transaction } from '../transactions';

/** A customer with their purchases. */
export interface Buyer {
	readonly document: CustomerDocument;
	readonly orders: number;
	readonly spent: number;
	/** Undefined without orders. */
	readonly average: number | undefined;
	readonly lastOrder: string | undefined;
}

/** Returns the customers of the export, with their purchases in orders that count and match. */
export function buyers(shop: Shop, isWanted: (row: Transaction) => boolean): Buyer[] {
	const isCounted = countedIn(shop);
	const counted = shop.transactions.filter((row) => isCounted(row) && isWanted(row));
	const rows = grouped(counted, shop.customerOf);
	return [...shop.customers].map(([key, document]) => {
		const own = rows.get(key) ?? [];
		const orders = own.filter(({ parentId }) => parentId === 0).length;
		// Removes the rounding errors of binary fractions.
		const spent = Math.round(sumOf(own, ({ total }) => total) * 1e6) / 1e6;
		const dates = own.map((row) => row.date_created).sort();
		return {
			document,
			orders,
			spent,
			average: orders > 0 ? spent / orders : undefined,
			lastOrder: dates.at(-1),
		};
	});
}
