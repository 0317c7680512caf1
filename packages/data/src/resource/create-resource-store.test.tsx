import { createRegistry, register, select } from '@wordpress/data';
import { settle } from '../testing/fake-shop';
import { heldPages, NAME as PAGES } from '../testing/held-pages';
import { byQuery, createResourceStore, registerOnce } from './create-resource-store';
import { actionsOf } from './hydrate';
import { resolver } from './requests/resolve';
import { slot, valueOf, type ResourceState } from './state';
import type { Registry } from './thunk';

const NAME = 'test/reports';
type Args = [endpoint: string, query?: object, limit?: number];
const place = slot<number, Args>('reports', (...args) => JSON.stringify(args));
let asked: unknown[];
let signals: AbortSignal[];

const store = createResourceStore(NAME, {
	selectors: {
		getReport: byQuery(1, (state: ResourceState, ...args: Args) => valueOf(state, place, ...args)),
		getName: () => 'reports',
	},
	actions: { rename: (name: string) => ({ type: 'RENAME', name }) },
	resolvers: {
		getReport: resolver('getReport', {
			store: NAME,
			slot: place,
			load: async (args: Args, signal) => {
				asked.push(args);
				signals.push(signal);
				if (args[0] === 'slow') return new Promise<number>(() => {});
				if (args[0] === 'broken') throw new Error('no');
				return asked.length;
			},
		}),
		getName: () => () => {},
	},
});

let registry: ReturnType<typeof createRegistry>;
beforeEach(() => {
	asked = [];
	signals = [];
	registry = createRegistry();
	registry.register(store);
});

type Reading = Record<string, (...args: unknown[]) => unknown>;
const read = () => registry.select(NAME) as Reading; // metadata selectors take any arguments
const act = async (name: string, ...args: unknown[]) => {
	actionsOf(registry as unknown as Registry, NAME)[name]?.(...(args as never[]));
	await settle();
};
const ask = async (...args: Args) => {
	registry.select(store).getReport(...args);
	await settle();
};

describe('A query', () => {
	it('is requested once in all forms with the same meaning', async () => {
		await ask('revenue', { page: 1, after: '2026' });
		await ask('revenue', { after: '2026', page: '1', search: undefined });
		expect(asked).toHaveLength(1);
		await ask('revenue', { page: 2, after: '2026' });
		expect(asked).toHaveLength(2);
	});

	it('is the only argument that is normalized', async () => {
		await ask('revenue', { page: 1 }, 5);
		await ask('orders', { page: 1 }, 5);
		await ask('revenue', { page: 1 }, 6);
		expect(asked).toEqual([
			['revenue', { page: '1' }, 5],
			['orders', { page: '1' }, 5],
			['revenue', { page: '1' }, 6],
		]);
	});

	it('is found by @wordpress/data under the names of newer WordPress and of versions before 6.9', () => {
		const selector = byQuery(1, () => undefined);
		for (const name of ['normalizeArgs', '__unstableNormalizeArgs']) {
			const normalize: unknown = Reflect.get(selector, name);
			expect(typeof normalize === 'function' && normalize(['revenue', { page: 1 }])).toEqual([
				'revenue',
				{ page: '1' },
			]);
		}
	});

	it('may be left out', async () => {
		await ask('revenue');
		await ask('revenue');
		expect(asked).toEqual([['revenue']]);
	});
});

describe('The metadata of a response', () => {
	it('are empty before it arrives', async () => {
		expect(read()['hasResponse']?.('getReport', ['revenue', {}])).toBe(false);
		expect(read()['getResponseTime']?.('getReport', ['revenue', {}])).toBeUndefined();
	});

	it('contain that it arrived, good or bad, and when', async () => {
		const now = jest.spyOn(Date, 'now').mockReturnValue(1234);
		await ask('revenue', { page: 1 });
		await ask('broken', { page: 1 });
		now.mockRestore();
		expect(read()['hasResponse']?.('getReport', ['revenue', { page: '1' }])).toBe(true);
		expect(read()['getResponseTime']?.('getReport', ['revenue', { page: '1' }])).toBe(1234);
		expect(read()['hasResponse']?.('getReport', ['broken', { page: '1' }])).toBe(true);
		expect(read()['getResponseTime']?.('getReport', ['broken', { page: '1' }])).toBeUndefined();
		expect(read()['hasResponse']?.('getReport', ['orders', { page: '1' }])).toBe(false);
	});

	it('do not report a response while a newer one is in flight', async () => {
		const { registry: pages, storeOf, request } = heldPages();
		const page = storeOf();
		const has = () => (pages.select(PAGES) as Reading)['hasResponse']?.('getPage', [1]);
		await page.ask();
		expect(has()).toBe(false);
		await request().respond({ rows: 'old' });
		expect(has()).toBe(true);
		await page.askAgain();
		expect(has()).toBe(false);
		await request(1).refuse(new Error('no'));
		expect(has()).toBe(true);
	});

	it('are empty for selectors with a resolver of their own, or without one', () => {
		for (const selector of ['getName', 'rename', 'unknown']) {
			expect(read()['hasResponse']?.(selector, [])).toBe(false);
			expect(read()['getResponseTime']?.(selector, [])).toBeUndefined();
		}
	});
});

describe('The metadata actions of @wordpress/data', () => {
	const finished = (...args: Args) => read()['hasFinishedResolution']?.('getReport', args);
	const resolving = (...args: Args) => read()['isResolving']?.('getReport', args);
	const failure = (...args: Args) => read()['getResolutionError']?.('getReport', args);

	it('find a query in whatever form it is given', async () => {
		await ask('revenue', { page: 1 });
		await act('invalidateResolution', 'getReport', ['revenue', { page: '1', search: undefined }]);
		expect(finished('revenue', { page: 1 })).toBe(false);
		await ask('revenue', { page: 1 });
		expect(asked).toHaveLength(2);
	});

	it('start, finish and fail one resolution', async () => {
		const args: Args = ['revenue', { page: 1, search: undefined }];
		await act('startResolution', 'getReport', args);
		expect(resolving('revenue', { page: '1' })).toBe(true);
		await act('finishResolution', 'getReport', args);
		expect(finished('revenue', { page: '1' })).toBe(true);
		await act('failResolution', 'getReport', args, 'no');
		expect(failure('revenue', { page: '1' })).toBe('no');
	});

	it('start, finish and fail many', async () => {
		const pages: Args[] = [1, 2].map((page) => ['revenue', { page, search: undefined }]);
		const each = (look: (...args: Args) => unknown) =>
			[1, 2].map((page) => look('revenue', { page: String(page) }));
		await act('startResolutions', 'getReport', pages);
		expect(each(resolving)).toEqual([true, true]);
		await act('finishResolutions', 'getReport', pages);
		expect(each(finished)).toEqual([true, true]);
		await act('failResolutions', 'getReport', pages, ['no', 'neither']);
		expect(each(failure)).toEqual(['no', 'neither']);
	});

	it('keep the arguments of other selectors unchanged, also when there are none', async () => {
		await act('startResolution', 'getName');
		expect(read()['isResolving']?.('getName', [])).toBe(true);
		await act('startResolution', 'getName', [{ page: 1 }]);
		expect(read()['isResolving']?.('getName', [{ page: 1 }])).toBe(true);
		expect(read()['isResolving']?.('getName', [{ page: '1' }])).toBe(false);
	});
});

it('abandon() cancels a request whose query is given in another form', async () => {
	await ask('slow', { page: 1 });
	await act('abandon', 'getReport', ['slow', { page: '2' }]);
	expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
	await act('abandon', 'getReport', ['slow', { page: 1 }]);
	expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('abandon() does nothing for selectors outside the shared mechanism', async () => {
	await expect(act('abandon', 'getName', [])).resolves.toBeUndefined();
	await expect(act('abandon', 'unknown', [])).resolves.toBeUndefined();
});

it('registerStore() leaves a store alone whose name is taken', () => {
	const named = (selectors: Record<string, () => string>) =>
		createResourceStore('test/taken', { selectors, actions: {} });
	const complain = jest.spyOn(console, 'error').mockImplementation();
	register(named({ whose: () => 'WooCommerce' }));
	registerOnce(named({ whose: () => 'ours' }));
	expect(complain).not.toHaveBeenCalled();
	complain.mockRestore();
	expect((select('test/taken') as Reading)['whose']?.()).toBe('WooCommerce');
	registerOnce(
		createResourceStore('test/free', { selectors: { whose: () => 'ours' }, actions: {} }),
	);
	expect((select('test/free') as Reading)['whose']?.()).toBe('ours');
});
