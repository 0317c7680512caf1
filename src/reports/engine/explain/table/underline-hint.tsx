import { __ } from '@wordpress/i18n';
import './underline-hint.css';

/** Says what the lines below the numbers mean, while they explain themselves. */
export function UnderlineHint() {
	return (
		<span className="sa-underline-hint">
			{__('Click an underlined number to see how it is calculated.', 'store-analytics')}
		</span>
	);
}
