import { useRecovery, WayOut, type WayOutProps } from '@store-analytics/components';
import { reasonOf } from '@store-analytics/rest-api/client';
import './failure-line.css';

interface FailureLineProps extends WayOutProps {
	/** The missing thing. */
	readonly what: string;
	/** It is tried again when the connection is back, and with what else failed. Only for what reads. */
	readonly recovers?: boolean;
}

/** A failure of a small part, in a line above the rest. */
export function FailureLine({ what, recovers = false, ...wayOut }: FailureLineProps) {
	const tryAgain = useRecovery(recovers ? wayOut.error : undefined, wayOut.onRetry);
	return (
		<p role="alert" className="sa-failure-line">
			{what} {reasonOf(wayOut.error)}{' '}
			<WayOut {...wayOut} onRetry={recovers ? tryAgain : wayOut.onRetry} />
		</p>
	);
}
