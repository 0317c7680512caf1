import type { CSSProperties } from 'react';
import {
	autoUpdate,
	flip,
	offset,
	shift,
	size,
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

const room = size({
	padding: 8,
	apply({ availableHeight, elements }) {
		elements.floating.style.setProperty('--sa-room', `${Math.floor(availableHeight)}px`);
	},
});

/**
 * Returns styles that keep `element` beside `anchor` and inside the viewport. Its property `--sa-room` is the height on
 * its side of the anchor, for scrollable contents.
 */
export function usePlacement(options: PlacementOptions): CSSProperties {
	const { anchor, element, placement = 'bottom-start', strategy, distance = 8 } = options;
	const { floatingStyles } = useFloating({
		elements: { reference: anchor, floating: element },
		placement,
		strategy,
		middleware: [offset(distance), flip(), shift({ padding: 8 }), room],
		whileElementsMounted: autoUpdate,
	});
	return floatingStyles;
}
