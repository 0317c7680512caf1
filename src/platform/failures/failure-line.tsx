import { WayOut, type WayOutProps } from '@store-analytics/components';
import { reasonOf } from '@store-analytics/rest-api/client';
import './failure-line.css';

interface FailureLineProps extends WayOutProps {
	/** The missing thing. */
	readonly what: string;
}

/** A failure of a small part, in a line above the rest. */
export function FailureLine({ what, ...wayOut }: FailureLineProps) {
	return (
		<p role="alert" className="sa-failure-line">
			{what} {reasonOf(wayOut.error)} <WayOut {...wayOut} />
		</p>
	);
}
