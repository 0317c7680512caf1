import { createRegistry } from '@wordpress/data';
import { settle } from '../testing/fake-shop';
import { createResourceStore } from './create-resource-store';
import { actionsOf } from './hydrate';
import { inFlightOf } from './requests/in-flight';
import { preparer, resolver, type Loading } from './requests/resolve';
import { errorOf, slot, valueOf, type ResourceState } from './state';
import type { Registry, ThunkArgs } from './thunk';

type Responses = 'good' | 'bad' | 'never';
let responses: Responses;

const limit = 20;
const place = slot<number, [range: number]>('ranges', String);
const loading: Loading<[range: number], number> = {
	store: 'test/bounded',
	slot: place,
	limit,
	load: ([range], signal) =>
		new Promise((response, fail) => {
			if (responses === 'good') response(range);
			if (responses === 'bad') fail(new Error('no'));
			signal.addEventListener('abort', () => fail(new DOMException('gone', 'AbortError')));
		}),
};
const prepare = preparer(loading);
const store = createResourceStore('test/bounded', {
	selectors: {
		getRange: (state: ResourceState, range: number) => valueOf(state, place, range),
		getRangeError: (state: ResourceState, range: number) => errorOf(state, place, range),
		getSizes: ({ data, errors, requesting, times, recency }: ResourceState) => ({
			data: Object.keys(data).length,
			errors: Object.keys(errors).length,
			requesting: Object.keys(requesting).length,
			times: Object.keys(times).length,
			recency: recency.size,
		}),
	},
	actions: {
		prepare: (range: number, signal: AbortSignal) => prepare([range], signal),
		countNotes:
			() =>
			({ registry }: ThunkArgs) =>
				inFlightOf(registry).size,
	},
	resolvers: { getRange: resolver('getRange', loading) },
});

let registry: ReturnType<typeof createRegistry>;
beforeEach(() => {
	responses = 'good';
	registry = createRegistry();
	registry.register(store);
});

const ask = (range: number) => registry.resolveSelect(store).getRange(range);
/** Readers that unmount do this; the action exists, its type does not. */
const abandon = (range: number) =>
	actionsOf(bare(), 'test/bounded')['abandon']?.('getRange', [range]);
const bare = () => registry as unknown as Registry; // the package's type is less specific
const sizes = () => registry.select(store).getSizes();
const resolutions = () =>
	(registry.select(store).getCachedResolvers()['getRange'] as Map<unknown, unknown> | undefined)
		?.size ?? 0; // equivalent-key-map's size, as Map's

/** Starts requests of ranges and cancels them before their response. */
async function cancel(first: number, count: number): Promise<void> {
	const ranges = Array.from({ length: count }, (_, index) => first + index);
	for (const range of ranges) registry.select(store).getRange(range);
	await settle();
	for (const range of ranges) abandon(range);
	await settle();
	await settle();
}

describe('The memory of a store', () => {
	it('stays bounded over 1,000 cancelled ranges, which leave no trace', async () => {
		responses = 'never';
		for (let first = 0; first < 1000; first += 50) await cancel(first, 50);
		expect(sizes()).toEqual({ data: 0, errors: 0, requesting: 0, times: 0, recency: 0 });
		expect(resolutions()).toBeLessThanOrEqual(100);
	});

	it('stays bounded over the responses to 1,000 ranges', async () => {
		for (let range = 0; range < 1000; range += 1) await ask(range);
		for (const size of Object.values(sizes())) expect(size).toBeLessThanOrEqual(limit);
		expect(resolutions()).toBeLessThanOrEqual(limit);
	});

	it('evicts the least recently read responses, not the oldest', async () => {
		for (let range = 0; range < limit; range += 1) await ask(range);
		registry.select(store).getRange(0);
		await ask(limit);
		expect(registry.select(store).hasFinishedResolution('getRange', [0])).toBe(true);
		expect(registry.select(store).hasFinishedResolution('getRange', [1])).toBe(false);
		expect(registry.select(store).hasFinishedResolution('getRange', [limit - 1])).toBe(true);
	});

	it('exceeds its bound slightly before an eviction', async () => {
		for (let range = 0; range < limit; range += 1) await ask(range);
		expect(sizes()).toMatchObject({ data: limit });
		await ask(limit);
		expect(sizes()).toMatchObject({ data: limit * 0.75 });
	});

	it('still resolves a request that is in flight while older responses are evicted', async () => {
		responses = 'never';
		registry.select(store).getRange(-1);
		await settle();
		responses = 'good';
		for (let range = 0; range <= limit; range += 1) await ask(range);
		expect(registry.select(store).isResolving('getRange', [-1])).toBe(true);
	});

	it('keeps no record of the requests whose responses it evicted', async () => {
		for (let range = 0; range < 1000; range += 1) await ask(range);
		const notes = await registry.dispatch(store).countNotes();
		expect(notes).toBeGreaterThan(0);
		expect(notes).toBeLessThanOrEqual(limit);
	});

	it('stays bounded over failed responses, and requests evicted ones again', async () => {
		responses = 'bad';
		for (let range = 0; range < 100; range += 1) await ask(range);
		for (const size of Object.values(sizes())) expect(size).toBeLessThanOrEqual(limit);
		expect(registry.select(store).getRangeError(99)).toEqual(new Error('no'));
		expect(registry.select(store).getRangeError(0)).toBeUndefined();
		responses = 'good';
		expect(await ask(0)).toBe(0);
	});

	it('stays empty when a prefetch is no longer wanted', async () => {
		responses = 'never';
		for (let range = 0; range < 10; range += 1) {
			const interest = new AbortController();
			const done = registry.dispatch(store).prepare(range, interest.signal);
			interest.abort();
			await done;
		}
		expect(sizes()).toEqual({ data: 0, errors: 0, requesting: 0, times: 0, recency: 0 });
	});

	it('keeps responses and their resolutions while other ranges are cancelled', async () => {
		for (let range = 0; range < 5; range += 1) await ask(range);
		responses = 'never';
		await cancel(100, 200);
		expect(sizes()).toMatchObject({ data: 5, recency: 5, times: 5 });
		expect(registry.select(store).hasFinishedResolution('getRange', [3])).toBe(true);
		responses = 'good';
		expect(await ask(100)).toBe(100);
	});

	it('keeps the response of a range whose newer request is cancelled', async () => {
		await ask(1);
		responses = 'never';
		await registry.dispatch(store).invalidateResolution('getRange', [1]);
		await cancel(1, 1);
		expect(registry.select(store).getRange(1)).toBe(1);
		await settle();
	});
});
