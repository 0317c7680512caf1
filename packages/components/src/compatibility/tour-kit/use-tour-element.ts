import { useEffect, useSyncExternalStore } from 'react';
import { elementOf, type TourTarget } from './tour';

/** The element that a step names, also when it comes to the page later. */
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

/** Marks what the step points at, and leaves only that and the tour to the pointer where `root` is given. */
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
