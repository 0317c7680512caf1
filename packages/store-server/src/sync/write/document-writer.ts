import type { StoreDatabase } from '../../database/store-database';
import { number, type Document, type Entry } from '../../documents/files/documents';
import type { OrderRules } from '../../documents/import-settings';
import type { SyncWork } from '../state/sync-work';
import { CustomerScope } from './customer-scope';
import { readOrderRules } from './order-rules';
import { settleCustomers } from './settle-customers';
import { writeCoupons, writeProducts, writeReviews } from './write-catalog';
import { writeKnownCustomers, writeUsers } from './write-people';

/** Routes of the lists that are written page by page. */
export const listRoutes = {
	products: '/wc/v3/products',
	coupons: '/wc/v3/coupons',
	reviews: '/wc/v3/products/reviews',
	users: '/wc/v3/customers',
	known: '/wc-analytics/reports/customers',
} as const;

/** Writes documents of the shop's lists, each call in a transaction. `settles`: customers are assigned afterwards. */
export class DocumentWriter {
	constructor(private readonly store: Pick<SyncWork, 'database' | 'entries'>) {}

	/** Products with all of their variations, each with its `parent_id`. */
	async productsWith(found: readonly Document[], variations: readonly Document[]): Promise<void> {
		const products = this.store.entries(found, listRoutes.products, 'products.json');
		const entries = this.store.entries(
			variations,
			`${listRoutes.products}/variations`,
			'variations.json',
		);
		await this.write((within, { time }) => writeProducts(within, products, entries, time));
	}

	coupons(found: readonly Document[]): Promise<void> {
		const coupons = this.store.entries(found, listRoutes.coupons, 'coupons.json');
		return this.write((within, { time }) => writeCoupons(within, coupons, time));
	}

	reviews(found: readonly Document[]): Promise<void> {
		const reviews = this.store.entries(found, listRoutes.reviews, 'reviews.json');
		return this.write((within, { time }) => writeReviews(within, reviews, time));
	}

	users(found: readonly Document[], settles = false): Promise<void> {
		const users = this.store.entries(found, listRoutes.users, 'customers.json');
		return this.write(async (within, rules) => {
			const scope = await writeUsers(within, users, rules.time);
			if (settles) await settleCustomers(within, scope, rules);
		});
	}

	known(found: readonly Document[], settles = false): Promise<void> {
		const known = this.store.entries(found, listRoutes.known, 'analytics-customers.json');
		return this.write(async (within, rules) => {
			const news = await newsAmong(within, known);
			const scope = news.length > 0 ? await writeKnownCustomers(within, news) : new CustomerScope();
			if (settles) await settleCustomers(within, scope, rules);
		});
	}

	private write(
		change: (within: StoreDatabase, rules: OrderRules) => Promise<void>,
	): Promise<void> {
		return this.store.database.transaction(async (within) =>
			change(within, await readOrderRules(within)),
		);
	}
}

/** Customers whose data differ from the shop's. */
async function newsAmong(within: StoreDatabase, entries: readonly Entry[]): Promise<Entry[]> {
	const ids = entries.map(({ document }) => number(document, 'id'));
	if (ids.length === 0) return [];
	const here = await within.all<{ id: number; body: string }>(
		`SELECT id, body FROM known_customers WHERE id IN (${ids.join(', ')})`,
	);
	const bodies = new Map(here.map(({ id, body }) => [id, body]));
	return entries.filter(({ document, text: body }) => bodies.get(number(document, 'id')) !== body);
}
