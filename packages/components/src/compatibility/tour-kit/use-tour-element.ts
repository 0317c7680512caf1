import { useEffect, useSyncExternalStore } from 'react';
import { elementOf, type TourTarget } from './tour';

/** Returns the element of a step, even if it appears later. */
export function useTourElement(
	target: TourTarget | undefined,
	isMobile: boolean,
): HTMLElement | null {
	return useSyncExternalStore(followPage, () => elementOf(target, isMobile));
}

function followPage(notify: () => void): () => void {
	const observer = new MutationObserver(notify);
	observer.observe(document.body, { childList: true, subtree: true });
	return () => observer.disconnect();
}

/** Marks the target, and with `root` leaves only target and tour to the pointer. */
export function useSpotlit(
	element: HTMLElement | null | undefined,
	root: string | undefined,
): void {
	useEffect(() => {
		element?.classList.add('wp-tour-kit-spotlit');
		return () => element?.classList.remove('wp-tour-kit-spotlit');
	}, [element]);
	useEffect(() => {
		const page = element && root ? document.querySelector(root) : null;
		page?.classList.add('woocommerce-tour-kit-inert');
		return () => page?.classList.remove('woocommerce-tour-kit-inert');
	}, [element, root]);
}
