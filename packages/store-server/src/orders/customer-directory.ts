import { blankCustomer, type Customer } from './customer';
import { CustomerIds } from './customer-ids';
import type { Row } from './lookup-rows';
import type { SourceOrder } from './order-source';

const DAY = 24 * 60 * 60_000;

/** The fields of an order that identify its customer. */
export type OrderOfCustomer = Pick<
	SourceOrder,
	'id' | 'userId' | 'created' | 'billing' | 'shippingName'
>;

/** Row data of an account that buys without the customer role. */
export interface Account {
	readonly userId: number;
	readonly username: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly email: string;
	/** Shop time. */
	readonly registered: string | null;
}

/**
 * Assigns customers to orders: registered ones by account, guests by e-mail, and a separate customer for an order
 * without either. A person with orders as guest and by account counts twice, unless the shop's own list has only one.
 * Known customers keep their data; others get the data of their latest order.
 */
export class CustomerDirectory {
	private readonly all: Customer[] = [];
	private readonly byUser = new Map<number, Customer>();
	private readonly byEmail = new Map<string, Customer>();
	/** Known guests without e-mail by the time of their order (UTC), until an order claims them; by id. */
	private readonly nameless = new Map<string, Customer[]>();
	/** Guests without e-mail by their order. */
	private readonly byOrder = new Map<number, Customer>();
	private readonly foundByOrder = new Map<number, Customer>();
	/** Known customers with an account, by e-mail. */
	private readonly members = new Map<string, Customer>();
	private readonly known = new Set<Customer>();
	/** How many orders the shop's list counts for a guest. */
	private readonly listedOrders = new Map<Customer, number>();
	/** Customers of later orders with the e-mail of a guest in the list: that of a deleted account, or null for the guest. */
	private readonly later = new Map<string, Customer | null>();
	/** When a customer of the list was last active (UTC). */
	private latestActive = '';
	/** Customers of orders that the shop's own list does not contain: they were deleted. */
	private readonly gone = new Set<Customer>();
	/** False if pages of the shop's list overlapped: then one customer is missing per repeated one. */
	private hasAllKnown = true;
	private readonly keepsNew: boolean;
	private hasList: boolean;
	private readonly accounts = new Map<number, Account>();

	/**
	 * `keepsNew`: orders may contain customers that the list, which is older, does not have yet. `hasList`: the shop has
	 * a list, even if none of the added customers is in it.
	 */
	constructor(
		private readonly ids = new CustomerIds(),
		{ keepsNew = false, hasList = false }: { keepsNew?: boolean; hasList?: boolean } = {},
	) {
		this.keepsNew = keepsNew;
		this.hasList = hasList;
	}

	/**
	 * Adds a customer with an id. Of several with the same id the first counts, because pages of an export may overlap.
	 * `orders` is how many the list counts.
	 */
	addKnown(customer: Customer, orders?: number): void {
		this.hasList = true;
		if (this.ids.isTaken(customer.id)) {
			this.hasAllKnown = false;
			this.ids.noteRepeat();
			return;
		}
		this.add(customer);
		this.known.add(customer);
		if (orders !== undefined) this.listedOrders.set(customer, orders);
		if ((customer.lastActive ?? '') > this.latestActive)
			this.latestActive = customer.lastActive ?? '';
		if (customer.userId !== null) this.members.set(emailKey(customer.email), customer);
		if (customer.userId !== null || emailKey(customer.email) !== '') return;
		const moment = customer.lastActive ?? '';
		const same = [...(this.nameless.get(moment) ?? []), customer];
		this.nameless.set(
			moment,
			same.sort((one, other) => one.id - other.id),
		);
	}

	/** Adds a customer of earlier orders, with the id assigned then; ignored if the customer exists. */
	addFound(customer: Customer, orderId: number): void {
		if (customer.userId === null && emailKey(customer.email) === '') {
			if (!this.ids.isTaken(customer.id)) this.foundByOrder.set(orderId, customer);
			return;
		}
		const isThere =
			customer.userId === null
				? this.byEmail.has(emailKey(customer.email))
				: this.byUser.has(customer.userId);
		if (this.ids.isTaken(customer.id)) return;
		if (!isThere) this.add(customer);
		else if (customer.userId === null) this.addOfDeleted(customer);
	}

	/** Adds a registered customer without a row. If the shop's list is complete, it would have the row of a customer. */
	addUser(customer: Omit<Customer, 'id'> & { userId: number }): void {
		if (this.byUser.has(customer.userId)) return;
		if (this.listsEverybody()) this.addAccount(customer);
		else this.add({ ...customer, id: this.ids.next() });
	}

	/** Adds an account that gets a row only with its first order. */
	addAccount(account: Account): void {
		this.accounts.set(account.userId, account);
	}

	/**
	 * Returns the customer of an order, created on first use. Orders must arrive by date. `countOf` returns how many orders of a customer
	 * came before, as the shop's list counts them.
	 */
	customerOf(order: OrderOfCustomer, countOf: (customerId: number) => number = () => 0): Customer {
		const found =
			this.ofDeletedAccount(order, countOf) ??
			this.find(order) ??
			(isNameless(order) ? this.namelessOf(order) : null);
		const customer = found ?? this.firstSight(order);
		if (!this.known.has(customer)) {
			const { country, postcode, city, state } = order.billing;
			const place = { country, postcode, city, state };
			Object.assign(customer, this.namesOf(order), place, { lastActive: order.created.utc });
		}
		return customer;
	}

	/** Returns the customer of an order that must not create one; null if there is none. */
	find(order: OrderOfCustomer): Customer | null {
		return this.named(order) ?? this.byOrder.get(order.id) ?? null;
	}

	private named(order: OrderOfCustomer): Customer | null {
		if (order.userId > 0) return this.byUser.get(order.userId) ?? null;
		const email = emailKey(order.billing.email);
		return email === ''
			? null
			: (this.memberSince(email, order) ?? this.byEmail.get(email) ?? null);
	}

	/** Returns rows of wc_customer_lookup by id. */
	rows(): Row[] {
		return this.all
			.filter((customer) => !this.gone.has(customer))
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

	/**
	 * Newer shops assign a guest's orders to the account with that e-mail, once it exists. The guest has then not been
	 * active since, or is not in the list.
	 */
	private memberSince(email: string, order: OrderOfCustomer): Customer | null {
		const member = this.hasAllKnown ? this.members.get(email) : undefined;
		const guest = this.byEmail.get(email);
		const isGuest =
			guest && (!this.known.has(guest) || order.created.utc <= (guest.lastActive ?? ''));
		return member && !isGuest ? member : null;
	}

	/**
	 * The orders of a deleted account become those of a guest, but keep the account's customer. If a guest has the same e-mail, they are
	 * later than that guest was active, and more than the list counts, although it is newer: shops count an order within a day.
	 */
	private ofDeletedAccount(
		order: OrderOfCustomer,
		countOf: (customerId: number) => number,
	): Customer | null {
		const email = emailKey(order.billing.email);
		const guest = order.userId === 0 ? this.byEmail.get(email) : undefined;
		const listed = guest && this.listedOrders.get(guest);
		const isLater = guest?.lastActive && order.created.utc > guest.lastActive;
		if (listed === undefined || !isLater || this.memberSince(email, order)) return null;
		const known = this.later.get(email);
		if (known !== undefined || this.keepsNew || !this.listsEverybody()) return known ?? null;
		const hasAll = countOf(guest.id) >= listed;
		const isOld = isDayBefore(order.created.utc, this.latestActive);
		if (hasAll && isOld)
			return this.addOfDeleted({
				...blankCustomer,
				id: this.ids.next(),
				email: order.billing.email,
			});
		this.later.set(email, null);
		return null;
	}

	private addOfDeleted(customer: Customer): Customer {
		this.later.set(emailKey(customer.email), customer);
		this.gone.add(customer);
		this.ids.take(customer.id);
		return customer;
	}

	/** Assigns the order to the guest who was last active at its time. */
	private takeNameless(order: OrderOfCustomer): Customer | null {
		const customer = this.nameless.get(order.created.utc)?.shift();
		if (!customer) return null;
		Object.assign(customer, this.namesOf(order));
		this.byOrder.set(order.id, customer);
		return customer;
	}

	/** Guests without e-mail in the shop's list take priority over those known only from the order. */
	private namelessOf(order: OrderOfCustomer): Customer | null {
		const listed = this.takeNameless(order);
		const found = this.foundByOrder.get(order.id);
		if (listed || !found) return listed;
		this.byOrder.set(order.id, this.add(found));
		return found;
	}

	private firstSight(order: OrderOfCustomer): Customer {
		const { billing } = order;
		const account = this.accounts.get(order.userId);
		const customer = this.add({
			id: this.ids.next(),
			userId: order.userId || null,
			username: account?.username ?? '',
			firstName: '',
			lastName: '',
			email: billing.email || (account?.email ?? ''),
			lastActive: null,
			registered: account?.registered ?? null,
			country: '',
			postcode: '',
			city: '',
			state: '',
		});
		if (isNameless(order)) this.byOrder.set(order.id, customer);
		else if (!this.keepsNew && this.listsEverybody()) this.gone.add(customer);
		return customer;
	}

	private listsEverybody(): boolean {
		return this.hasList && this.hasAllKnown;
	}

	/** Returns the best name: that of the account, the billing or the shipping address; empty without any. */
	private namesOf({ userId, billing, shippingName }: OrderOfCustomer): Partial<Customer> {
		const account = this.accounts.get(userId);
		const firstName = account?.firstName || billing.firstName || (shippingName?.firstName ?? '');
		const lastName = account?.lastName || billing.lastName || (shippingName?.lastName ?? '');
		return firstName || lastName ? { firstName, lastName } : {};
	}

	private add(customer: Customer): Customer {
		const email = emailKey(customer.email);
		if (customer.userId !== null) this.byUser.set(customer.userId, customer);
		else if (email !== '') this.byEmail.set(email, customer);
		this.all.push(customer);
		this.ids.take(customer.id);
		return customer;
	}
}

function isDayBefore(one: string, other: string): boolean {
	const instant = (utc: string) => Date.parse(`${utc.replace(' ', 'T')}Z`);
	return instant(other) - instant(one) > DAY;
}

/** Whether the order is from a guest without e-mail. */
export function isNameless({
	userId,
	billing,
}: Pick<OrderOfCustomer, 'userId' | 'billing'>): boolean {
	return userId === 0 && emailKey(billing.email) === '';
}

/** E-mails are compared without case. */
export function emailKey(email: string): string {
	return email.trim().toLowerCase();
}
