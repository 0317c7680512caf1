import { useEffect, useRef, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { askBeforeLeavingBy } from '@store-analytics/navigation';

type Answer = (isWanted: boolean) => void;

/** Asks in the page whether to leave unsaved changes; its code loads when needed. */
export function LeaveQuestion() {
	const [dialog, setDialog] = useState<ReactNode>(null);
	const latest = useRef<Answer>();
	useEffect(
		() =>
			askBeforeLeavingBy(async (question) => {
				const { ConfirmDialog } = await import('../platform/dialog/confirm-dialog');
				// A user who goes back meanwhile is asked again, and the first question counts as "stay".
				latest.current?.(false);
				return new Promise<boolean>((settle) => {
					const answer: Answer = (isWanted) => {
						latest.current = undefined;
						setDialog(null);
						settle(isWanted);
					};
					latest.current = settle;
					setDialog(
						<ConfirmDialog
							question={question}
							action={__('Leave page', 'store-analytics')}
							onAnswer={answer}
						/>,
					);
				});
			}),
		[],
	);
	return dialog;
}
