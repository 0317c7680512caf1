import { useState } from 'react';
import { createPortal } from 'react-dom';
import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import './steps.css';

/** A place on the screen: an element, or a point in pixels of the window. */
export type TipAnchor = Element | { readonly x: number; readonly y: number };

interface ValueTipProps {
	readonly anchor: TipAnchor;
	readonly title: string;
	readonly value: string;
	/** A second line, such as the share of the total. */
	readonly note?: string | undefined;
}

/** The value under pointer or keys. Hidden from assistive technology, which gets it as text. */
export function ValueTip({ anchor, title, value, note }: ValueTipProps) {
	const [floating, setFloating] = useState<HTMLElement | null>(null);
	const { floatingStyles } = useFloating({
		elements: { reference: anchor instanceof Element ? anchor : pointOf(anchor), floating },
		placement: 'top',
		middleware: [offset(anchor instanceof Element ? 6 : 14), flip(), shift({ padding: 8 })],
		whileElementsMounted: autoUpdate,
	});
	return createPortal(
		<div ref={setFloating} className="sa-value-tip" style={floatingStyles} aria-hidden="true">
			<div className="sa-value-tip__title">{title}</div>
			<div className="sa-value-tip__value">{value}</div>
			{note && <div className="sa-value-tip__note">{note}</div>}
		</div>,
		document.body,
	);
}

/** As floating-ui takes a point. */
function pointOf({ x, y }: { readonly x: number; readonly y: number }) {
	return { getBoundingClientRect: () => DOMRect.fromRect({ x, y, width: 0, height: 0 }) };
}
