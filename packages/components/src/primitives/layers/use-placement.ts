import type { CSSProperties } from 'react';
import {
	autoUpdate,
	flip,
	offset,
	shift,
	useFloating,
	type Placement,
	type Strategy,
} from '@floating-ui/react-dom';

interface PlacementOptions {
	anchor: Element | null;
	element: HTMLElement | null;
	placement?: Placement;
	strategy?: Strategy;
	distance?: number;
}

/** Styles that keep `element` beside `anchor` and inside the viewport while both are on the page. */
export function usePlacement(options: PlacementOptions): CSSProperties {
	const { anchor, element, placement = 'bottom-start', strategy, distance = 8 } = options;
	const { floatingStyles } = useFloating({
		elements: { reference: anchor, floating: element },
		placement,
		strategy,
		middleware: [offset(distance), flip(), shift({ padding: 8 })],
		whileElementsMounted: autoUpdate,
	});
	return floatingStyles;
}
