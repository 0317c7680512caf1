/**
 * What can be wrong between us and the shop. `busy`, `timeout`, `unreachable`, `html` and `cut-off` may pass by
 * themselves; the others want a person.
 */
export type ShopProblem =
	| 'address'
	| 'unreachable'
	| 'certificate'
	| 'redirect'
	| 'no-rest'
	| 'no-woocommerce'
	| 'key'
	| 'rights'
	| 'clock'
	| 'html'
	| 'cut-off'
	| 'timeout'
	| 'busy'
	| 'missing'
	| 'refused';

/** A failure of the connection; the message is one or two sentences for a person, and never holds credentials. */
export class ShopError extends Error {
	override readonly name = 'ShopError';

	constructor(
		readonly problem: ShopProblem,
		message: string,
		readonly about: {
			/** Seconds that the shop asks to wait. */
			readonly retryAfter?: number;
			readonly status?: number;
		} = {},
	) {
		super(message);
	}

	/** Whether asking again later may help. */
	get passes(): boolean {
		return ['busy', 'timeout', 'unreachable', 'html', 'cut-off'].includes(this.problem);
	}
}
