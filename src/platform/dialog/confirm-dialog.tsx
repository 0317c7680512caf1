import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { useModal } from './use-modal';
import './dialog.css';
import './confirm-dialog.css';

interface ConfirmDialogProps {
	readonly question: string;
	/** Text of the confirm button. */
	readonly action: string;
	readonly onAnswer: (isWanted: boolean) => void;
}

/** A question over the page. Escape and Cancel mean no, and the focus returns to where it was. */
export function ConfirmDialog({ question, action, onAnswer }: ConfirmDialogProps) {
	const id = useId();
	const dialog = useModal();
	return (
		<dialog
			ref={dialog}
			className="sa-dialog sa-confirm"
			role="alertdialog"
			aria-modal="true"
			aria-labelledby={id}
			onCancel={(event) => {
				event.preventDefault();
				onAnswer(false);
			}}
		>
			<p id={id} className="sa-confirm__question">
				{question}
			</p>
			<div className="sa-confirm__answers">
				<Button variant="tertiary" onClick={() => onAnswer(false)}>
					{__('Cancel', 'store-analytics')}
				</Button>
				<Button variant="primary" onClick={() => onAnswer(true)}>
					{action}
				</Button>
			</div>
		</dialog>
	);
}
