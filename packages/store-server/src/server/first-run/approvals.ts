import { newToken, sameSecret } from '../auth/tokens';

/** A shop whose user was asked to approve Store Analytics. */
export interface Approval {
	readonly shop: string;
	readonly timeZone: string | null;
	/** The origin of the page that began. WordPress only comes back to 127.0.0.1, never to localhost. */
	readonly origin: string;
}

interface Waiting extends Approval {
	readonly state: string;
	readonly session: string;
	readonly until: number;
}

/** Milliseconds to log in to the shop and approve. */
const PATIENCE = 15 * 60_000;

/** The most approvals that wait at once; a further one forgets the oldest. */
const MOST = 20;

/** Approvals under way. Each state is a secret that counts once, soon, and for the session that began. */
export class Approvals {
	private waiting: Waiting[] = [];

	constructor(private readonly now: () => number = Date.now) {}

	/** Returns the state that the shop sends back. */
	begin(approval: Approval, session: string): string {
		const state = newToken();
		const until = this.now() + PATIENCE;
		this.waiting = [...this.open(), { ...approval, session, until, state }].slice(-MOST);
		return state;
	}

	/** The origin where a state began; null if it does not count any more. */
	originOf(state: string): string | null {
		return this.find(state)?.origin ?? null;
	}

	/** Takes a state; null if it does not count, or belongs to another session. */
	take(state: string, session: string): Approval | null {
		const found = this.find(state);
		if (!found || !sameSecret(found.session, session)) return null;
		this.waiting = this.waiting.filter((one) => one !== found);
		return found;
	}

	private find(state: string): Waiting | undefined {
		return this.open().find((one) => sameSecret(one.state, state));
	}

	private open(): Waiting[] {
		return this.waiting.filter(({ until }) => until > this.now());
	}
}
