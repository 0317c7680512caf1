import type { ReactNode } from 'react';
import { ErrorBoundary } from '../platform/error-boundary';
import { reportFailure } from './failures';
import { ownerOf } from './owners';

interface ExtensionPartProps {
	/** The component, function or cell as it came through the hook. */
	readonly part: object;
	readonly hook: string;
	/** Shown in its place when it fails. */
	readonly fallback: (error: Error, reset: () => void) => ReactNode;
	readonly resetKey?: unknown;
	readonly children: ReactNode;
}

/** Something on the screen that may be an extension's: when it fails, its extension is named and the rest stands. */
export function ExtensionPart({ part, hook, ...boundary }: ExtensionPartProps) {
	const owner = ownerOf(part);
	return (
		<ErrorBoundary
			{...boundary}
			onError={(error) => owner !== undefined && reportFailure(owner, hook, error)}
		/>
	);
}
