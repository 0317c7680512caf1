import { useId } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useStore } from '@store-analytics/components';
import { formatCount } from '../../../reports/engine/definition/cells';
import type { Progress } from './import-phase';

/** The import progress of a collection, as a bar and in words. */
export function ImportProgress({ label, progress }: { label: string; progress: Progress }) {
	const id = useId();
	const { currency } = useStore();
	const { imported, total } = progress;
	const isKnown = total > 0;
	return (
		<div className="woocommerce-settings-historical-data__progress">
			<span id={id} className="woocommerce-settings-historical-data__progress-label">
				{sprintf(
					/* translators: %s: what is imported, such as registered customers */
					__('Imported %s', 'store-analytics'),
					label,
				)}
			</span>
			{isKnown && (
				<span>
					{sprintf(
						/* translators: 1: how many are imported, 2: how many there are */
						__('%1$s of %2$s', 'store-analytics'),
						formatCount(Math.min(imported, total), currency),
						formatCount(total, currency),
					)}
				</span>
			)}
			<progress
				aria-labelledby={id}
				max={isKnown ? total : 1}
				value={isKnown ? Math.min(imported, total) : 0}
			/>
		</div>
	);
}
