import { parseItems, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { __ } from '@wordpress/i18n';
import {
	createResourceStore,
	entities,
	fail,
	failureOf,
	isUnderWay,
	operate,
	OperationError,
	receive,
	resolver,
	setRequesting,
	slot,
	stateOf,
	tellOtherTabs,
	valueOf,
	type ResourceState,
	type Thunk,
} from '../../resource';

/** Name of the payment gateways store. */
export const STORE_NAME = 'wc/payment-gateways';

/** A setting of a payment gateway. */
interface SettingDefinition {
	id: string;
	label: string;
	description: string;
	type: string;
	value: string | string[];
	default: string;
	options?: Record<string, Record<string, string>>;
	placeholder: string;
	tip: string;
	is_dismissed: string;
}

/** A payment gateway of the shop (S3.payment-gateway.1). */
export interface PaymentGateway<Settings = Record<string, SettingDefinition>> {
	id: string;
	title: string;
	description: string;
	order: number | '';
	enabled: boolean;
	method_title: string;
	method_description: string;
	method_supports: string[];
	settings: Settings;
	settings_url?: string;
	needs_setup?: boolean;
}

const gateways = entities<PaymentGateway>('gateway');
const ids = slot<readonly string[]>('gateways');
const none: readonly PaymentGateway[] = Object.freeze([]);

const selectors = {
	/** One gateway; undefined until it is there. */
	getPaymentGateway: (state: ResourceState, id: string): PaymentGateway | undefined =>
		valueOf(state, gateways.place, id),
	/** All gateways in the shop's order; empty until they are there. */
	getPaymentGateways: (state: ResourceState): readonly PaymentGateway[] => {
		const list = valueOf(state, ids);
		return list ? gateways.list(state, list) : none;
	},
	/** What went wrong with an operation, such as `getPaymentGateways`; false for nothing. */
	getPaymentGatewayError: failureOf,
	/** Whether a change is in flight. */
	isPaymentGatewayUpdating: (state: ResourceState): boolean =>
		isUnderWay(state, 'updatePaymentGateway'),
};

function path(id: string): string {
	return `${paths.paymentGateways}/${id}`;
}

/** Changes a gateway. Rejects unless the shop responds with the same gateway (S5.stores.6). */
function updatePaymentGateway(
	id: string,
	data: Partial<PaymentGateway>,
): Thunk<Promise<PaymentGateway>> {
	return (thunkArgs) =>
		operate(thunkArgs, 'updatePaymentGateway', async () => {
			const gateway = await request<PaymentGateway | null>({ path: path(id), method: 'PUT', data });
			if (gateway?.id !== id) {
				const message = __('The payment method could not be changed.', 'store-analytics');
				throw new OperationError(gateway, message);
			}
			thunkArgs.dispatch(receive(gateways.values([gateway])));
			tellOtherTabs(STORE_NAME, 'updatePaymentGatewaySuccess', gateway);
			return gateway;
		});
}

const received = (list: readonly PaymentGateway[]) =>
	receive({ ...gateways.values(list), [ids.key()]: list.map(({ id }) => id) });
const receivedOne = (gateway: PaymentGateway): Thunk<void> => {
	return ({ dispatch, select }) => {
		const known = valueOf(stateOf({ select }), ids);
		const isListed = known?.includes(gateway.id) ?? true;
		dispatch(receive(gateways.values([gateway])));
		if (!isListed) dispatch(receive({ [ids.key()]: [...(known ?? []), gateway.id] }));
	};
};

const actions = {
	getPaymentGatewaysRequest: () => setRequesting('getPaymentGateways', true),
	getPaymentGatewaysSuccess: received,
	getPaymentGatewaysError: (error: unknown) => fail('getPaymentGateways', error),
	getPaymentGatewayRequest: () => setRequesting('getPaymentGateway', true),
	getPaymentGatewayError: (error: unknown) => fail('getPaymentGateway', error),
	getPaymentGatewaySuccess: receivedOne,
	updatePaymentGatewaySuccess: receivedOne,
	updatePaymentGatewayRequest: () => setRequesting('updatePaymentGateway', true),
	updatePaymentGatewayError: (error: unknown) => fail('updatePaymentGateway', error),
	updatePaymentGateway,
};

function parseGateways(reply: unknown): PaymentGateway[] {
	return parseItems(reply).filter(
		({ id }) => typeof id === 'string',
	) as unknown as PaymentGateway[]; // fields are shown as they come
}

const resolvers = {
	getPaymentGateways: resolver('getPaymentGateways', {
		store: STORE_NAME,
		slot: ids,
		operation: 'getPaymentGateways',
		async load(_, signal, thunkArgs) {
			const before = stateOf(thunkArgs);
			const list = await request({ path: paths.paymentGateways, signal, parse: parseGateways });
			gateways.putResponse(list, before, thunkArgs);
			return list.map(({ id }) => id);
		},
	}),
	getPaymentGateway: resolver<[id: string], PaymentGateway>('getPaymentGateway', {
		store: STORE_NAME,
		slot: gateways.place as never, // ids of gateways are text
		operation: 'getPaymentGateway',
		load: ([id], signal) => request({ path: path(id), signal }),
	}),
};

/** `wc/payment-gateways`: payment gateways (S7.payment-gateways). */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
