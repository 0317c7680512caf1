import { WayOut, type WayOutProps } from '@store-analytics/components';
import { reasonOf } from '@store-analytics/rest-api/client';
import './failure-line.css';

interface FailureLineProps extends WayOutProps {
	/** What could not be had. */
	readonly what: string;
}

/** A failure of something small, in a line above what is shown without it. */
export function FailureLine({ what, ...wayOut }: FailureLineProps) {
	return (
		<p role="alert" className="sa-failure-line">
			{what} {reasonOf(wayOut.error)} <WayOut {...wayOut} />
		</p>
	);
}
