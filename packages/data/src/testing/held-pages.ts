import { createRegistry } from '@wordpress/data';
import { createResourceStore } from '../resource/create-resource-store';
import { actionsOf } from '../resource/hydrate';
import { forgetResponses } from '../resource/requests/forget-responses';
import { failureOf, isUnderWay } from '../resource/requests/operation';
import { preparer, resolver, type Loading } from '../resource/requests/resolve';
import { errorOf, receive, slot, valueOf, type ResourceState } from '../resource/state';
import type { Registry } from '../resource/thunk';
import { settle } from './fake-shop';

/** The shop's response for a page. */
export interface Rows {
	rows: string;
}

/** One request to the shop; the test responds to it. */
export interface Sent {
	respond(value: Rows): Promise<void>;
	refuse(error: unknown): Promise<void>;
	signal: AbortSignal;
}

export const NAME = 'test/resolve';
const place = slot<Rows, [page: number]>('pages', String);
export const total = slot<number, [page: number]>('total', String);

/** The members of a store of pages; the first two send requests. */
const selectors = {
	getPage: (state: ResourceState, page: number) => valueOf(state, place, page),
	getPageAgain: (state: ResourceState, page: number) => valueOf(state, place, page),
	/** Like getPage, without a resolver: reading sends no request. */
	look: (state: ResourceState, page: number) => valueOf(state, place, page),
	getTotal: (state: ResourceState, page: number) => valueOf(state, total, page),
	getPageError: (state: ResourceState, page: number) => errorOf(state, place, page),
	isLoading: (state: ResourceState) => isUnderWay(state, 'load pages'),
	getFailure: (state: ResourceState) => failureOf(state, 'load pages'),
	getKeys: ({ data, errors, requesting, times }: ResourceState) =>
		[data, errors, requesting, times].flatMap((record) => Object.keys(record)),
};

/** A registry with stores of pages, whose requests wait until the test responds. */
export function heldPages() {
	const sent: Sent[] = [];
	const registry = createRegistry();
	const loading: Loading<[page: number], Rows> = {
		store: NAME,
		slot: place,
		load: (_args, signal) =>
			new Promise((resolve, reject) => {
				const then = (settleIt: () => void) => (settleIt(), settle());
				sent.push({
					respond: (value) => then(() => resolve(value)),
					refuse: (error) => then(() => reject(error)),
					signal,
				});
			}),
	};

	function storeOf(given: Partial<Loading<[page: number], Rows>> = {}, name = NAME) {
		const all = { ...loading, store: name, ...given };
		const prepare = preparer(all);
		const store = createResourceStore(name, {
			selectors,
			actions: {
				write: (page: number, value: Rows) => receive({ [place.key(page)]: value }),
				prepare: (page: number, signal: AbortSignal) => prepare([page], signal),
				forgetAll: () => forgetResponses(name),
			},
			resolvers: {
				getPage: resolver('getPage', all),
				getPageAgain: resolver('getPageAgain', all),
			},
		});
		registry.register(store);
		const [select, dispatch] = [() => registry.select(store), () => registry.dispatch(store)];
		return {
			select,
			dispatch,
			/** Like a component: sends the request a moment later. */
			async ask(page = 1, selector: 'getPage' | 'getPageAgain' = 'getPage') {
				select()[selector](page);
				await settle();
			},
			async askAgain() {
				await dispatch().invalidateResolution('getPage', [1]);
				await this.ask();
			},
			abandon: () => actionsOf(registry as unknown as Registry, name)['abandon']?.('getPage', [1]), // not typed, see createResourceStore
		};
	}

	const request = (index = 0): Sent => {
		const found = sent[index];
		if (!found) throw new Error(`Only ${sent.length} requests were sent.`);
		return found;
	};

	return { sent, registry, storeOf, request };
}
