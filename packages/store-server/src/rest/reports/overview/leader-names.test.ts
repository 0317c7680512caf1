import { orderDocument } from '../../../testing/small-export';
import { smallReply } from '../../../testing/rest-app';

interface Board {
	readonly rows: readonly (readonly { readonly display: string; readonly value: unknown }[])[];
}

/** The names of a leaderboard, and the texts of their links. */
async function namesOf(board: string, name: string): Promise<[unknown, unknown][]> {
	const line = {
		id: 1,
		name,
		product_id: 5,
		quantity: 1,
		total: '10.00',
		subtotal: '10.00',
		taxes: [],
	};
	const files = {
		'categories.json': [{ id: 8, name, parent: 0 }],
		'products.json': [{ id: 5, name, type: 'simple', categories: [{ id: 8 }], attributes: [] }],
		'orders.json': [orderDocument(1, { line_items: [line] })],
	};
	const [found] = await smallReply<Board[]>(
		files,
		`wc-analytics/leaderboards/${board}?after=2026-03-01T00:00:00&before=2026-03-31T23:59:59`,
	);
	return (found?.rows ?? []).map(([first]) => [
		first?.value,
		/>(.*)<\/a>$/.exec(first?.display ?? '')?.[1],
	]);
}

describe('The names of a leaderboard', () => {
	it('are text for products, and HTML in their links: what looks like an entity stays as it is', async () => {
		expect(await namesOf('products', 'Salt &amp; Pepper')).toEqual([
			['Salt & Pepper', 'Salt &amp; Pepper'],
		]);
		// The shop has `&amp;lt;`, which is the text `&lt;`.
		expect(await namesOf('products', 'The sign &amp;lt;')).toEqual([
			['The sign &lt;', 'The sign &amp;lt;'],
		]);
	});

	it('keep the entities of customers, whose names WooCommerce stores with them if they have an account', async () => {
		const order = orderDocument(1, {
			customer_id: 7,
			billing: { first_name: 'O&#039;Neil', last_name: 'Fish & Co' },
		});
		const customer = { id: 7, role: 'customer', username: 'neil' };
		const listed = { id: 41, user_id: 7, name: 'O&#039;Neil Fish & Co', username: 'neil' };
		const [board] = await smallReply<Board[]>(
			{
				'orders.json': [order],
				'customers.json': [customer],
				'analytics-customers.json': [
					{ ...listed, first_name: 'O&#039;Neil', last_name: 'Fish & Co' },
				],
			},
			'wc-analytics/leaderboards/customers?after=2026-03-01T00:00:00&before=2026-03-31T23:59:59',
		);
		expect(board?.rows[0]?.[0]?.display).toMatch(/>O&#039;Neil Fish &amp; Co<\/a>$/);
	});

	it('are HTML for categories, as WordPress keeps names of terms', async () => {
		expect(await namesOf('categories', 'Home &amp; Decor')).toEqual([
			['Home &amp; Decor', 'Home &amp; Decor'],
		]);
	});
});
