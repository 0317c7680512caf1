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
	/** Default true: moves to the other side of the anchor if there is more room. */
	flips?: boolean;
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
	const { flips = true } = options;
	const { floatingStyles } = useFloating({
		elements: { reference: anchor, floating: element },
		placement,
		strategy,
		middleware: [offset(distance), flips && flip(), shift({ padding: 8 }), room],
		whileElementsMounted: autoUpdate,
	});
	return floatingStyles;
}
