import type { CustomerDirectory } from '../../../orders/customer-directory';
import type { Row } from '../../../orders/lookup-rows';
import type { ShopTime } from '../../../base/time/shop-time';
import { momentOf } from '../orders/orders';
import { person, type Person } from './people';
import type { Random } from '../random';

/** Share of orders by people who have bought before. */
const RETURNING = 0.52;

/** The people who buy at the demo shop; more and more of them as time goes on. */
export class Buyers {
	private count = 0;
	private rows: Row[] = [];

	constructor(
		private readonly directory: CustomerDirectory,
		private readonly time: ShopTime,
	) {}

	/** Who orders at the instant `at`: somebody known, rather a recent one, or somebody new. */
	next(random: Random, at: number): Person {
		if (this.count > 20 && random.chance(RETURNING)) {
			const back = Math.floor(this.count * random.next() ** 1.6);
			return person(this.count - back);
		}
		return this.arrive(at);
	}

	/** Somebody new; who has an account gets a line among the customers at once. */
	arrive(at: number): Person {
		const newcomer = person(++this.count);
		if (newcomer.userId > 0) this.register(newcomer, at);
		return newcomer;
	}

	/** How many rows `takeRows` would give. */
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
