import { emailKey } from '../../orders/customer-directory';

/** People whose customers must be assigned again: by account, by e-mail, and orders without either. */
export class CustomerScope {
	readonly users = new Set<number>();
	readonly emails = new Set<string>();
	readonly orders = new Set<number>();

	/** The person behind an order: an account (0: none) or an e-mail. */
	add(orderId: number, userId: number, email: string): void {
		this.orders.add(orderId);
		this.addPerson(userId, email);
	}

	addPerson(userId: number, email: string): void {
		if (userId > 0) this.users.add(userId);
		if (emailKey(email) !== '') this.emails.add(emailKey(email));
	}

	addAll(other: CustomerScope): void {
		for (const user of other.users) this.users.add(user);
		for (const email of other.emails) this.emails.add(email);
		for (const order of other.orders) this.orders.add(order);
	}

	get isEmpty(): boolean {
		return this.users.size + this.emails.size + this.orders.size === 0;
	}
}
