import { createContext, useContext, type ReactNode } from 'react';
import { AnalyticsError } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import { StillWaiting, WaitTeller } from '../../platform/waiting';

/** Whether all panels of the screen fail for the same reason, which is then shown once. */
const FailsAlike = createContext(false);

const alreadySaid = () => {};

/** Wraps the panels of a screen: if all are slow, or fail for the same reason, that is shown once. */
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
	/** They have other data, such as an extension's, and their own messages. */
	readonly areApart?: boolean;
	readonly children: ReactNode;
}

/** Panels that hide when their failure is shown once. They stay mounted, because their responses are what failed. */
export function Panels({ className, areApart = false, children }: PanelsProps) {
	const isSaid = useContext(FailsAlike);
	return (
		<div className={className} hidden={isSaid && !areApart}>
			{children}
		</div>
	);
}
