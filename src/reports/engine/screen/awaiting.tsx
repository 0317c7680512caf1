import type { ReactNode } from 'react';
import { LoadingStatus } from '@store-analytics/components';
import { SlowResponseNotice } from '../../../platform/slow-response';
import './awaiting.css';

interface AwaitingProps {
	/** Shows earlier numbers dimmed, because the next ones load. */
	readonly isStale: boolean;
	readonly children: ReactNode;
}

/** Numbers that stay until the next ones are there, and cannot be used meanwhile. */
export function Awaiting({ isStale, children }: AwaitingProps) {
	return (
		<>
			{isStale && <SlowResponseNotice />}
			<LoadingStatus isLoading={isStale} />
			<div className="sa-awaiting" aria-busy={isStale || undefined}>
				{children}
			</div>
		</>
	);
}
