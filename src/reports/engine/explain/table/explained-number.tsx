import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, VisuallyHidden } from '@store-analytics/components';
import type { ExplainTarget } from '../target';

interface ExplainedNumberProps {
	readonly target: ExplainTarget;
	readonly explain: (target: ExplainTarget) => void;
	readonly children: ReactNode;
}

/** A number that opens its explanation. Screen readers read the number first. */
export function ExplainedNumber({ target, explain, children }: ExplainedNumberProps) {
	return (
		<Button variant="link" aria-haspopup="dialog" onClick={() => explain(target)}>
			{children}
			<VisuallyHidden>
				{
					/* translators: %s: name of a number, such as "Net sales" */
					` ${sprintf(__('Explain %s', 'store-analytics'), target.label)}`
				}
			</VisuallyHidden>
		</Button>
	);
}
