/** One row of wc_customer_lookup. */
export interface Customer {
	readonly id: number;
	/** Null for a guest. */
	readonly userId: number | null;
	username: string;
	firstName: string;
	lastName: string;
	readonly email: string;
	/** UTC, as in WooCommerce. */
	lastActive: string | null;
	/** Shop time. */
	registered: string | null;
	country: string;
	postcode: string;
	city: string;
	state: string;
}

/** An empty row. */
export const blankCustomer: Customer = {
	id: 0,
	userId: null,
	username: '',
	firstName: '',
	lastName: '',
	email: '',
	lastActive: null,
	registered: null,
	country: '',
	postcode: '',
	city: '',
	state: '',
};
