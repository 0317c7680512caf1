import { readNumber } from '@store-analytics/number';
import type { DerivedNumber } from './definition';

type Numbers = Readonly<Record<string, unknown>>;

/** What a number is read by: its key in REST's responses, unless it is worked out of others. */
export interface NumberSource {
	readonly key: string;
	readonly derived?: DerivedNumber | undefined;
}

/** The number in totals, an interval or a row; undefined where there is none. See DerivedNumber for `whole`. */
export function numberIn(
	{ key, derived }: NumberSource,
	numbers: Numbers,
	whole?: Numbers,
): number | undefined {
	return (derived ? derived.of(numbers, whole) : readNumber(numbers[key])) ?? undefined;
}

/** The fields by which REST is asked for numbers, each once. */
export function fieldsFor(sources: readonly NumberSource[]): string[] {
	return [...new Set(sources.flatMap(({ key, derived }) => derived?.fields ?? [key]))];
}

/** In the place of a number that an extension's metric does not have. */
export const dash = '–';
