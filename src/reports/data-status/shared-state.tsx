import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { AnalyticsError, announce } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import './shared-state.css';

/** Milliseconds after which somebody who waits is told that the wait is known. */
const patience = 10_000;

/** What is the same with all panels of the screen, and is said once. */
const Shared = createContext<'nothing' | 'wait' | 'failure'>('nothing');

/** Around the panels of a screen: when all wait for long, or fail for the same reason, that is said once and not by each. */
export function SharedState({ children }: { readonly children: ReactNode }) {
	const { commonError, areAllAwaited, refresh } = useShownResponses();
	const shared = commonError !== undefined ? 'failure' : areAllAwaited ? 'wait' : 'nothing';
	return (
		<Shared.Provider value={shared}>
			{shared === 'wait' && <SlowNote />}
			{shared === 'failure' && <AnalyticsError error={commonError} onRetry={refresh} />}
			{children}
		</Shared.Provider>
	);
}

interface PanelsProps {
	readonly className?: string;
	/** They stand on other data, such as an extension's, and have their own say. */
	readonly areApart?: boolean;
	readonly children: ReactNode;
}

/** Panels that hide when their failure is said once; they are not gone, for what they read is what is known to have failed. */
export function Panels({ className, areApart = false, children }: PanelsProps) {
	const isSaid = useContext(Shared) === 'failure';
	return (
		<div className={className} hidden={isSaid && !areApart}>
			{children}
		</div>
	);
}

/** For a panel that waits: says so when that takes long, unless all panels of the screen wait. */
export function StillWaiting() {
	return <SlowNote isSaid={useContext(Shared) === 'wait'} />;
}

function SlowNote({ isSaid = false }: { readonly isSaid?: boolean }) {
	const [isSlow, setIsSlow] = useState(false);
	const isShown = isSlow && !isSaid;
	const text = __('The shop takes long to answer. Still waiting…', 'store-analytics');
	useEffect(() => {
		const timer = setTimeout(() => setIsSlow(true), patience);
		return () => clearTimeout(timer);
	}, []);
	useEffect(() => {
		if (isShown) announce(text);
	}, [isShown, text]);
	return isShown ? <p className="woocommerce-still-waiting">{text}</p> : null;
}
