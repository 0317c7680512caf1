import { comparedColumnsPreference } from '@store-analytics/rest-api';
import { textOf, type Query } from '../../../../platform/query';
import type { ReportView } from '../../query/view';

/** What a table may show beside each number: that of the compared period, and by how much it changed. */
export type ComparedKind = (typeof comparedKinds)[number];

export const comparedKinds = ['previous', 'change'] as const;

/** Whether two periods are looked at whose rows can be told to be of the same day or thing. */
export function isRowComparable({ model, period, state }: ReportView): boolean {
	const isMatched = model.rows === 'intervals' || model.comparison !== undefined;
	return isMatched && model.dated !== false && period.secondary !== undefined && state === 'ready';
}

/** What the user has chosen to see, in its order. */
export function comparedChoice(preferences: Readonly<Record<string, unknown>>): ComparedKind[] {
	const chosen = preferences[comparedColumnsPreference];
	return comparedKinds.filter((kind) => Array.isArray(chosen) && chosen.includes(kind));
}

/** Key of a column beside another one, as it stands in the address when the table is sorted by it. */
export function comparedKey(key: string, kind: ComparedKind): string {
	return `${key}_${kind}`;
}

export interface ComparedSort {
	readonly key: string;
	readonly kind: ComparedKind;
	readonly order: 'asc' | 'desc';
}

/** The compared column that the address sorts by, while it is shown. */
export function comparedSort(
	query: Query,
	choice: readonly ComparedKind[],
	keys: readonly string[],
): ComparedSort | undefined {
	const orderby = textOf(query, 'orderby');
	for (const kind of choice) {
		const key = keys.find((one) => comparedKey(one, kind) === orderby);
		if (key) return { key, kind, order: textOf(query, 'order') === 'asc' ? 'asc' : 'desc' };
	}
	return undefined;
}
