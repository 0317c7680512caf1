import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import type { ExplainTarget } from './target';
import { useExplanation } from './use-explanation';
import './explain-button.css';

/** Opens the explanation of the number beside it. */
export function ExplainButton({ target }: { readonly target: ExplainTarget }) {
	const { dialog, explain } = useExplanation();
	return (
		<>
			<Button
				className="sa-explain"
				icon="help"
				iconSize={18}
				/* translators: %s: name of a number, such as "Net sales" */
				label={sprintf(__('Explain %s', 'store-analytics'), target.label)}
				aria-haspopup="dialog"
				onClick={() => explain(target)}
			/>
			{dialog}
		</>
	);
}
