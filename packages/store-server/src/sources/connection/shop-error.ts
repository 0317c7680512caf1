import type { ShopProblem } from '@store-analytics/rest-api';
import { LocalizedError, type Sentence } from '../../base/errors';

/** A failure of the connection; the message is one or two sentences for a person, and never holds credentials. */
export class ShopError extends LocalizedError {
	override readonly name = 'ShopError';

	constructor(
		readonly problem: ShopProblem,
		sentence: Sentence,
		readonly about: {
			/** Seconds that the shop asks to wait. */
			readonly retryAfter?: number;
			readonly status?: number;
			/** What only the shop's owner can tell. */
			readonly asksFor?: 'time-zone';
		} = {},
	) {
		super(sentence);
	}

	/** Whether asking again later may help. */
	get passes(): boolean {
		return ['busy', 'timeout', 'unreachable', 'html', 'cut-off'].includes(this.problem);
	}
}
