import { useEffect } from 'react';
import { useLatestCallback } from '../hooks/use-latest-callback';

/** Calls `onOutside` while `isActive` when the user presses or focuses something outside, as `isInside` decides. */
export function useDismiss(
	isActive: boolean,
	isInside: (node: Node) => boolean,
	onOutside: () => void,
): void {
	const handle = useLatestCallback((event: Event) => {
		const target = event.target;
		if (!(target instanceof Element) || target.closest('.sa-tooltip')) return;
		if (!isInside(target)) onOutside();
	});
	useEffect(() => {
		if (!isActive) return undefined;
		document.addEventListener('pointerdown', handle, true);
		document.addEventListener('focusin', handle);
		return () => {
			document.removeEventListener('pointerdown', handle, true);
			document.removeEventListener('focusin', handle);
		};
	}, [isActive, handle]);
}
