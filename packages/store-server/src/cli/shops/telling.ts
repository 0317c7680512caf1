import type { Step, Tell } from '../../server/first-run/choice';
import type { OnProgress } from '../../store-file/make-store';

/** Shows the progress of an import as that of a step, and then the step that nothing measures. */
export function telling(tell: Tell, step: Step): OnProgress {
	return (share, orders) => {
		if (share < 1 || orders) tell(step, share, orders && { unit: 'orders', ...orders });
		else tell('summing');
	};
}
