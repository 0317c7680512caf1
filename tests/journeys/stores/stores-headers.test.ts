/** What requests contain besides path, query and body: the headers that stores send and read. */
import {
	openStores,
	resolving,
	run,
	selecting,
	takeExchanges,
} from '../../support/stores/stores-on-a-shop';

const october = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };

let nonce: string;
beforeAll(async () => {
	nonce = await openStores();
});
beforeEach(() => void takeExchanges());

const accept = 'application/json, */*;q=0.1';
const json = 'application/json';

describe('Request headers', () => {
	it('[S7.reports.1, S7.products.1] ask for JSON, authenticate the user and ask for the user’s language', async () => {
		await resolving('wc/admin/reports')['getReportStats']?.('revenue', october);
		await resolving('wc/admin/items')['getItems']?.('products', { per_page: 1 });
		const asked = takeExchanges();
		expect(nonce).toMatch(/^[\w-]{6,}$/);
		expect(asked.map(({ sentHeaders }) => sentHeaders)).toEqual([
			{ accept, 'x-wp-nonce': nonce },
			{ accept, 'x-wp-nonce': nonce },
		]);
		expect(asked.map(({ locale }) => locale)).toEqual(['user', 'user']);
	});

	// Some proxies allow only GET and POST, so PUT and DELETE are sent as POST; WordPress reads the override.
	it.each([
		['[S7.options.2] POST', 'wc/admin/options', 'updateOptions', { an_option: 'yes' }, {}],
		[
			'[S7.notes.6] PUT',
			'wc/admin/notes',
			'updateNote',
			2,
			{ 'x-http-method-override': 'PUT', 'content-type': json },
		],
		[
			'[S7.reviews.3] DELETE',
			'wc/admin/reviews',
			'deleteReview',
			3159,
			{ 'x-http-method-override': 'DELETE', 'content-type': json },
		],
	] as const)('declare the body of %s as JSON', async (_title, store, action, about, further) => {
		await run(store, action, about, { is_read: true });
		const [exchange] = takeExchanges();
		expect(exchange?.status).toBe(200);
		expect(exchange?.locale).toBe('user');
		expect(exchange?.sentHeaders).toEqual({
			accept,
			'content-type': json,
			'x-wp-nonce': nonce,
			...further,
		});
	});
});

describe('An expired nonce', () => {
	it('is renewed at the store, and the rejected request is sent again', async () => {
		const undisturbed = globalThis.fetch;
		let isStale = true;
		globalThis.fetch = (input, options = {}) => {
			const headers = { ...options.headers, ...(isStale ? { 'X-WP-Nonce': 'outdated' } : {}) };
			isStale = false;
			return undisturbed(input, { ...options, headers });
		};
		await run('wc/admin/notes', 'updateNote', 3, { is_read: true });
		globalThis.fetch = undisturbed;
		expect(takeExchanges().map(({ status }) => status)).toEqual([403, 200]);
	});
});

describe('Response headers provide', () => {
	it('[S7.reports.1, S3.report-items-and.1] X-WP-Total and X-WP-TotalPages of rows and stats', async () => {
		const query = { ...october, per_page: 10 };
		const rows = await resolving('wc/admin/reports')['getReportItems']?.('orders', query);
		const stats = await resolving('wc/admin/reports')['getReportStats']?.('revenue', {
			...query,
			interval: 'day',
		});
		const [ofRows, ofStats] = takeExchanges().map(({ headers }) => ({
			totalResults: Number(headers.get('X-WP-Total')),
			totalPages: Number(headers.get('X-WP-TotalPages')),
		}));
		expect(ofRows?.totalPages).toBeGreaterThan(1);
		expect(rows).toMatchObject({ ...ofRows });
		expect(ofStats).toEqual({ totalResults: 31, totalPages: 4 });
		expect(stats).toMatchObject({ ...ofStats });
	});

	it('[S7.reviews.1, S3.review.1] X-WP-Total of reviews, more than are on the page', async () => {
		const query = { per_page: 2 };
		const { getReviews, getReviewsTotalCount } = resolving('wc/admin/reviews');
		expect(await getReviews?.(query)).toHaveLength(2);
		const total = Number(takeExchanges()[0]?.headers.get('X-WP-Total'));
		expect(total).toBeGreaterThan(2);
		expect(await getReviewsTotalCount?.(query)).toBe(total);
		expect(takeExchanges()).toEqual([]);
	});

	it('[S7.reports.2] X-WP-Total of the smallest page that there is', async () => {
		const count = await resolving('wc/admin/items')['getItemsTotalCount']?.('products', {});
		const [exchange] = takeExchanges();
		expect(exchange?.reply).toHaveLength(1);
		expect(count).toBe(Number(exchange?.headers.get('X-WP-Total')));
		expect(count).toBeGreaterThan(1);
		expect(selecting('wc/admin/items')['getItemsTotalCount']?.('products', { page: 3 })).toBe(
			count,
		);
	});
});
