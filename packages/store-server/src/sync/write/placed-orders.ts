import type { StoreDatabase } from '../../database/store-database';
import type { OrderOfCustomer } from '../../orders/customer-directory';

/** The fields of an order that identify its customer. */
export interface PlacedOrder {
	readonly id: number;
	readonly status: string;
	readonly user_id: number;
	readonly customer_id: number;
	readonly created: string;
	readonly created_gmt: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly email: string;
	readonly country: string;
	readonly postcode: string;
	readonly city: string;
	readonly state: string;
	readonly parcel_first: string | null;
	readonly parcel_last: string | null;
	/** False for orders that no report counts. */
	readonly counted: boolean;
}

export const noAddress = {
	firstName: '',
	lastName: '',
	email: '',
	address1: '',
	city: '',
	state: '',
	postcode: '',
	country: '',
};

/**
 * Shipping names of orders without a billing name; only the documents of these are read, because documents are large.
 */
const PARCELS = `SELECT id, json_extract_string(body, '$.shipping.first_name') AS parcel_first,
	json_extract_string(body, '$.shipping.last_name') AS parcel_last
	FROM orders WHERE first_name = '' AND last_name = ''`;

/** Inserts the orders by date into `sync_placed`. */
export async function sortOrders(within: StoreDatabase, where: string): Promise<void> {
	await within.run(`CREATE OR REPLACE TEMP TABLE sync_placed AS
		SELECT id, status, user_id, customer_id, date_created AS created, date_created_gmt AS created_gmt, first_name, last_name,
			email, country, postcode, city, state, parcel_first, parcel_last,
			id IN (SELECT order_id FROM wc_order_stats WHERE parent_id = 0) AS counted
			FROM orders LEFT JOIN (${PARCELS}) USING (id) WHERE ${where} ORDER BY date_created, id`);
}

export function personOf(order: PlacedOrder): OrderOfCustomer {
	return {
		id: order.id,
		userId: order.user_id,
		created: { local: order.created, utc: order.created_gmt },
		billing: {
			...noAddress,
			firstName: order.first_name,
			lastName: order.last_name,
			email: order.email,
			country: order.country,
			postcode: order.postcode,
			city: order.city,
			state: order.state,
		},
		shippingName: {
			firstName: order.parcel_first ?? '',
			lastName: order.parcel_last ?? '',
		},
	};
}
