import { createContext, useContext, type ReactNode } from 'react';
import { AnalyticsError } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import { SlowResponseNotice, SlowResponseContext } from '../../platform/slow-response';

/** Whether all panels of the screen fail for the same reason, which is then shown once. */
const SharedFailureContext = createContext(false);

const shownAbove = () => {};

interface SharedStateProps {
	/** All panels wait for something else before they can ask. */
	readonly isPending?: boolean;
	readonly children: ReactNode;
}

/** Wraps the panels of a screen: if all are slow, or fail for the same reason, that is shown once. */
export function SharedState({ isPending = false, children }: SharedStateProps) {
	const { commonError, areAllAwaited, refresh } = useShownResponses();
	const hasFailed = commonError !== undefined;
	const isWaiting = !hasFailed && (areAllAwaited || isPending);
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
	/** They have other data, such as an extension's, and their own messages. */
	readonly areApart?: boolean;
	readonly children: ReactNode;
}

/** Panels that hide when their failure is shown once. They stay mounted, because their responses are what failed. */
export function Panels({ className, areApart = false, children }: PanelsProps) {
	const isShownAbove = useContext(SharedFailureContext);
	return (
		<div className={className} hidden={isShownAbove && !areApart}>
			{children}
		</div>
	);
}
