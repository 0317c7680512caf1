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

describe('A reader', () => {
	it('is identified by store, selector and arguments', () => {
		const all = [page(1), page(2), page(1, { store: 'other' }), page(1, { selector: 'getTotal' })];
		expect(new Set(all.map(keyOf)).size).toBe(4);
		expect(keyOf(page(1, { freshFor: 5 }))).toBe(keyOf(page(1)));
	});

	it('belongs to one list per registry', () => {
		const registry = createRegistry();
		expect(readersOf(registry)).toBe(readersOf(registry));
		expect(readersOf(registry).sources).toEqual([]);
		expect(readersOf(createRegistry())).not.toBe(readersOf(registry));
	});

	it('counts once per source; listeners are called for the first that mounts and the last that unmounts', () => {
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

	it('counts for its current source', () => {
		const { registry, tree } = open();
		const { rerender } = render(tree(one));
		rerender(tree(two));
		expect(readersOf(registry).sources).toEqual([page(2)]);
	});

	it('cancels a request in flight only when it is the last one to unmount', async () => {
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

	it('can be replaced in the same commit without a new request', async () => {
		const { store, request, tree } = open();
		const { rerender } = render(tree(one));
		await store.ask();
		rerender(tree([page(1)]));
		await act(() => settle());
		expect(request().signal.aborted).toBe(false);
	});

	it('reads another plugin’s store, which lacks this mechanism', async () => {
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

describe('A source with an age limit', () => {
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
		'is requested again by a reader after %i ms with the limit %s ms: %i requests',
		async (age, freshFor, requests) => {
			expect(await readAfter(age, freshFor)).toBe(requests);
		},
	);

	it('is not requested twice at the same time', async () => {
		const { store, sent, registry } = open();
		await store.ask();
		askAgain(registry, page(1));
		await settle();
		expect(sent).toHaveLength(1);
	});

	it('is requested again without listeners, and keeps its value until then', async () => {
		const { store, sent, request, registry } = open();
		await store.ask();
		await request().respond({ rows: 'old' });
		askAgain(registry, page(1));
		await settle();
		expect(sent).toHaveLength(2);
		expect(store.select().look(1)).toEqual({ rows: 'old' });
	});
});
