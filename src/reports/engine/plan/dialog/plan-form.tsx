import type { FormEvent, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { FailureLine } from '../../../../platform/failures';
import { SlowResponseNotice } from '../../../../platform/slow-response';
import type { useEdits } from './use-edits';

interface PlanFormProps {
	/** An introduction above the fields. */
	readonly lead: string;
	readonly children: ReactNode;
	/** Why the entry cannot be saved; '' if it can. */
	readonly problem: string;
	readonly edits: Pick<ReturnType<typeof useEdits>, 'isSaving' | 'failure'>;
	/** The message for a failed save. */
	readonly failed: string;
	readonly saveLabel: string;
	readonly onSave: () => void;
	readonly onCancel: () => void;
}

/** Fields with their errors; typed text stays until the shop has saved it. */
export function PlanForm(props: PlanFormProps) {
	const { lead, children, problem, edits, failed, saveLabel, onSave, onCancel } = props;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onSave();
	};
	return (
		<form className="sa-views__form" onSubmit={submit} noValidate>
			<p>{lead}</p>
			{children}
			{problem !== '' && (
				<p role="alert" className="sa-views__problem">
					{problem}
				</p>
			)}
			{edits.failure && (
				<FailureLine what={failed} error={edits.failure.error} onRetry={edits.failure.retry} />
			)}
			{edits.isSaving && <SlowResponseNotice />}
			<div className="sa-views__answers">
				<Button variant="tertiary" onClick={onCancel}>
					{__('Cancel', 'store-analytics')}
				</Button>
				<Button variant="primary" type="submit" isBusy={edits.isSaving}>
					{saveLabel}
				</Button>
			</div>
		</form>
	);
}
