import { readNumber } from '@store-analytics/number';
import type { DerivedNumber } from './definition';

type Numbers = Readonly<Record<string, unknown>>;

/** How a number is read: by its key in REST's responses, unless it is derived. */
export interface NumberSource {
	readonly key: string;
	readonly derived?: DerivedNumber | undefined;
}

/** Returns the number in totals, an interval or a row; undefined if there is none. See DerivedNumber for `whole`. */
export function numberIn(
	{ key, derived }: NumberSource,
	numbers: Numbers,
	whole?: Numbers,
): number | undefined {
	return (derived ? derived.of(numbers, whole) : readNumber(numbers[key])) ?? undefined;
}

/** Returns the fields to request from REST, each once. */
export function fieldsFor(sources: readonly NumberSource[]): string[] {
	return [...new Set(sources.flatMap(({ key, derived }) => derived?.fields ?? [key]))];
}

/** Replaces a missing number of an extension's metric. */
export const dash = '–';
