import type { ReactNode } from 'react';
import { LoadingStatus } from '@store-analytics/components';
import { SlowResponseNotice } from '../../../platform/slow-response';
import './awaiting.css';

interface AwaitingProps {
	/** Shows earlier numbers dimmed, because the next ones load. */
	readonly isStale: boolean;
	/** Hides the placeholder of a chart whose shape is not known yet, because it would jump. */
	readonly isShapeless?: boolean;
	readonly children: ReactNode;
}

/** Numbers that stay until the next ones are there, and cannot be used meanwhile. */
export function Awaiting({ isStale, isShapeless = false, children }: AwaitingProps) {
	return (
		<>
			{isStale && <SlowResponseNotice />}
			<LoadingStatus isLoading={isStale} />
			<div
				className={isShapeless ? 'sa-awaiting is-shapeless' : 'sa-awaiting'}
				aria-busy={isStale || undefined}
			>
				{children}
			</div>
		</>
	);
}
