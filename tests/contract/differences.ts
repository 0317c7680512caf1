import type { Mismatch } from './compare';
import { deliberateDifferences } from './differences-table';

/** One answer that is deliberately not the real shop's. */
export interface DeliberateDifference {
	readonly title: string;
	/** Recorded files it shows in: names without `.json`, `*` for anything. */
	readonly files: readonly string[];
	/** The values that differ, as paths of the reply with `*` for any index or key. */
	readonly where: readonly string[];
	/** What the real shop does, why that is a defect, and what is answered instead. */
	readonly reason: string;
	/** Whether our value is the intended one. */
	holds(mismatch: Mismatch): boolean;
}

/** What is left of a comparison once the deliberate differences are taken out. */
export function unexplained(file: string, mismatches: readonly Mismatch[]): Mismatch[] {
	const name = file.replace(/\.json$/, '');
	const rules = deliberateDifferences.filter((rule) =>
		rule.files.some((pattern) => glob(pattern).test(name)),
	);
	return mismatches.filter(
		(mismatch) =>
			!rules.some(
				(rule) =>
					rule.where.some((pattern) => glob(pattern).test(mismatch.where)) && rule.holds(mismatch),
			),
	);
}

function glob(pattern: string): RegExp {
	const source = pattern
		.split('*')
		.map((part) => part.replace(/[.[\]()^$+?{}|\\]/g, '\\$&'))
		.join('.*');
	return new RegExp(`^${source}$`);
}
