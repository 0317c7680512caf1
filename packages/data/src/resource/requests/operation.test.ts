import { createRegistry } from '@wordpress/data';
import { createResourceStore } from '../create-resource-store';
import type { ResourceState } from '../state';
import type { ThunkArgs } from '../thunk';
import { failureOf, isUnderWay, messageOf, operate, OperationError, track } from './operation';

let steps: unknown[];
beforeEach(() => (steps = []));

const store = createResourceStore('test/operation', {
	selectors: {
		isSaving: (state: ResourceState) => isUnderWay(state, 'save'),
		getFailure: (state: ResourceState) => failureOf(state, 'save'),
	},
	actions: {
		operate: (work: () => Promise<unknown>) => (args: ThunkArgs) => operate(args, 'save', work),
		track: (work: () => Promise<unknown>) => (args: ThunkArgs) => track(args, 'save', work),
	},
});

function open() {
	const registry = createRegistry();
	registry.register(store);
	const look = () => {
		const { isSaving, getFailure } = registry.select(store);
		return { isSaving: isSaving(), failure: getFailure() };
	};
	return { actions: registry.dispatch(store), look };
}
const failing = (error: unknown) => () => Promise.reject(error);
const failed = (work: Promise<unknown>) =>
	work.then(
		() => Promise.reject(new Error('It did not fail.')),
		(error: unknown) => error,
	);

describe('An operation', () => {
	it('is in flight while it works, and returns the result', async () => {
		const { actions, look } = open();
		expect(look()).toEqual({ isSaving: false, failure: false });
		const work = async () => {
			steps.push(look());
			return 'saved';
		};
		expect(await actions.operate(work)).toBe('saved');
		expect(steps).toEqual([{ isSaving: true, failure: false }]);
		expect(look()).toEqual({ isSaving: false, failure: false });
	});

	it('keeps its error until the next try begins', async () => {
		const { actions, look } = open();
		const cause = { code: 'no', message: 'No such option.' };
		await failed(actions.track(failing(cause)));
		expect(look()).toEqual({ isSaving: false, failure: cause });
		await actions.track(async () => steps.push(look()));
		expect(steps).toEqual([{ isSaving: true, failure: false }]);
		expect(look()).toEqual({ isSaving: false, failure: false });
	});

	it('rejects callers inside the package with the cause itself', async () => {
		const cause = new Error('offline');
		expect(await failed(open().actions.track(failing(cause)))).toBe(cause);
	});

	it('[S8.13] rejects callers outside with an error that names the cause', async () => {
		const cause = { code: 'no', message: 'No such option.' };
		const error = await failed(open().actions.operate(failing(cause)));
		expect(error).toBeInstanceOf(OperationError);
		expect(error).toMatchObject({ name: 'OperationError', message: 'No such option.', cause });
	});

	it('[S8.13] does not wrap such an error a second time', async () => {
		const error = new OperationError({ message: 'gone' }, 'The order is gone.');
		expect(await failed(open().actions.operate(failing(error)))).toBe(error);
		expect(error.message).toBe('The order is gone.');
	});
});

it.each([
	[new Error('offline'), 'offline'],
	[{ message: 42 }, '42'],
	[{ code: 'no' }, ''],
	['offline', ''],
	[null, ''],
	[undefined, ''],
])('The message of %p is "%s"', (error, sentence) => {
	expect(messageOf(error)).toBe(sentence);
});
