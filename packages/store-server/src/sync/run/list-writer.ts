import type { StoreDatabase } from '../../database/store-database';
import { number, text, type Document, type Entry } from '../../import/files/documents';
import type { OrderRules } from '../../import/import-orders';
import { readSmallList } from '../pages/whole-list';
import { CustomerScope } from '../write/customer-scope';
import { readOrderRules } from '../write/order-rules';
import { settleCustomers } from '../write/settle-customers';
import { writeCoupons, writeProducts, writeReviews } from '../write/write-catalog';
import { writeKnownCustomers, writeUsers } from '../write/write-people';
import type { SyncWork } from './sync-work';

/** Routes of the lists that are written page by page. */
export const listRoutes = {
	products: '/wc/v3/products',
	coupons: '/wc/v3/coupons',
	reviews: '/wc/v3/products/reviews',
	users: '/wc/v3/customers',
	known: '/wc-analytics/reports/customers',
} as const;

/** Writes pages of the shop's lists, each in a transaction. `settles`: customers are up to date behind it. */
export class ListWriter {
	constructor(private readonly work: SyncWork) {}

	async products(found: readonly Document[]): Promise<void> {
		const products = this.work.entries(found, listRoutes.products, 'products.json');
		const variable = products.filter(({ document }) => hasVariations(document));
		const variations = await Promise.all(
			variable.map(({ document }) => this.variationsOf(document)),
		);
		const entries = this.work.entries(
			variations.flat(),
			`${listRoutes.products}/variations`,
			'variations.json',
		);
		await this.write((within, { time }) => writeProducts(within, products, entries, time));
	}

	private async variationsOf(product: Document): Promise<readonly Document[]> {
		const id = number(product, 'id');
		const query = { status: 'any', orderby: 'id', order: 'asc' };
		const found = await readSmallList(
			this.work.client,
			`${listRoutes.products}/${id}/variations`,
			query,
		);
		return found.map((variation) => ({ ...variation, parent_id: id }));
	}

	coupons(found: readonly Document[]): Promise<void> {
		const coupons = this.work.entries(found, listRoutes.coupons, 'coupons.json');
		return this.write((within, { time }) => writeCoupons(within, coupons, time));
	}

	reviews(found: readonly Document[]): Promise<void> {
		const reviews = this.work.entries(found, listRoutes.reviews, 'reviews.json');
		return this.write((within, { time }) => writeReviews(within, reviews, time));
	}

	users(found: readonly Document[], settles = false): Promise<void> {
		const users = this.work.entries(found, listRoutes.users, 'customers.json');
		return this.write(async (within, rules) => {
			const scope = await writeUsers(within, users, rules.time);
			if (settles) await settleCustomers(within, scope, rules);
		});
	}

	known(found: readonly Document[], settles = false): Promise<void> {
		const known = this.work.entries(found, listRoutes.known, 'analytics-customers.json');
		return this.write(async (within, rules) => {
			const news = await newsAmong(within, known);
			const scope = news.length > 0 ? await writeKnownCustomers(within, news) : new CustomerScope();
			if (settles) await settleCustomers(within, scope, rules);
		});
	}

	private write(
		change: (within: StoreDatabase, rules: OrderRules) => Promise<void>,
	): Promise<void> {
		return this.work.database.transaction(async (within) =>
			change(within, await readOrderRules(within)),
		);
	}
}

function hasVariations(product: Document): boolean {
	const ids = product['variations'];
	return text(product, 'type') === 'variable' || (Array.isArray(ids) && ids.length > 0);
}

/** Customers that are not here as they are there. */
async function newsAmong(within: StoreDatabase, entries: readonly Entry[]): Promise<Entry[]> {
	const ids = entries.map(({ document }) => number(document, 'id'));
	if (ids.length === 0) return [];
	const here = await within.all<{ id: number; body: string }>(
		`SELECT id, body FROM known_customers WHERE id IN (${ids.join(', ')})`,
	);
	const bodies = new Map(here.map(({ id, body }) => [id, body]));
	return entries.filter(({ document, text: body }) => bodies.get(number(document, 'id')) !== body);
}
