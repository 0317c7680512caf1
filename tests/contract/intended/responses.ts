import type { Shop } from '../expected/shop';
import type { Recording } from '../recordings';

/** Both replies as a whole, and what they were asked of which shop. */
export interface Responses {
	readonly request: Recording['request'];
	readonly ours: unknown;
	readonly theirs: unknown;
	/** What time it was in our shop. */
	readonly now: Date;
	readonly shop: Shop;
	/** All that was recorded. */
	readonly recordings: readonly Recording[];
}
