import { createContext, useContext, type ReactNode } from 'react';
import { AnalyticsError } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import { SlowResponseNotice, SlowResponseContext } from '../../platform/slow-response';

/** Whether all panels of the screen fail for the same reason, which is said once. */
const SharedFailureContext = createContext(false);

const shownAbove = () => {};

/** Around the panels of a screen: when all wait for long, or fail for the same reason, that is said once and not by each. */
export function SharedState({ children }: { readonly children: ReactNode }) {
	const { commonError, areAllAwaited, refresh } = useShownResponses();
	const hasFailed = commonError !== undefined;
	const isWaiting = !hasFailed && areAllAwaited;
	return (
		<SharedFailureContext.Provider value={hasFailed}>
			{isWaiting && <SlowResponseNotice />}
			{hasFailed && <AnalyticsError error={commonError} onRetry={refresh} />}
			<SlowResponseContext.Provider value={isWaiting ? shownAbove : undefined}>
				{children}
			</SlowResponseContext.Provider>
		</SharedFailureContext.Provider>
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
	const isShownAbove = useContext(SharedFailureContext);
	return (
		<div className={className} hidden={isShownAbove && !areApart}>
			{children}
		</div>
	);
}
