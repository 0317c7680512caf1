import { useCallback, useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { chunk } from '../../../platform/chunk';
import { attempt } from '../../../platform/failures';
import type { ExplainTarget } from './target';

const Explanation = chunk(
	() => import(/* webpackChunkName: 'explanation' */ './dialog/explanation'),
);

/** Opens the explanation of a number. Render `dialog` anywhere on the page. */
export function useExplanation(): {
	readonly dialog: ReactNode;
	readonly explain: (target: ExplainTarget) => void;
} {
	const [target, setTarget] = useState<ExplainTarget>();
	const explain = useCallback((next: ExplainTarget) => {
		void attemptToExplain(() => Explanation.load().then(() => setTarget(next)));
	}, []);
	const dialog = target && <Explanation target={target} onClose={() => setTarget(undefined)} />;
	return { dialog, explain };
}

/** Announces a failure to load. */
export function attemptToExplain(load: () => Promise<void>): Promise<boolean> {
	const notOpened = (reason: string) =>
		/* translators: %s: what went wrong, and what to do */
		sprintf(__('The explanation could not be opened: %s', 'store-analytics'), reason);
	return attempt('explanation', notOpened, load);
}
