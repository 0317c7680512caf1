import { parseItems, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import {
	createResourceStore,
	fail,
	isUnderWay,
	receive,
	resolver,
	setRequesting,
	slot,
	valueOf,
	type ResourceState,
	type Thunk,
} from '../../resource';

/** Name of the store of shipping partners. */
export const STORE_NAME = 'wc/shipping-methods';

/** The layout of a partner. */
interface Layout {
	image: string;
	image_label?: string;
	description?: string;
	features: { icon: string; title?: string; description: string }[];
}

/** A shipping partner suggested to the shop. */
export interface ShippingMethod {
	slug: string;
	name: string;
	description: string;
	learn_more_link: string;
	is_visible: boolean;
	available_layouts: ('row' | 'column')[];
	layout_row?: Layout;
	layout_column?: Layout;
	/** Slugs of plugins that it needs. */
	dependencies?: string[];
}

const operation = 'getShippingMethods';
const methods = slot<readonly ShippingMethod[]>('methods');
const none: readonly ShippingMethod[] = Object.freeze([]);

const selectors = {
	/** Returns the partners in the shop's order; empty until they have loaded. */
	getShippingMethods: (state: ResourceState): readonly ShippingMethod[] =>
		valueOf(state, methods) ?? none,
	/** Checks whether the request is in flight. */
	isShippingMethodsUpdating: (state: ResourceState): boolean => isUnderWay(state, operation),
};

const received = (list: readonly ShippingMethod[]): Thunk<void> => {
	return ({ dispatch }) => {
		dispatch(setRequesting(operation, false));
		dispatch(receive({ [methods.key()]: list }));
	};
};
const failed = (error: unknown): Thunk<void> => {
	return ({ dispatch }) => {
		dispatch(setRequesting(operation, false));
		dispatch(fail(operation, error));
	};
};

const actions = {
	getShippingMethodsRequest: () => setRequesting(operation, true),
	getShippingMethodsSuccess: received,
	getShippingMethodsError: failed,
};

function parseMethods(reply: unknown): ShippingMethod[] {
	return parseItems(reply).filter(
		({ slug }) => typeof slug === 'string',
	) as unknown as ShippingMethod[]; // fields are shown as they come
}

const resolvers = {
	getShippingMethods: resolver(operation, {
		store: STORE_NAME,
		slot: methods,
		operation,
		load: (_: [], signal) => request({ path: paths.shippingPartners, signal, parse: parseMethods }),
	}),
};

/** `wc/shipping-methods`: shipping partners suggested to the shop. */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
