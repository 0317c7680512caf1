import type { Step, Tell } from '../../server/first-run/choice';
import type { OnProgress } from '../../store-file/make-store';

/** Shows the progress of an import as that of a step, and then that of adding up the days. */
export function telling(tell: Tell, step: Step): OnProgress {
	return (share, of) => {
		if (of === 'days') tell('summing', share);
		else if (share < 1 || of) tell(step, share, of && { unit: 'orders', ...of });
		else tell('summing', 0);
	};
}
