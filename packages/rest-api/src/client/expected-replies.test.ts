import { paths } from '../paths';
import { configureClient, expectReplies, request, requestWithHeaders, type ExpectedReply } from '.';

const sent: string[] = [];

beforeAll(() => {
	globalThis.fetch = async (url) => {
		sent.push(String(url));
		return new Response('"of the shop"');
	};
	configureClient({ root: 'https://shop.example/wp-json/', nonce: 'fresh0001' });
});
beforeEach(() => {
	sent.length = 0;
});

const path = paths.reportItems('orders');
const reply: ExpectedReply = {
	path,
	query: { per_page: '25', page: '1' },
	body: [{ order_id: 7 }],
	total: 144,
	totalPages: null,
};

/** Responses that arrive when the test resolves them. */
function expectLater() {
	let come: (replies: readonly ExpectedReply[]) => void = () => {};
	let fail: (error: Error) => void = () => {};
	expectReplies(
		new Promise((resolve, reject) => {
			come = resolve;
			fail = reject;
		}),
	);
	return { come, fail };
}

describe('A request that another party has already sent', () => {
	it('waits for that response, whatever the order of parameters, and is not sent again', async () => {
		const { come } = expectLater();
		const asked = requestWithHeaders({ path, query: { page: 1, per_page: 25 } });
		await new Promise((resolve) => setTimeout(resolve));
		come([reply]);
		expect(await asked).toEqual({ data: [{ order_id: 7 }], total: 144, totalPages: null });
		expect(sent).toEqual([]);
	});

	it('is not sent again by a read from just before the response, whose request follows in a task', async () => {
		const { come } = expectLater();
		const asked = new Promise((resolve) =>
			setTimeout(() => resolve(request({ path, query: { page: 1, per_page: 25 } }))),
		);
		come([reply]);
		expect(await asked).toEqual([{ order_id: 7 }]);
		expect(sent).toEqual([]);
	});

	it('is sent when its response is not among those that arrive, or when they fail', async () => {
		const first = expectLater();
		const asked = request({ path, query: { page: 2, per_page: 25 } });
		first.come([reply]);
		expect(await asked).toBe('of the shop');
		const second = expectLater();
		const askedThen = request({ path, query: { page: 1, per_page: 25 } });
		second.fail(new Error('no'));
		expect(await askedThen).toBe('of the shop');
		expect(sent).toHaveLength(2);
	});

	it('is sent when it is made after they have arrived, as by Refresh', async () => {
		const { come } = expectLater();
		come([reply]);
		// The first task follows the response, the second forgets it.
		await new Promise((resolve) => setTimeout(resolve));
		await new Promise((resolve) => setTimeout(resolve));
		expect(await request({ path, query: { page: 1, per_page: 25 } })).toBe('of the shop');
	});

	it.each([
		['changes something', { path, method: 'POST' as const }],
		['goes elsewhere', { path: paths.currentUser }],
		['brings them', { path: `${paths.preloadedResponses}?address=` }],
	])('does not wait where it %s', async (_what, options) => {
		const { come } = expectLater();
		expect(await request(options)).toBe('of the shop');
		come([]);
	});

	it('stops waiting when its caller aborts it', async () => {
		const { come } = expectLater();
		const leaving = new AbortController();
		const asked = request({ path, signal: leaving.signal });
		leaving.abort();
		await expect(asked).rejects.toMatchObject({ code: 'aborted' });
		come([]);
	});
});
