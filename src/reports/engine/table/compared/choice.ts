import { comparedColumnsPreference } from '@store-analytics/rest-api';
import { textOf, type Query } from '../../../../platform/query';
import type { ReportView } from '../../query/view';

/** What a table can show beside each number: the value in the compared period, and the change. */
export type ComparedKind = (typeof comparedKinds)[number];

export const comparedKinds = ['previous', 'change'] as const;

/** Checks whether the two periods have rows for the same days or items. */
export function isRowComparable({ model, period, state }: ReportView): boolean {
	const isMatched = model.rows === 'intervals' || model.comparison !== undefined;
	return isMatched && model.dated !== false && period.secondary !== undefined && state === 'ready';
}

/** Returns the columns that the user has turned on, in their fixed order. */
export function comparedChoice(preferences: Readonly<Record<string, unknown>>): ComparedKind[] {
	const chosen = preferences[comparedColumnsPreference];
	return comparedKinds.filter((kind) => Array.isArray(chosen) && chosen.includes(kind));
}

/** Returns the key of a compared column, which the address contains when it sorts the table. */
export function comparedKey(key: string, kind: ComparedKind): string {
	return `${key}_${kind}`;
}

export interface ComparedSort {
	readonly key: string;
	readonly kind: ComparedKind;
	readonly order: 'asc' | 'desc';
}

/** Returns the compared column that the address sorts by, if it is visible. */
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
