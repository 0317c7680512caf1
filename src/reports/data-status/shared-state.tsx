import { createContext, useContext, type ReactNode } from 'react';
import { AnalyticsError } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import { StillWaiting, WaitTeller } from '../../platform/waiting';

/** Whether all panels of the screen fail for the same reason, which is said once. */
const FailsAlike = createContext(false);

const alreadySaid = () => {};

/** Around the panels of a screen: when all wait for long, or fail for the same reason, that is said once and not by each. */
export function SharedState({ children }: { readonly children: ReactNode }) {
	const { commonError, areAllAwaited, refresh } = useShownResponses();
	const hasFailed = commonError !== undefined;
	const isWaiting = !hasFailed && areAllAwaited;
	return (
		<FailsAlike.Provider value={hasFailed}>
			{isWaiting && <StillWaiting />}
			{hasFailed && <AnalyticsError error={commonError} onRetry={refresh} />}
			<WaitTeller.Provider value={isWaiting ? alreadySaid : undefined}>
				{children}
			</WaitTeller.Provider>
		</FailsAlike.Provider>
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
	const isSaid = useContext(FailsAlike);
	return (
		<div className={className} hidden={isSaid && !areApart}>
			{children}
		</div>
	);
}
