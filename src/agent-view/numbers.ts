import type { Store } from '@store-analytics/components';
import type { ViewData } from '@store-analytics/rest-api';
import { lookOf, type NumberLook } from '../reports/catalog/dimensions/number-looks';
import { unitsOf, unitsText } from '../reports/engine/definition/units';

/** A number of a result: its name, and how it is written. */
export interface ShownMetric extends NumberLook {
	readonly key: string;
	readonly label: string;
}

type Described = ViewData['metrics'][number];

const units = ['amount', 'count', 'average'] as const;

/** The numbers of a result in the order of their names. */
export function shownMetrics(
	described: readonly Readonly<Record<string, unknown>>[] | readonly Described[],
	order: readonly string[],
): ShownMetric[] {
	const all = described.map((one): ShownMetric => {
		const { key, label, unit } = one as Partial<Described>; // as: checked here
		const known = units.find((name) => name === unit);
		return { key: String(key), label: String(label ?? key), ...lookOf(String(key), known) };
	});
	const at = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
	return [...all].sort((a, b) => at(a.key) - at(b.key));
}

/** A value as the screens of the shop write it. */
export function textOfValue(
	{ type }: Pick<ShownMetric, 'type'>,
	value: number,
	currency: Store['currency'],
	signed?: 'signed',
): string {
	return unitsText(type, unitsOf(type, value, currency), currency, signed);
}
