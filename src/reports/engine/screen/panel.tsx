import type { ReactNode } from 'react';
import { AnalyticsError } from '@store-analytics/components';
import { ErrorBoundary } from '../../../platform/error-boundary';

/** An independent part of a screen: an error in it does not affect the others. */
export function Panel({ resetKey, children }: { resetKey: unknown; children: ReactNode }) {
	return (
		<ErrorBoundary
			resetKey={resetKey}
			fallback={(error, reset) => <AnalyticsError error={error} onRetry={reset} />}
		>
			{children}
		</ErrorBoundary>
	);
}
