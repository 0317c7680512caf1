import { useEffect, useRef, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { askBeforeLeavingBy } from '@store-analytics/navigation';

type Answer = (isWanted: boolean) => void;

/** Whether to leave what is not saved, asked in the page; its code comes when it is asked. */
export function LeaveQuestion() {
	const [dialog, setDialog] = useState<ReactNode>(null);
	const latest = useRef<Answer>();
	useEffect(
		() =>
			askBeforeLeavingBy(async (question) => {
				const { ConfirmDialog } = await import('../platform/dialog/confirm-dialog');
				// Who goes back meanwhile is asked again, and stays as far as the first question goes.
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
