import { FailureLine } from '../../../platform/failures';
import type { Failure } from './use-exports';

interface FailedProps {
	readonly place: Failure['place'];
	readonly failure: Failure | undefined;
}

/** The last failure, in the card whose button failed. */
export function Failed({ place, failure }: FailedProps) {
	if (failure?.place !== place) return null;
	const { what, error, onRetry } = failure;
	return <FailureLine what={what} error={error} onRetry={onRetry} />;
}
