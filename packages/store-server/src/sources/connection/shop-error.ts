import type { ShopProblem } from '@store-analytics/rest-api';
import { LocalizedError, type Sentence } from '../../base/errors';

/** A failure of the connection. The message is one or two sentences for people, and never contains credentials. */
export class ShopError extends LocalizedError {
	override readonly name = 'ShopError';

	constructor(
		readonly problem: ShopProblem,
		sentence: Sentence,
		readonly about: {
			/** Seconds that the shop asks to wait. */
			readonly retryAfter?: number;
			readonly status?: number;
			/** What only the shop's owner can give: the time zone, or a key that is made by hand. */
			readonly asksFor?: 'time-zone' | 'key';
			/** The network's name of the failure (`ECONNREFUSED`): only for the log. */
			readonly code?: string;
		} = {},
	) {
		super(sentence);
	}

	get code(): string | undefined {
		return this.about.code;
	}

	/** Whether a later retry may help. */
	get passes(): boolean {
		return this.isWorthAnotherTry || ['too-large', 'cached'].includes(this.problem);
	}

	/** Whether the same request may succeed if it is sent again at once. */
	get isWorthAnotherTry(): boolean {
		return ['busy', 'timeout', 'unreachable', 'html', 'cut-off'].includes(this.problem);
	}
}
