import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

interface ScreenName {
	/** What the screen is about, such as a product; undefined until it is known. */
	readonly name: string | undefined;
	readonly setName: (name: string | undefined) => void;
}

const ScreenNameContext = createContext<ScreenName>({ name: undefined, setName: () => {} });

/** Wraps the app and lets screens name the one thing that they show. */
export function ScreenNameProvider({ children }: { readonly children: ReactNode }) {
	const [name, setName] = useState<string>();
	const value = useMemo(() => ({ name, setName }), [name]);
	return <ScreenNameContext.Provider value={value}>{children}</ScreenNameContext.Provider>;
}

/** Returns what the open screen is about, for the page's heading and title. */
export function useScreenName(): string | undefined {
	return useContext(ScreenNameContext).name;
}

/** Puts a name into the page's heading for as long as the calling part is on screen. */
export function useNamedScreen(name: string | undefined): void {
	const { setName } = useContext(ScreenNameContext);
	useEffect(() => {
		setName(name);
		return () => setName(undefined);
	}, [name, setName]);
}
