import { __, sprintf } from '@wordpress/i18n';
import type { ComparedKind } from './choice';

/** Returns the name of the column beside a number. */
export function comparedLabel(kind: ComparedKind, label: string): string {
	const template =
		kind === 'previous'
			? /* translators: %s: name of a column, such as "Net sales"; the number of the compared period */
				__('%s (previous)', 'store-analytics')
			: /* translators: %s: name of a column, such as "Net sales"; by how much it changed */
				__('%s (change)', 'store-analytics');
	return sprintf(template, label);
}
