import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ScreenNameProvider } from './screen-name';

/** Beside the title, in the header's area for the screen's state, or in the toolbar below the header. */
type PlaceName = 'title' | 'status' | 'toolbar';

interface Place {
	readonly element: HTMLElement | null;
	readonly setElement: (element: HTMLElement | null) => void;
}

const PlaceContext = createContext<Readonly<Record<PlaceName, Place>> | undefined>(undefined);

/** Wraps the app and lets screens put content into the header. */
export function HeaderPlaceProvider({ children }: { readonly children: ReactNode }) {
	const places = { title: usePlace(), status: usePlace(), toolbar: usePlace() };
	return (
		<PlaceContext.Provider value={places}>
			<ScreenNameProvider>{children}</ScreenNameProvider>
		</PlaceContext.Provider>
	);
}

function usePlace(): Place {
	const [element, setElement] = useState<HTMLElement | null>(null);
	return useMemo(() => ({ element, setElement }), [element]);
}

/** A place in the header. */
export function HeaderPlace({ name }: { readonly name: PlaceName }) {
	return (
		<div
			ref={useContext(PlaceContext)?.[name].setElement}
			className={`sa-header-place is-${name}`}
		/>
	);
}

interface InHeaderProps {
	readonly place?: PlaceName;
	readonly children: ReactNode;
}

/** Shows its children in that place; where they stand without an app around them. */
export function InHeader({ place: name = 'status', children }: InHeaderProps) {
	const place = useContext(PlaceContext)?.[name];
	if (!place) return children;
	return place.element && createPortal(children, place.element);
}
