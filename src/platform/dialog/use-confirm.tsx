import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';

interface Pending {
	readonly question: string;
	readonly action: string;
	readonly settle: (isWanted: boolean) => void;
}

/** Asks for confirmation in the page: `ask` resolves to true to continue; render `dialog`. */
export function useConfirm(): {
	readonly ask: (question: string, action: string) => Promise<boolean>;
	readonly dialog: ReactNode;
} {
	const [pending, setPending] = useState<Pending | null>(null);
	const ask = useCallback(
		(question: string, action: string) =>
			new Promise<boolean>((settle) => setPending({ question, action, settle })),
		[],
	);
	const answer = (isWanted: boolean) => {
		setPending(null);
		pending?.settle(isWanted);
	};
	return {
		ask,
		dialog: pending && (
			<ConfirmDialog question={pending.question} action={pending.action} onAnswer={answer} />
		),
	};
}
