import type { Row } from './lookup-rows';
import type { Address, SourceOrder } from './order-source';

/** One line of wc_customer_lookup. */
export interface Customer {
	readonly id: number;
	/** Null for a guest. */
	readonly userId: number | null;
	username: string;
	firstName: string;
	lastName: string;
	readonly email: string;
	/** UTC, as the peer keeps it. */
	lastActive: string | null;
	/** Shop time. */
	registered: string | null;
	country: string;
	postcode: string;
	city: string;
	state: string;
}

/**
 * Who bought: registered customers by account, guests by e-mail. The same person as guest and with an account is two.
 * Customers that were added as known keep what was said about them; others follow their latest order.
 */
export class CustomerDirectory {
	private readonly byUser = new Map<number, Customer>();
	private readonly byEmail = new Map<string, Customer>();
	private readonly known = new Set<Customer>();
	private lastId = 0;
	private gaps: number[] | null = null;

	addKnown(customer: Customer): void {
		this.add(customer);
		this.known.add(customer);
	}

	/** A registered customer who has no line yet. */
	addUser(customer: Omit<Customer, 'id'> & { userId: number }): void {
		if (!this.byUser.has(customer.userId)) this.add({ ...customer, id: this.newId() });
	}

	/** The customer of an order; made on first sight. Orders must come in the order of their dates. */
	customerOf(order: SourceOrder): Customer {
		const found =
			order.userId > 0
				? this.byUser.get(order.userId)
				: this.byEmail.get(order.billing.email.toLowerCase());
		const customer = found ?? this.firstSight(order);
		if (!this.known.has(customer)) follow(customer, order);
		return customer;
	}

	get size(): number {
		return this.byUser.size + this.byEmail.size;
	}

	/** Rows of wc_customer_lookup by id. */
	rows(): Row[] {
		return [...this.byUser.values(), ...this.byEmail.values()]
			.sort((one, other) => one.id - other.id)
			.map((customer) => [
				customer.id,
				customer.userId,
				customer.username,
				customer.firstName,
				customer.lastName,
				customer.email,
				customer.lastActive,
				customer.registered,
				customer.country,
				customer.postcode,
				customer.city,
				customer.state,
			]);
	}

	private firstSight(order: SourceOrder): Customer {
		const { billing } = order;
		return this.add({
			id: this.newId(),
			userId: order.userId || null,
			username: '',
			...namesOf(order),
			email: billing.email,
			lastActive: null,
			registered: null,
			...placeOf(billing),
		});
	}

	/** Ids that known customers leave free come first: an export whose pages overlap has lost just those customers. */
	private newId(): number {
		this.gaps ??= this.freeIds();
		return this.gaps.shift() ?? this.lastId + 1;
	}

	private freeIds(): number[] {
		const taken = new Set([...this.known].map(({ id }) => id));
		return Array.from({ length: this.lastId }, (_, index) => index + 1).filter(
			(id) => !taken.has(id),
		);
	}

	private add(customer: Customer): Customer {
		if (customer.userId === null) this.byEmail.set(customer.email.toLowerCase(), customer);
		else this.byUser.set(customer.userId, customer);
		this.lastId = Math.max(this.lastId, customer.id);
		return customer;
	}
}

function follow(customer: Customer, order: SourceOrder): void {
	const { firstName, lastName } = namesOf(order);
	if (firstName || lastName) Object.assign(customer, { firstName, lastName });
	Object.assign(customer, placeOf(order.billing), { lastActive: order.created.utc });
}

function namesOf({ billing, shippingName }: SourceOrder) {
	return {
		firstName: billing.firstName || (shippingName?.firstName ?? ''),
		lastName: billing.lastName || (shippingName?.lastName ?? ''),
	};
}

function placeOf({ country, postcode, city, state }: Address) {
	return { country, postcode, city, state };
}
