import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { announce } from '@store-analytics/components';
import { slowAfter, slowText } from './slow-response';
import './slow-response-notice.css';

/** Has one slow-response notice stand for the parts below: called when one begins to wait; what it returns is called when that one is done. */
export const SlowResponseContext = createContext<(() => void | (() => void)) | undefined>(
	undefined,
);

interface SlowResponseNoticeProps {
	/** Shown within a line. */
	readonly isInline?: boolean;
}

/** Announces a slow wait for the shop, unless a surrounding element announces several at once. */
export function SlowResponseNotice({ isInline = false }: SlowResponseNoticeProps) {
	const startWaiting = useContext(SlowResponseContext);
	const isShown = useIsSlow() && !startWaiting;
	useEffect(() => startWaiting?.(), [startWaiting]);
	useEffect(() => {
		if (isShown) announce(slowText());
	}, [isShown]);
	const Line = isInline ? 'span' : 'p';
	return isShown ? <Line className="woocommerce-still-waiting">{slowText()}</Line> : null;
}

function useIsSlow(): boolean {
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsSlow(true), slowAfter);
		return () => clearTimeout(timer);
	}, []);
	return isSlow;
}

/** The awaited thing in words, and when it is slow. */
export function Waiting({ children }: { readonly children: ReactNode }) {
	return (
		<>
			<p role="status">{children}</p>
			<SlowResponseNotice />
		</>
	);
}

/** Wraps parts that may wait at the same time: a slow wait is announced once, above them. */
export function SharedSlowResponseNotice({ children }: { readonly children: ReactNode }) {
	const [waiting, setWaiting] = useState(0);
	const startWaiting = useCallback(() => {
		setWaiting((count) => count + 1);
		return () => setWaiting((count) => count - 1);
	}, []);
	return (
		<>
			{waiting > 0 && <SlowResponseNotice />}
			<SlowResponseContext.Provider value={startWaiting}>{children}</SlowResponseContext.Provider>
		</>
	);
}
