import type { Mismatch } from '../compare';
import type { Recording } from '../recordings';
import { deliberateDifferences } from '.';

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
	holds(mismatch: Mismatch, answers: Answers): boolean;
}

/** Both replies as a whole, for rules that cannot be judged by one value, and what they were asked. */
export interface Answers {
	readonly request: Recording['request'];
	readonly ours: unknown;
	readonly theirs: unknown;
	/** What time it was in our shop. */
	readonly now: Date;
}

/** What is left of a comparison once the deliberate differences are taken out. */
export function unexplained(
	file: string,
	mismatches: readonly Mismatch[],
	answers: Answers,
): { left: Mismatch[]; titles: string[] } {
	const name = file.replace(/\.json$/, '');
	const rules = deliberateDifferences.filter((rule) =>
		rule.files.some((pattern) => glob(pattern).test(name)),
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

/** `*` stands for anything. */
export function glob(pattern: string): RegExp {
	const source = pattern
		.split('*')
		.map((part) => part.replace(/[.[\]()^$+?{}|\\]/g, '\\$&'))
		.join('.*');
	return new RegExp(`^${source}$`);
}
