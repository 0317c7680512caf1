import { useLayoutEffect, useRef } from 'react';

/** A `<dialog>` that is modal as long as it is on the page; the focus then goes back to where it was. */
export function useModal() {
	const dialog = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const element = dialog.current;
		element?.showModal();
		// A dialog that leaves the page while it is open takes the focus with it.
		return () => element?.close();
	}, []);
	return dialog;
}
