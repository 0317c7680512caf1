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
	const text = isKnown
		? sprintf(
				/* translators: 1: how many are imported, 2: how many there are */
				__('%1$s of %2$s', 'store-analytics'),
				formatCount(Math.min(imported, total), currency),
				formatCount(total, currency),
			)
		: undefined;
	return (
		<div className="woocommerce-settings-historical-data__progress">
			<span id={id} className="woocommerce-settings-historical-data__progress-label">
				{sprintf(
					/* translators: %s: what is imported, such as registered customers */
					__('Imported %s', 'store-analytics'),
					label,
				)}
			</span>
			{text !== undefined && <span>{text}</span>}
			<progress
				aria-labelledby={id}
				aria-valuetext={text}
				max={isKnown ? total : 1}
				value={isKnown ? Math.min(imported, total) : 0}
			/>
		</div>
	);
}
