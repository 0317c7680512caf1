import type { CSSProperties } from 'react';
import {
	autoUpdate,
	flip,
	offset,
	shift,
	useFloating,
	type Middleware,
	type Placement,
} from '@floating-ui/react-dom';

const SIDES: Readonly<Record<string, string>> = {
	...{ top: 'bottom', bottom: 'top', left: 'right', right: 'left' },
};

/** Half the edge of the arrow, and its minimum distance from a corner. */
const HALF = 6;
const CORNER = 14;

/** Points the arrow at the middle of the target. */
const arrow: Middleware = {
	name: 'arrow',
	fn: ({ x, y, placement, rects: { reference, floating } }) => {
		const isBeside = /^(left|right)/.test(placement);
		const aim = isBeside
			? reference.y + reference.height / 2 - y
			: reference.x + reference.width / 2 - x;
		const length = isBeside ? floating.height : floating.width;
		const at = Math.min(Math.max(aim, CORNER), length - CORNER) - HALF;
		return { data: isBeside ? { y: at } : { x: at } };
	},
};

/** Returns the position of the step beside its target, and that of its arrow; nothing without a target. */
export function useTourPlace(
	reference: HTMLElement | null,
	element: HTMLElement | null,
	wanted: Placement,
) {
	const { floatingStyles, middlewareData, placement } = useFloating({
		elements: { reference, floating: element },
		placement: wanted,
		strategy: 'fixed',
		middleware: [offset(12), flip(), shift({ padding: 8 }), arrow],
		whileElementsMounted: autoUpdate,
	});
	const edge = SIDES[placement.split('-')[0] ?? ''] ?? 'top';
	const { x, y }: { x?: number; y?: number } = middlewareData['arrow'] ?? {};
	const arrowStyle: CSSProperties = { left: x, top: y, [edge]: -HALF };
	return {
		frameStyle: reference ? floatingStyles : undefined,
		...{ arrowStyle, side: placement },
	};
}
