import { __ } from '@wordpress/i18n';
import { wordPressComponents } from './wordpress-components';

export interface InboxDismissConfirmationModalProps {
	onClose: () => void;
	onDismiss: () => void;
	buttonLabel?: string;
}

/** Asks for confirmation before messages are dismissed. */
export function InboxDismissConfirmationModal({
	onClose,
	onDismiss,
	buttonLabel = __('Yes, I’m sure', 'store-analytics'),
}: InboxDismissConfirmationModalProps) {
	const { Button, Modal } = wordPressComponents();
	return (
		<Modal
			title={__('Are you sure?', 'store-analytics')}
			onRequestClose={onClose}
			className="woocommerce-inbox-dismiss-confirmation_modal"
		>
			<div className="woocommerce-inbox-dismiss-confirmation_wrapper">
				<p>{__('Messages that are dismissed cannot be seen again.', 'store-analytics')}</p>
				<div className="woocommerce-inbox-dismiss-confirmation_buttons">
					<Button variant="secondary" onClick={onClose}>
						{__('Cancel', 'store-analytics')}
					</Button>
					<Button variant="secondary" onClick={onDismiss}>
						{buttonLabel}
					</Button>
				</div>
			</div>
		</Modal>
	);
}
