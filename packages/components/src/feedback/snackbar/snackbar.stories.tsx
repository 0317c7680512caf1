import { Snackbar } from './snackbar';

export default { title: 'Texts/Snackbar', component: Snackbar };

const nothing = () => {};

export function GoodNews() {
	return (
		<Snackbar status="success" onDismiss={nothing}>
			Saved.
		</Snackbar>
	);
}

export function WithAnAction() {
	return (
		<Snackbar onDismiss={nothing} actions={[{ label: 'Undo', onClick: nothing }]}>
			The note is gone.
		</Snackbar>
	);
}

export function LongError() {
	return (
		<Snackbar status="error" explicitDismiss onDismiss={nothing}>
			{'A text that is much longer than the notice is wide '.repeat(4)}
		</Snackbar>
	);
}
