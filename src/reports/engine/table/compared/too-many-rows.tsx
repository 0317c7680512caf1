import { __, sprintf } from '@wordpress/i18n';
import { useStore } from '@store-analytics/components';
import { formatCount } from '../../definition/cells';
import { mostSorted } from './use-compared';

/** Explains why compared columns cannot sort a longer table. */
export function TooManyRows({ total }: { readonly total: number }) {
	const { currency } = useStore();
	return (
		<p>
			{sprintf(
				/* translators: 1: number of rows, such as 1,000; 2: number of rows in the table */
				__(
					'Comparison columns can be sorted for up to %1$s rows; this table has %2$s.',
					'store-analytics',
				),
				formatCount(mostSorted, currency),
				formatCount(total, currency),
			)}
		</p>
	);
}
