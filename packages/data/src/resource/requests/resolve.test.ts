import { settle } from '../../testing/fake-shop';
import { heldPages, NAME, total, type Rows } from '../../testing/held-pages';

let { sent, registry, storeOf, request } = heldPages();
let now: number;
const [old, newer] = [{ rows: 'old' }, { rows: 'new' }];

beforeEach(() => {
	({ sent, registry, storeOf, request } = heldPages());
	now = 0;
	jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

describe('A request', () => {
	it('is shared by two selectors of one resource, and sent again when one asks again', async () => {
		const store = storeOf();
		await store.ask(1);
		await store.ask(1, 'getPageAgain');
		await request().respond(old);
		expect(sent).toHaveLength(1);
		expect(store.select().hasFinishedResolution('getPageAgain', [1])).toBe(true);
		await store.ask(2);
		expect(sent).toHaveLength(2);
		await store.askAgain();
		expect(sent).toHaveLength(3);
	});

	it('is cancelled when a newer one replaces it, and its response, good or bad, is ignored', async () => {
		const store = storeOf();
		await store.ask();
		await store.askAgain();
		expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
		await request(0).refuse(new Error('gone'));
		expect(store.select().getPageError(1)).toBeUndefined();
		await request(1).respond(newer);
		await store.askAgain();
		await store.askAgain();
		await request(2).respond(old);
		expect(store.select().look(1)).toBe(newer);
	});

	it('resolves for all callers once the newest response has arrived', async () => {
		const store = storeOf();
		const waiting = registry.resolveSelect(NAME)['getPage']?.(1);
		await settle();
		await store.askAgain();
		await request(0).respond(old);
		await request(1).respond(newer);
		expect(await waiting).toBe(newer);
	});

	it('continues when one of its two selectors is abandoned, and ends with the last one', async () => {
		const store = storeOf();
		await store.ask();
		await store.ask(1, 'getPageAgain');
		store.abandon();
		expect(request().signal.aborted).toBe(false);
		await request().respond(old);
		expect(store.select().look(1)).toBe(old);

		await store.askAgain();
		store.abandon();
		expect(request(1).signal.aborted).toBe(true);
		await request(1).refuse(new DOMException('gone', 'AbortError'));
		expect(store.select().hasStartedResolution('getPage', [1])).toBe(false);
	});

	it('waits for its own response, while an older one may be shown', async () => {
		const store = storeOf();
		const isThere = () => registry.select(NAME)['hasResponse']?.('getPage', [1]);
		expect(isThere()).toBe(false);
		await store.ask();
		await request().respond(old);
		expect(isThere()).toBe(true);
		await store.askAgain();
		expect([isThere(), store.select().look(1)]).toEqual([false, old]);
		await request(1).refuse('no');
		expect(isThere()).toBe(true);
	});

	it('cannot be abandoned after its end', async () => {
		const store = storeOf();
		await store.ask();
		await request().respond(old);
		store.abandon();
		await settle();
		expect(store.select().hasFinishedResolution('getPage', [1])).toBe(true);
	});
});

describe('A request of a named operation', () => {
	it('is in flight until its response, and keeps its error by name until the next success', async () => {
		const store = storeOf({ operation: 'load pages' });
		expect(store.select().isLoading()).toBe(false);
		await store.ask();
		expect(store.select().isLoading()).toBe(true);
		await request().refuse('no');
		expect(store.select().isLoading()).toBe(false);
		expect([store.select().getFailure(), store.select().getPageError(1)]).toEqual(['no', 'no']);
		await store.askAgain();
		await request(1).respond(newer);
		expect(store.select().isLoading()).toBe(false);
		expect([store.select().getFailure(), store.select().getPageError(1)]).toEqual([
			false,
			undefined,
		]);
	});

	it('is no longer in flight once it is abandoned', async () => {
		const store = storeOf({ operation: 'load pages' });
		await store.ask();
		store.abandon();
		expect(store.select().isLoading()).toBe(false);
	});

	it('leaves no other name behind than its own', async () => {
		const store = storeOf();
		await store.ask();
		await request().refuse('no');
		await store.ask(2);
		await request(1).respond(old);
		expect(new Set(store.select().getKeys())).toEqual(new Set(['pages|1', 'pages|2']));
	});
});

describe('A response', () => {
	const also = ({ rows }: Rows, [page]: [number]) => ({ [total.key(page)]: rows.length });

	it('fills further slots in the same step', async () => {
		const store = storeOf({ also });
		await store.ask();
		await request().respond(old);
		expect(store.select().getTotal(1)).toBe(3);
	});

	it('is ignored if it would revert a newer local change, unless it was merged with it', async () => {
		const own = { rows: 'own' };
		const careful = storeOf({ also });
		await careful.ask();
		await careful.dispatch().write(1, own);
		await request().respond(old);
		expect([careful.select().look(1), careful.select().getTotal(1)]).toEqual([own, undefined]);

		const merging = storeOf({ isMerged: true }, 'test/merging');
		await merging.ask();
		await merging.dispatch().write(1, own);
		await request(1).respond(newer);
		expect(merging.select().look(1)).toBe(newer);
	});

	it('that is equal keeps the object of readers, and counts as fresh', async () => {
		const isSame = (before: Rows, value: Rows) => before.rows === value.rows;
		const store = storeOf({ isSame });
		await store.ask();
		await request().respond(old);
		now = 5;
		await store.askAgain();
		await request(1).respond({ ...old });
		expect(store.select().look(1)).toBe(old);
		expect(registry.select(NAME)['getResponseTime']?.('getPage', [1])).toBe(5);
		await store.askAgain();
		await request(2).respond(newer);
		expect(store.select().look(1)).toBe(newer);
	});

	it('drops the least recently read ones beyond the limit, with all their slots', async () => {
		const store = storeOf({ also, limit: 4, companions: [total] });
		for (let page = 1; page <= 5; page += 1) {
			await store.ask(page);
			await request(page - 1).respond(old);
		}
		const kept = [1, 2, 3, 4, 5].filter((page) => store.select().look(page));
		expect(kept).toEqual([3, 4, 5]);
		expect(
			store
				.select()
				.getKeys()
				.filter((key) => key.startsWith('total')),
		).toHaveLength(2 * 3);
	});
});

describe('Dropping all responses', () => {
	it('cancels what is in flight, and gives waiting callers the response of a new request', async () => {
		const store = storeOf();
		await store.ask(2);
		await request().respond(old);
		const waiting = registry.resolveSelect(NAME)['getPage']?.(1);
		await settle();
		await store.dispatch().forgetAll();
		expect(request(1).signal.aborted).toBe(true);
		expect(store.select().getKeys()).toEqual([]);
		await request(1).respond(old);
		await settle();
		expect(sent).toHaveLength(3);
		await request(2).respond(newer);
		expect(await waiting).toBe(newer);
		expect(store.select().look(2)).toBeUndefined();
		await store.ask(2);
		expect(sent).toHaveLength(4);
	});

	it('keeps the error of that new request', async () => {
		const store = storeOf();
		const waiting = registry.resolveSelect(NAME)['getPage']?.(1);
		await settle();
		await store.dispatch().forgetAll();
		await request(0).refuse(new DOMException('gone', 'AbortError'));
		await settle();
		await request(1).refuse('no');
		await waiting;
		expect(store.select().getPageError(1)).toBe('no');
	});

	it('leaves other stores alone, even if their name begins the same', async () => {
		const store = storeOf();
		const other = storeOf({}, `${NAME} of another`);
		await other.ask();
		await store.dispatch().forgetAll();
		expect(request().signal.aborted).toBe(false);
		await request().respond(old);
		expect(other.select().look(1)).toBe(old);
	});
});
