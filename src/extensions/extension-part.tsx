import type { ReactNode } from 'react';
import { ErrorBoundary } from '../platform/error-boundary';
import { reportFailure } from './failures';
import { ownerOf } from './owners';

interface ExtensionPartProps {
	/** The component, function or cell from the hook. */
	readonly part: object;
	readonly hook: string;
	/** Replaces it after a failure. */
	readonly fallback: (error: Error, reset: () => void) => ReactNode;
	readonly resetKey?: unknown;
	readonly children: ReactNode;
}

/**
 * Renders a part that may belong to an extension. After a failure the extension is named and the rest of the screen
 * stays.
 */
export function ExtensionPart({ part, hook, ...boundary }: ExtensionPartProps) {
	const owner = ownerOf(part);
	return (
		<ErrorBoundary
			{...boundary}
			onError={(error) => owner !== undefined && reportFailure(owner, hook, error)}
		/>
	);
}
