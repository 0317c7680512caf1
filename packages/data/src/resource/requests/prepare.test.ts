import { settle } from '../../testing/fake-shop';
import { heldPages, type Rows } from '../../testing/held-pages';
import type { Loading } from './resolve';

let { sent, storeOf, request } = heldPages();
let now: number;
const [old, newer] = [{ rows: 'old' }, { rows: 'new' }];

beforeEach(() => {
	({ sent, storeOf, request } = heldPages());
	now = 0;
	jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

describe('A prefetched response', () => {
	const prepared = async (given: Partial<Loading<[page: number], Rows>> = {}) => {
		const store = storeOf(given);
		const interest = new AbortController();
		void store.dispatch().prepare(1, interest.signal);
		await settle();
		return { store, interest };
	};
	const prepareAgain = async ({ dispatch }: ReturnType<typeof storeOf>) => {
		void dispatch().prepare(1, new AbortController().signal);
		await settle();
	};

	it('is available to readers without another request', async () => {
		const { store } = await prepared();
		await request().respond(old);
		await store.ask();
		expect(store.select().look(1)).toBe(old);
		expect(store.select().hasFinishedResolution('getPage', [1])).toBe(true);
		expect(sent).toHaveLength(1);
	});

	it('is shared with readers that come meanwhile, and then the prefetch cannot cancel it', async () => {
		const { store, interest } = await prepared();
		await store.ask();
		interest.abort();
		expect(request().signal.aborted).toBe(false);
		await request().respond(old);
		expect(store.select().look(1)).toBe(old);
		expect(sent).toHaveLength(1);
	});

	it('is requested once, whether it is in flight or loaded', async () => {
		const { store } = await prepared();
		await prepareAgain(store);
		await request().respond(old);
		await prepareAgain(store);
		expect(sent).toHaveLength(1);
	});

	it('is requested again, by readers and prefetches alike, as soon as it is stale', async () => {
		const { store } = await prepared({ freshFor: 1000 });
		await request().respond(old);
		now = 999;
		await prepareAgain(store);
		expect(sent).toHaveLength(1);
		now = 1000;
		await prepareAgain(store);
		expect(sent).toHaveLength(2);
		await request(1).respond(newer);
		now = 1999;
		await store.ask(1, 'getPageAgain');
		expect(sent).toHaveLength(2);
		now = 2000;
		await store.ask();
		expect(sent).toHaveLength(3);
	});

	it('is not requested when its signal is already aborted', async () => {
		const store = storeOf();
		await store.dispatch().prepare(1, AbortSignal.abort());
		expect(sent).toHaveLength(0);
	});

	it('is cancelled without a trace when its signal aborts, and requested by the next reader', async () => {
		const { store, interest } = await prepared();
		interest.abort();
		expect(request().signal.aborted).toBe(true);
		await request().refuse(new DOMException('gone', 'AbortError'));
		expect(store.select().getKeys()).toEqual([]);
		await store.ask();
		await request(1).respond(newer);
		expect(store.select().look(1)).toBe(newer);
	});

	it('stays when its signal aborts after it has arrived', async () => {
		const { store, interest } = await prepared();
		await request().respond(old);
		interest.abort();
		await store.ask();
		expect(store.select().look(1)).toBe(old);
		expect(sent).toHaveLength(1);
		expect(request().signal.aborted).toBe(false);
	});

	it('leaves no trace of a failure, and a reader then sends the request', async () => {
		const { store } = await prepared();
		await request().refuse(new Error('no'));
		expect(store.select().getKeys()).toEqual([]);
		await store.ask();
		expect(sent).toHaveLength(2);
	});

	it('is requested again by a reader after a failed refresh of an older one', async () => {
		const { store } = await prepared({ freshFor: 1000 });
		await request().respond(old);
		now = 1000;
		await prepareAgain(store);
		await request(1).refuse(new Error('no'));
		expect(store.select().look(1)).toBe(old);
		expect(store.select().getPageError(1)).toBeUndefined();
		await store.ask();
		expect(sent).toHaveLength(3);
	});
});
