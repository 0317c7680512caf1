import { deliberateDifferences } from '.';
import type { Mismatch } from '../compare';
import type { Responses } from '../intended/responses';
import type { Excused } from './loose';

/** What is left of a comparison once the deliberate differences are taken out, and the values that these excused. */
export function unexplained(
	mismatches: readonly Mismatch[],
	responses: Responses,
): { left: Mismatch[]; excused: Excused[] } {
	const { path, query = {} } = responses.request;
	const place = path.replace(/^\/(wc-analytics|wc-admin|wc\/v3|wp\/v2)\//, '');
	const rules =
		mismatches.length === 0
			? []
			: deliberateDifferences.filter(
					(rule) => rule.at.test(place) && (rule.when?.(query, responses) ?? true),
				);
	const explained = mismatches.map((mismatch) =>
		rules.find(
			(rule) =>
				rule.where.some((pattern) => glob(pattern).test(mismatch.where)) &&
				rule.holds(mismatch, responses),
		),
	);
	return {
		left: mismatches.filter((_mismatch, index) => explained[index] === undefined),
		excused: mismatches.flatMap((mismatch, index) => {
			const rule = explained[index];
			return rule ? [{ rule, mismatch }] : [];
		}),
	};
}

/** How often each text occurs. */
export function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
	return counts;
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
