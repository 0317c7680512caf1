import { useId, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { useModal } from './use-modal';
import './dialog.css';
import './modal.css';

interface ModalProps {
	readonly title: string;
	readonly children: ReactNode;
	readonly onClose: () => void;
}

/** A dialog over the page. Escape and the button close it, and the focus returns to where it was. */
export function Modal({ title, children, onClose }: ModalProps) {
	const id = useId();
	const dialog = useModal();
	return (
		<dialog
			ref={dialog}
			className="sa-dialog sa-modal"
			aria-modal="true"
			aria-labelledby={id}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
		>
			<div className="sa-modal__content">
				<div className="sa-modal__header">
					<h2 id={id}>{title}</h2>
					<Button icon="close" aria-label={__('Close', 'store-analytics')} onClick={onClose} />
				</div>
				{children}
			</div>
		</dialog>
	);
}
