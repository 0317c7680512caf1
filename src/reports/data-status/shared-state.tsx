import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { AnalyticsError, announce } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import './shared-state.css';

/** Milliseconds after which somebody who waits is told that the wait is known. */
const patience = 10_000;

const AllWait = createContext(false);

interface SharedStateProps {
	/** The panels; told whether to hide, because the same is to be said of each. */
	readonly children: (isHidden: boolean) => ReactNode;
}

/** Around the panels of a screen: when all wait for long, or fail for the same reason, that is said once and not by each. */
export function SharedState({ children }: SharedStateProps) {
	const { commonError, areAllAwaited, refresh } = useShownResponses();
	return (
		<AllWait.Provider value={areAllAwaited}>
			{areAllAwaited && <SlowNote />}
			{commonError !== undefined && <AnalyticsError error={commonError} onRetry={refresh} />}
			{/* Hidden and not gone: as long as they are read, the failed responses are on the screen. */}
			{children(commonError !== undefined)}
		</AllWait.Provider>
	);
}

/** For a panel that waits: says so when that takes long, unless all panels of the screen wait. */
export function StillWaiting() {
	return useContext(AllWait) ? null : <SlowNote />;
}

function SlowNote() {
	const [isSlow, setIsSlow] = useState(false);
	const text = __('The shop takes long to answer. Still waiting…', 'store-analytics');
	useEffect(() => {
		const timer = setTimeout(() => {
			setIsSlow(true);
			announce(text);
		}, patience);
		return () => clearTimeout(timer);
	}, [text]);
	return isSlow ? <p className="woocommerce-still-waiting">{text}</p> : null;
}
