import type { Mismatch } from '../compare';
import type { Responses } from '../intended/responses';
import { deliberateDifferences } from '.';

/** Versions of WooCommerce that were recorded: `10.9 new` has imported its numbers anew. */
export type Version = '9.4' | '10.9' | '10.9 new';

/** One answer that is deliberately not the real shop's. */
export interface DeliberateDifference {
	readonly title: string;
	/** Paths of requests, without the namespace, that show it. */
	readonly at: RegExp;
	/** Whether a request can show it. */
	when?(query: Readonly<Record<string, unknown>>, answers: Responses): boolean;
	/** The values that differ, as paths of the reply with `*` for any index or key. */
	readonly where: readonly string[];
	/** What the real shop does, and why that is a defect. */
	readonly reason: string;
	/** What is answered instead, as a sentence for docs/differences.md. */
	readonly instead: string;
	/** By whom it was seen. */
	readonly seen: readonly Version[];
	/** Whether our value is the intended one, worked out from the export. */
	holds(mismatch: Mismatch, answers: Responses): boolean;
}

/** What is left of a comparison once the deliberate differences are taken out, and which those were. */
export function unexplained(
	mismatches: readonly Mismatch[],
	answers: Responses,
): { left: Mismatch[]; titles: string[] } {
	const { path, query = {} } = answers.request;
	const place = path.replace(/^\/(wc-analytics|wc-admin|wc\/v3|wp\/v2)\//, '');
	const rules =
		mismatches.length === 0
			? []
			: deliberateDifferences.filter(
					(rule) => rule.at.test(place) && (rule.when?.(query, answers) ?? true),
				);
	const explained = mismatches.map((mismatch) =>
		rules.find(
			(rule) =>
				rule.where.some((pattern) => glob(pattern).test(mismatch.where)) &&
				rule.holds(mismatch, answers),
		),
	);
	return {
		left: mismatches.filter((_mismatch, index) => explained[index] === undefined),
		titles: [...new Set(explained.flatMap((rule) => rule?.title ?? []))],
	};
}

const globs = new Map<string, RegExp>();

/** `*` stands for anything. */
export function glob(pattern: string): RegExp {
	const known = globs.get(pattern);
	if (known) {
		return known;
	}
	const source = pattern
		.split('*')
		.map((part) => part.replace(/[.[\]()^$+?{}|\\]/g, '\\$&'))
		.join('.*');
	const made = new RegExp(`^${source}$`);
	globs.set(pattern, made);
	return made;
}
