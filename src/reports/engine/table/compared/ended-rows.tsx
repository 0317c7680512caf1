import { _n, sprintf } from '@wordpress/i18n';
import { useStore } from '@store-analytics/components';
import { formatCount } from '../../definition/cells';

/** Explains the rows whose numbers are 0 now, if there are any. */
export function EndedRows({ count }: { readonly count: number }) {
	const { currency } = useStore();
	if (count === 0) return null;
	return (
		<p className="woocommerce-report-table__note">
			{sprintf(
				/* translators: %s: number of rows */
				_n(
					'%s row has numbers in the comparison period only.',
					'%s rows have numbers in the comparison period only.',
					count,
					'store-analytics',
				),
				formatCount(count, currency),
			)}
		</p>
	);
}
