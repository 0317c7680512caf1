import type { Mismatch } from '../compare';
import { stepsOf } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import type { DeliberateDifference } from './difference';

/** A value that a rule excused. */
export interface Excused {
	readonly rule: DeliberateDifference;
	readonly mismatch: Mismatch;
}

/**
 * Returns the rules that would also excuse a wrong value: each excused value is changed in a copy of our response, and
 * its rule is asked again. `isNew` says whether a rule has not yet been asked about a field.
 */
export function looseRules(
	excused: readonly Excused[],
	responses: Responses,
	isNew: (question: string) => boolean,
): string[] {
	return excused
		.filter(({ rule, mismatch }) => isNew(`${rule.title} ${fieldOf(mismatch.where)}`))
		.flatMap(({ rule, mismatch }) =>
			wrongValues(mismatch)
				.filter((wrong) => rule.holds(wrong, withValue(responses, wrong)))
				.map(({ where, actual }) => `${rule.title}: ${where} may be ${JSON.stringify(actual)}`),
		);
}

/** The place without its indexes. */
function fieldOf(where: string): string {
	return where.replace(/\[\d+\]/g, '[]');
}

/** Values that nobody works out, in the place of ours. */
function wrongValues(mismatch: Mismatch): Mismatch[] {
	const { where, expected, actual } = mismatch;
	if (typeof actual === 'object' && actual !== null && !Array.isArray(actual)) {
		// A whole row: each of its values is wrong in turn.
		return Object.keys(actual)
			.filter((key) => typeof Reflect.get(actual, key) !== 'object')
			.map((key) => ({
				where,
				expected,
				actual: { ...actual, [key]: wrong(Reflect.get(actual, key)) },
			}));
	}
	return [{ where, expected, actual: wrong(actual) }];
}

function wrong(value: unknown): unknown {
	if (typeof value === 'number') return wrongNumber(value);
	if (typeof value === 'boolean') return !value;
	if (typeof value === 'string')
		return /^\d+$/.test(value) ? String(wrongNumber(Number(value))) : `${value}~`;
	return Array.isArray(value) ? [...value, 'wrong'] : 'wrong';
}

/** For the made-up id of a deleted item any other made-up id is right; that of the first post is not. */
function wrongNumber(value: number): number {
	return value >= 1e9 ? 1 : value + 1;
}

/** The responses with another value of ours at this place. */
function withValue(responses: Responses, { where, actual }: Mismatch): Responses {
	const steps = stepsOf(where);
	// A list has no length that is text.
	const value = steps.at(-1) === 'length' && typeof actual !== 'number' ? 0 : actual;
	return { ...responses, ours: changedAt(responses.ours, steps, value) };
}

/** A copy with another value at a place. What does not lead there is shared: copies of a whole response took seconds. */
function changedAt(
	holder: unknown,
	[step = '', ...others]: readonly string[],
	value: unknown,
): unknown {
	if (typeof holder !== 'object' || holder === null) return holder;
	const before: unknown = Reflect.get(holder, step);
	const after = others.length === 0 ? value : changedAt(before, others, value);
	if (after === before) return holder;
	const copy = Array.isArray(holder) ? [...holder] : { ...holder };
	Reflect.set(copy, step, after);
	return copy;
}
