import type { Mismatch } from '../compare';
import type { Responses } from '../intended/responses';

/** Versions of WooCommerce that were recorded: `10.9 new` has imported its numbers anew. */
export type Version = '9.4' | '10.9' | '10.9 new';

/** One response that is deliberately not the real shop's. */
export interface DeliberateDifference {
	readonly title: string;
	/** Paths of requests, without the namespace, that show it. */
	readonly at: RegExp;
	/** Whether a request can show it. */
	when?(query: Readonly<Record<string, unknown>>, responses: Responses): boolean;
	/** The values that differ, as paths of the reply with `*` for any index or key. */
	readonly where: readonly string[];
	/** What the real shop does, and why that is a defect. */
	readonly reason: string;
	/** What comes instead, as a sentence for docs/differences.md. */
	readonly instead: string;
	/** By whom it was seen. */
	readonly seen: readonly Version[];
	/** Whether our value is the intended one, worked out from the export. */
	holds(mismatch: Mismatch, responses: Responses): boolean;
}
