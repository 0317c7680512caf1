import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { announce } from '@store-analytics/components';
import { patience, slowText } from './patience';
import './still-waiting.css';

/** Says of parts below it that they wait, in their place: called when one begins to, and what it returns when that one is done. */
export const WaitTeller = createContext<(() => void | (() => void)) | undefined>(undefined);

interface StillWaitingProps {
	/** It stands in a line. */
	readonly isInline?: boolean;
}

/** For whatever waits for the shop: says so when that takes long, unless it is said for several at once. */
export function StillWaiting({ isInline = false }: StillWaitingProps) {
	const tell = useContext(WaitTeller);
	const isShown = useIsSlow() && !tell;
	useEffect(() => tell?.(), [tell]);
	useEffect(() => {
		if (isShown) announce(slowText());
	}, [isShown]);
	const Line = isInline ? 'span' : 'p';
	return isShown ? <Line className="woocommerce-still-waiting">{slowText()}</Line> : null;
}

function useIsSlow(): boolean {
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsSlow(true), patience);
		return () => clearTimeout(timer);
	}, []);
	return isSlow;
}

/** What is waited for, in words; when it takes long, that as well. */
export function Waiting({ children }: { readonly children: ReactNode }) {
	return (
		<>
			<p role="status">{children}</p>
			<StillWaiting />
		</>
	);
}

/** Around parts that may wait at the same time: that it takes long is said once, above them. */
export function WaitsTogether({ children }: { readonly children: ReactNode }) {
	const [waiting, setWaiting] = useState(0);
	const tell = useCallback(() => {
		setWaiting((count) => count + 1);
		return () => setWaiting((count) => count - 1);
	}, []);
	return (
		<>
			{waiting > 0 && <StillWaiting />}
			<WaitTeller.Provider value={tell}>{children}</WaitTeller.Provider>
		</>
	);
}
