import { Suspense, useSyncExternalStore } from 'react';
import { select, subscribe } from '@wordpress/data';
import { chunk } from '../../platform/chunk';
import { ErrorBoundary } from '../../platform/error-boundary';

const WordPressCommands = chunk(
	() => import(/* webpackChunkName: 'wordpress-palette' */ './wordpress-commands'),
);

/** Adds our commands to WordPress's palette. The code loads on demand, or after a while. */
export function WordPressPalette() {
	const isThere = useSyncExternalStore(subscribe, () => Boolean(select('core/commands')));
	if (!isThere) return null;
	return (
		<ErrorBoundary fallback={() => null}>
			<Suspense fallback={null}>
				<WordPressCommands />
			</Suspense>
		</ErrorBoundary>
	);
}
