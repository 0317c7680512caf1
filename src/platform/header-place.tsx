import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Place {
	readonly element: HTMLElement | null;
	readonly setElement: (element: HTMLElement | null) => void;
}

const PlaceContext = createContext<Place | undefined>(undefined);

/** Around the app: lets screens put something into the header. */
export function HeaderPlaceProvider({ children }: { readonly children: ReactNode }) {
	const [element, setElement] = useState<HTMLElement | null>(null);
	return <PlaceContext.Provider value={{ element, setElement }}>{children}</PlaceContext.Provider>;
}

/** Where the header has room for what the screen says of itself. */
export function HeaderPlace() {
	return <div ref={useContext(PlaceContext)?.setElement} className="sa-header-place" />;
}

/** Shows its children in the header; where they stand when there is no app around them. */
export function InHeader({ children }: { readonly children: ReactNode }) {
	const place = useContext(PlaceContext);
	if (!place) return children;
	return place.element && createPortal(children, place.element);
}
