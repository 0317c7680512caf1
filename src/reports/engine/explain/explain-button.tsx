import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { chunk } from '../../../platform/chunk';
import { createFailureNotice, reasonOf } from '../../../platform/failures';
import type { ExplainTarget } from './target';
import './explain-button.css';

const Explanation = chunk(() => import(/* webpackChunkName: 'explanation' */ './explanation'));

/** Beside a number: opens what it means, how it is worked out and what makes it. */
export function ExplainButton({ target }: { readonly target: ExplainTarget }) {
	const [isOpen, setOpen] = useState(false);
	const open = () => Explanation.load().then(() => setOpen(true), reportFailure);
	return (
		<>
			<Button
				className="sa-explain"
				icon="help"
				iconSize={18}
				/* translators: %s: name of a number, such as "Net sales" */
				label={sprintf(__('Explain %s', 'store-analytics'), target.label)}
				aria-haspopup="dialog"
				onClick={() => void open()}
			/>
			{isOpen && <Explanation target={target} onClose={() => setOpen(false)} />}
		</>
	);
}

function reportFailure(error: unknown): void {
	const sentence = sprintf(
		/* translators: %s: what went wrong, and what to do */
		__('The explanation could not be opened: %s', 'store-analytics'),
		reasonOf(error),
	);
	createFailureNotice('explanation', sentence, error);
}
