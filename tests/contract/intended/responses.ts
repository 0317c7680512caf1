import type { Shop } from '../expected/shop';
import type { Recording } from '../recordings';

/** Both responses with their request and their shop. */
export interface Responses {
	readonly request: Recording['request'];
	readonly ours: unknown;
	readonly theirs: unknown;
	/** The time in our shop. */
	readonly now: Date;
	readonly shop: Shop;
	/** All recordings. */
	readonly recordings: readonly Recording[];
}
