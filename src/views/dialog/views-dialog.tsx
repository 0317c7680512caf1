import { __, sprintf } from '@wordpress/i18n';
import { TextField } from '@store-analytics/components';
import { Modal } from '../../platform/dialog';
import type { ShownScreen } from '../address';
import { ManageViews } from './manage-views';
import { SaveView } from './save-view';
import { addressToShare } from '../share';
import '../views.css';

export type DialogName = 'save' | 'manage' | 'link';

interface ViewsDialogProps {
	readonly name: DialogName;
	readonly screen: ShownScreen;
	readonly onClose: () => void;
}

/** The dialog over the page that saves a view, manages views or shows a link. */
export default function ViewsDialog({ name, screen, onClose }: ViewsDialogProps) {
	return (
		<Modal title={titleOf(name, screen)} onClose={onClose}>
			{name === 'save' && <SaveView screen={screen} onClose={onClose} />}
			{name === 'manage' && <ManageViews screen={screen} onClose={onClose} />}
			{name === 'link' && <LinkToCopy address={addressToShare(screen)} />}
		</Modal>
	);
}

function titleOf(name: DialogName, { title }: ShownScreen): string {
	if (name === 'save') return __('Save view', 'store-analytics');
	if (name === 'link') return __('Link to this view', 'store-analytics');
	/* translators: %s: name of a report */
	return sprintf(__('Views of %s', 'store-analytics'), title);
}

function LinkToCopy({ address }: { readonly address: string }) {
	return (
		<TextField
			label={__('Copy this address:', 'store-analytics')}
			value={address}
			readOnly
			onChange={() => undefined}
			onFocus={({ target }) => target.select()}
		/>
	);
}
