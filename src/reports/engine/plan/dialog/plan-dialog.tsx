import { __, sprintf } from '@wordpress/i18n';
import { Modal } from '../../../../platform/dialog';
import { AnnotationsForm } from './annotations-form';
import type { ShownNumber } from '../shown-number';
import { TargetsForm } from './targets-form';
import '../../../../views/views.css';
import './plan-dialog.css';

/** What a dialog over a chart edits. */
export type PlanKind = 'targets' | 'annotations';

interface PlanDialogProps {
	readonly kind: PlanKind;
	readonly number: ShownNumber;
	readonly onClose: () => void;
}

/** Edits the targets of a chart's number, or the annotations on the time axis of all charts. */
export default function PlanDialog({ kind, number, onClose }: PlanDialogProps) {
	const title =
		kind === 'targets'
			? /* translators: %s: name of a number, such as "Net sales" */
				sprintf(__('Targets: %s', 'store-analytics'), number.metric.label)
			: __('Notes on the time axis', 'store-analytics');
	const Form = kind === 'targets' ? TargetsForm : AnnotationsForm;
	return (
		<Modal title={title} onClose={onClose}>
			<Form number={number} onClose={onClose} />
		</Modal>
	);
}
