import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { announce } from '@store-analytics/components';
import { patience, slowText } from './patience';
import './still-waiting.css';

/** Announces a wait for several parts below it: called when one starts waiting; the returned function ends it. */
export const WaitTeller = createContext<(() => void | (() => void)) | undefined>(undefined);

interface StillWaitingProps {
	/** Shown within a line. */
	readonly isInline?: boolean;
}

/** Announces a slow wait for the shop, unless a surrounding element announces several at once. */
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

/** The awaited thing in words, and when it is slow. */
export function Waiting({ children }: { readonly children: ReactNode }) {
	return (
		<>
			<p role="status">{children}</p>
			<StillWaiting />
		</>
	);
}

/** Wraps parts that may wait at the same time: a slow wait is announced once, above them. */
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
