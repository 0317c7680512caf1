import type { CustomerDirectory } from '../../../orders/customer-directory';
import type { Row } from '../../../orders/lookup-rows';
import type { ShopTime } from '../../../base/time/shop-time';
import { momentOf } from '../orders/orders';
import { person, type Person } from './people';
import type { Random } from '../random';

/** Share of orders from returning customers. */
const RETURNING = 0.52;

/** The demo shop’s customers; their number grows over time. */
export class Buyers {
	private count = 0;
	private rows: Row[] = [];

	constructor(
		private readonly directory: CustomerDirectory,
		private readonly time: ShopTime,
	) {}

	/** The customer of an order at the time `at`: a known one (recent ones are likelier) or a new one. */
	next(random: Random, at: number): Person {
		if (this.count > 20 && random.chance(RETURNING)) {
			const back = Math.floor(this.count * random.next() ** 1.6);
			return person(this.count - back);
		}
		return this.arrive(at);
	}

	/** Adds a new customer; one with an account becomes a row of `users` at once. */
	arrive(at: number): Person {
		const newcomer = person(++this.count);
		if (newcomer.userId > 0) this.register(newcomer, at);
		return newcomer;
	}

	/** Number of rows that `takeRows` would return. */
	get waiting(): number {
		return this.rows.length;
	}

	/** Rows of `users` since the last call. */
	takeRows(): Row[] {
		const { rows } = this;
		this.rows = [];
		return rows;
	}

	private register(newcomer: Person, at: number): void {
		const { userId, username, email, firstName, lastName } = newcomer;
		const { local, utc } = momentOf(this.time, at - newcomer.registeredBefore * 60_000);
		this.directory.addUser({
			userId,
			username,
			email,
			firstName,
			lastName,
			lastActive: utc,
			registered: local,
			country: newcomer.place.country,
			postcode: newcomer.postcode,
			city: newcomer.city,
			state: newcomer.state,
		});
		const body = { id: userId, username, email, first_name: firstName, last_name: lastName };
		this.rows.push([
			userId,
			username,
			email,
			firstName,
			lastName,
			'customer',
			local,
			utc,
			JSON.stringify({ ...body, role: 'customer' }),
		]);
	}
}
