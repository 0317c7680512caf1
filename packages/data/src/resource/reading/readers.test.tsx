import { act, render } from '@testing-library/react';
import { createRegistry, createReduxStore, RegistryProvider } from '@wordpress/data';
import { settle } from '../../testing/fake-shop';
import { heldPages, NAME } from '../../testing/held-pages';
import { askAgain, keyOf, readersOf, useReaders } from './readers';
import type { Source } from './readers';

const page = (number: number, given: Partial<Source> = {}): Source => ({
	store: NAME,
	selector: 'getPage',
	errorSelector: 'getPageError',
	args: [number],
	...given,
});
const [one, two] = [[page(1)], [page(2)]];

function Reader({ sources }: { sources: readonly Source[] }) {
	useReaders(sources);
	return null;
}

function open() {
	const pages = heldPages();
	const store = pages.storeOf();
	const tree = (...readers: (readonly Source[])[]) => (
		<RegistryProvider value={pages.registry}>
			{readers.map((sources, index) => (
				<Reader key={index} sources={sources} />
			))}
		</RegistryProvider>
	);
	return { ...pages, store, tree };
}

describe('who reads', () => {
	it('is told apart by store, selector and arguments', () => {
		const all = [page(1), page(2), page(1, { store: 'other' }), page(1, { selector: 'getTotal' })];
		expect(new Set(all.map(keyOf)).size).toBe(4);
		expect(keyOf(page(1, { freshFor: 5 }))).toBe(keyOf(page(1)));
	});

	it('is one list for each registry', () => {
		const registry = createRegistry();
		expect(readersOf(registry)).toBe(readersOf(registry));
		expect(readersOf(registry).sources).toEqual([]);
		expect(readersOf(createRegistry())).not.toBe(readersOf(registry));
	});

	it('counts once for each source; listeners hear of the first reader that comes and the last that leaves', () => {
		const { registry, tree } = open();
		const readers = readersOf(registry);
		const listener = jest.fn();
		readers.listeners.add(listener);
		const { rerender, unmount } = render(tree(one, two));
		expect(readers.sources).toEqual([page(1), page(2)]);
		expect(listener).toHaveBeenCalledTimes(2);
		const { sources } = readers;
		rerender(tree(one, two, one));
		rerender(tree(one, two));
		expect(readers.sources).toBe(sources);
		expect(listener).toHaveBeenCalledTimes(2);
		rerender(tree(one));
		expect(readers.sources).toEqual([page(1)]);
		expect(listener).toHaveBeenCalledTimes(3);
		unmount();
		expect(readers.sources).toEqual([]);
		expect(readers.counts.size).toBe(0);
	});

	it('counts for what it reads now', () => {
		const { registry, tree } = open();
		const { rerender } = render(tree(one));
		rerender(tree(two));
		expect(readersOf(registry).sources).toEqual([page(2)]);
	});

	it('gives up a request that is under way when the last one leaves, and not before', async () => {
		const { store, request, tree } = open();
		const { rerender, unmount } = render(tree(one, one));
		await store.ask();
		rerender(tree(one));
		await act(() => settle());
		expect(request().signal.aborted).toBe(false);
		unmount();
		await settle();
		expect(request().signal.aborted).toBe(true);
	});

	it('may be replaced in the same moment without a new request', async () => {
		const { store, request, tree } = open();
		const { rerender } = render(tree(one));
		await store.ask();
		rerender(tree([page(1)]));
		await act(() => settle());
		expect(request().signal.aborted).toBe(false);
	});

	it('reads what another plugin’s store has, which knows of none of this', async () => {
		const registry = createRegistry();
		registry.register(
			createReduxStore('foreign', { reducer: () => 7, selectors: { getRows: () => 7 } }),
		);
		const sources = [page(1, { store: 'foreign', selector: 'getRows', freshFor: 0 })];
		const { unmount } = render(
			<RegistryProvider value={registry}>
				<Reader sources={sources} />
			</RegistryProvider>,
		);
		unmount();
		await settle();
		expect(readersOf(registry).sources).toEqual([]);
	});
});

describe('a source with an age', () => {
	let now: number;
	beforeEach(() => {
		now = 5000;
		jest.spyOn(Date, 'now').mockImplementation(() => now);
	});
	afterEach(() => jest.restoreAllMocks());

	const readAfter = async (age: number, freshFor?: number) => {
		const { store, sent, request, tree } = open();
		await store.ask();
		await request().respond({ rows: 'old' });
		now += age;
		render(tree([page(1, { freshFor })]));
		await act(() => settle());
		return sent.length;
	};

	it.each([
		[999, 1000, 1],
		[1000, 1000, 2],
		[1e9, undefined, 1],
	])(
		'is asked for anew by a reader that comes %i ms later, when it is fresh for %s ms: %i requests',
		async (age, freshFor, requests) => {
			expect(await readAfter(age, freshFor)).toBe(requests);
		},
	);

	it('is not asked for twice at once', async () => {
		const { store, sent, registry } = open();
		await store.ask();
		askAgain(registry, page(1));
		await settle();
		expect(sent).toHaveLength(1);
	});

	it('is asked for again though nobody hears of it, and stands until then', async () => {
		const { store, sent, request, registry } = open();
		await store.ask();
		await request().respond({ rows: 'old' });
		askAgain(registry, page(1));
		await settle();
		expect(sent).toHaveLength(2);
		expect(store.select().look(1)).toEqual({ rows: 'old' });
	});
});
