import type { ReactNode } from 'react';
import { AnalyticsError } from '@store-analytics/components';
import { ErrorBoundary } from '../../../platform/error-boundary';

/** A part of a screen that stands or falls alone: what breaks in it shows here and nowhere else. */
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
