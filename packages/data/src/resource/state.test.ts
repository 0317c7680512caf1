import {
	errorOf,
	fail,
	forget,
	receive,
	reduce,
	setRequesting,
	settled,
	slot,
	valueOf,
} from './state';
import type { ResourceAction, ResourceState } from './state';

const greeting = slot<string>('greeting');
const farewell = slot<string>('farewell');
const order = slot<object, [id: number]>('order', String);

/** The state after these actions, from the empty one. */
const after = (...actions: ResourceAction[]): ResourceState =>
	actions.reduce<ResourceState>(reduce, reduce(undefined, forget([])));

const beanie = { name: 'Beanie' };
const stored = after(
	receive({ [order.key(1)]: beanie, [order.key(2)]: {} }, 100),
	fail(order.key(2), 'no'),
	fail('save', 'not saved'),
	setRequesting(order.key(2), true),
);

describe('A slot', () => {
	it('holds one value for the whole store, or one for each identity', () => {
		const state = after(receive({ [greeting.key()]: 'hello', [order.key(1)]: beanie }));
		expect(valueOf(state, greeting)).toBe('hello');
		expect(valueOf(state, farewell)).toBeUndefined();
		expect(valueOf(state, order, 1)).toBe(beanie);
		expect(valueOf(state, order, 11)).toBeUndefined();
	});

	it('is read more recently than all slots read before', () => {
		const state = after();
		for (const id of [1, 2, 1]) valueOf(state, order, id);
		const [first = 0, second = 0] = [1, 2].map((id) => state.recency.get(order.key(id)));
		expect(first).toBeGreaterThan(second);
	});
});

describe('A response in the state', () => {
	it('has its time, and clears the errors of its own slots only', () => {
		const state = reduce(stored, receive({ [order.key(2)]: beanie }, 200));
		expect(valueOf(state, order, 2)).toBe(beanie);
		expect(errorOf(state, order, 2)).toBeUndefined();
		expect(state.errors).toEqual({ save: 'not saved' });
		expect(state.times).toEqual({ [order.key(1)]: 100, [order.key(2)]: 200 });
	});

	it('has the current time by default', () => {
		const now = jest.spyOn(Date, 'now').mockReturnValue(1234);
		expect(after(receive({ [greeting.key()]: 'hello' })).times).toEqual({ [greeting.key()]: 1234 });
		now.mockRestore();
	});

	it('of several slots counts as a whole, even if one of them is unchanged', () => {
		const state = reduce(stored, receive({ [order.key(1)]: beanie, [order.key(3)]: beanie }, 100));
		expect(valueOf(state, order, 3)).toBe(beanie);
		expect(state.times).toMatchObject({ [order.key(1)]: 100, [order.key(3)]: 100 });
	});

	it('of nothing is a response as well', () => {
		const state = reduce(stored, receive({ [order.key(3)]: undefined }, 200));
		expect(Object.keys(state.data)).toContain(order.key(3));
	});

	it('with another time alone changes the time and keeps the values', () => {
		const state = reduce(stored, receive({ [order.key(1)]: beanie }, 200));
		expect(state.data).toBe(stored.data);
		expect(state.times[order.key(1)]).toBe(200);
	});
});

describe('An error in the state', () => {
	it('leaves the value in place', () => {
		expect(valueOf(stored, order, 2)).toEqual({});
		expect(errorOf(stored, order, 2)).toBe('no');
	});

	it.each([undefined, null])('is cleared by %s alone', (nothing) => {
		expect(reduce(stored, fail('save', nothing)).errors).toEqual({ [order.key(2)]: 'no' });
	});

	it('may be any thrown value, such as an empty text', () => {
		expect(reduce(stored, fail('save', '')).errors).toHaveProperty('save', '');
	});
});

describe('Dropping slots', () => {
	it('removes all their data, including read times, and keeps the others', () => {
		valueOf(stored, order, 1);
		valueOf(stored, order, 2);
		const state = reduce(stored, forget([order.key(2), order.key(7)]));
		expect(state).toMatchObject({
			data: { [order.key(1)]: beanie },
			times: { [order.key(1)]: 100 },
			requesting: {},
		});
		for (const record of [state.data, state.errors, state.times, state.requesting]) {
			expect(Object.keys(record)).not.toContain(order.key(2));
		}
		expect(state.errors).toEqual({ save: 'not saved' });
		expect([...state.recency.keys()]).toContain(order.key(1));
		expect([...state.recency.keys()]).not.toContain(order.key(2));
	});

	it('removes a slot that has only an error, a time or a request', () => {
		for (const action of [fail('order|9', 'no'), setRequesting('order|9', true)]) {
			expect(reduce(after(action), forget(['order|9']))).toEqual(after());
		}
	});
});

describe('A request that ended without a response', () => {
	it('is over, and leaves a slot with a value or an error unchanged', () => {
		const failed = after(fail('order|9', 'no'), setRequesting('order|9', true));
		const ended = reduce(failed, settled(failed, 'order|9'));
		expect(ended).toMatchObject({ errors: { 'order|9': 'no' }, requesting: { 'order|9': false } });
		const received = after(receive({ 'order|9': beanie }), setRequesting('order|9', true));
		const kept = reduce(received, settled(received, 'order|9'));
		expect(kept).toMatchObject({ data: { 'order|9': beanie }, requesting: { 'order|9': false } });
	});

	it('leaves no trace in an empty slot', () => {
		const asked = after(setRequesting('order|9', true));
		expect(reduce(asked, settled(asked, 'order|9'))).toEqual(after());
	});
});

describe('The state', () => {
	it.each<[string, ResourceAction]>([
		['the same response at the same time', receive({ [order.key(1)]: beanie }, 100)],
		['the same error', fail('save', 'not saved')],
		['no error where none was', fail(order.key(1), undefined)],
		['a request that was under way', setRequesting(order.key(2), true)],
		['slots that were never there', forget([order.key(7)])],
		['an action of another package', { type: '@@redux/INIT' } as unknown as ResourceAction],
	])('is the same object after %s, so that no reader renders', (_what, action) => {
		expect(reduce(stored, action)).toBe(stored);
	});

	it('is a new object after any change, however small', () => {
		for (const action of [
			receive({ [order.key(1)]: beanie }, 101),
			fail('save', 'again not saved'),
			fail('save', undefined),
			setRequesting(order.key(2), false),
			forget([order.key(1)]),
		]) {
			expect(reduce(stored, action)).not.toBe(stored);
		}
	});
});
