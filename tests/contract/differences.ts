import type { Mismatch } from './compare';
import { deliberateDifferences } from './differences-table';

/** One answer that is deliberately not the real shop's. */
export interface DeliberateDifference {
	readonly title: string;
	/** Recorded files it shows in: names without `.json`, `*` for anything. */
	readonly files: readonly string[];
	/** The values that differ, as paths of the reply with `*` for any index or key. */
	readonly where: readonly string[];
	/** What the real shop does, and why that is a defect. */
	readonly reason: string;
	/** What is answered instead, as a sentence for docs/differences.md. */
	readonly instead: string;
	/** Whether our value is the intended one. */
	holds(mismatch: Mismatch, replies: Replies): boolean;
}

/** Both replies as a whole, for rules that cannot be judged by one value. */
export interface Replies {
	readonly ours: unknown;
	readonly theirs: unknown;
}

/** What is left of a comparison once the deliberate differences are taken out. */
export function unexplained(
	file: string,
	mismatches: readonly Mismatch[],
	replies: Replies,
): Mismatch[] {
	const name = file.replace(/\.json$/, '');
	const rules = deliberateDifferences.filter((rule) =>
		rule.files.some((pattern) => glob(pattern).test(name)),
	);
	return mismatches.filter(
		(mismatch) =>
			!rules.some(
				(rule) =>
					rule.where.some((pattern) => glob(pattern).test(mismatch.where)) &&
					rule.holds(mismatch, replies),
			),
	);
}

/** `*` stands for anything. */
export function glob(pattern: string): RegExp {
	const source = pattern
		.split('*')
		.map((part) => part.replace(/[.[\]()^$+?{}|\\]/g, '\\$&'))
		.join('.*');
	return new RegExp(`^${source}$`);
}
