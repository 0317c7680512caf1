import { __, sprintf } from '@wordpress/i18n';
import { useStore } from '@store-analytics/components';
import { formatCount } from '../../definition/cells';
import type { ReportModel } from '../../definition/model';
import { mostSorted } from './use-compared';

interface TooManyRowsProps {
	readonly model: Pick<ReportModel, 'rows'>;
	readonly total: number;
}

/** Explains what compared columns cannot do in a longer table. */
export function TooManyRows({ model, total }: TooManyRowsProps) {
	const { currency } = useStore();
	const most = formatCount(mostSorted, currency);
	if (model.rows === 'items') {
		return (
			<p>
				{sprintf(
					/* translators: %s: number of rows, such as 1,000; Download is a button */
					__(
						'One of the two periods has more than %s rows. So comparison columns cannot be sorted, and rows that only the comparison period has are missing here. “Download” includes them.',
						'store-analytics',
					),
					most,
				)}
			</p>
		);
	}
	return (
		<p>
			{sprintf(
				/* translators: 1: number of rows, such as 1,000; 2: number of rows in the table */
				__(
					'Comparison columns can be sorted for up to %1$s rows; this table has %2$s.',
					'store-analytics',
				),
				most,
				formatCount(total, currency),
			)}
		</p>
	);
}
