import { useLayoutEffect, useRef } from 'react';

/** Returns a ref for a `<dialog>` that is modal while it is mounted; the focus then returns to where it was. */
export function useModal() {
	const dialog = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const element = dialog.current;
		element?.showModal();
		// A dialog that is unmounted while open would lose the focus.
		return () => element?.close();
	}, []);
	return dialog;
}
