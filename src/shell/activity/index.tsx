import { Suspense, useEffect, useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, VisuallyHidden } from '@store-analytics/components';
import { useShownResponses } from '@store-analytics/data';
import { chunk } from '../../platform/chunk';
import { ErrorBoundary } from '../../platform/error-boundary';
import { HeaderDropdown } from '../../platform/header/header-dropdown';
import { PanelFailed, PanelLoading } from '../../inbox/panel-states';
import './activity.css';

const Inbox = chunk(() => import('../../inbox/inbox'));
const Unread = chunk(() => import('../../inbox/unread'));

/** How long the numbers of a screen have been there when messages are asked for, in milliseconds; and without numbers. */
const pause = 10_000;
const pauseWithoutNumbers = 30_000;

/**
 * The header's way to what WooCommerce has to say to the shop's owner, with a mark while something is unread. Its code and
 * messages are fetched when it is opened, or some time after the screen is ready.
 */
export function Activity() {
	const label = __('Activity', 'store-analytics');
	const isSettled = useIsSettled();
	const [isUnread, setIsUnread] = useState(false);
	const id = useId();
	return (
		<HeaderDropdown
			title={label}
			className="sa-activity"
			contentClassName="sa-activity__panel"
			renderToggle={({ isOpen, onToggle }) => (
				<>
					<Button
						className="sa-activity__toggle"
						icon="bell"
						aria-expanded={isOpen}
						aria-describedby={isUnread ? id : undefined}
						data-unread={isUnread || undefined}
						onClick={onToggle}
						onPointerEnter={() => void Inbox.load().catch(() => undefined)}
					>
						{label}
					</Button>
					{isUnread && (
						<VisuallyHidden id={id}>
							{__('There are unread messages.', 'store-analytics')}
						</VisuallyHidden>
					)}
					{isSettled && (
						<ErrorBoundary fallback={() => null}>
							<Suspense fallback={null}>
								<Unread onChange={setIsUnread} />
							</Suspense>
						</ErrorBoundary>
					)}
				</>
			)}
			renderContent={() => (
				<ErrorBoundary fallback={(error, reset) => <PanelFailed error={error} onRetry={reset} />}>
					<Suspense fallback={<PanelLoading />}>
						<Inbox />
					</Suspense>
				</ErrorBoundary>
			)}
		/>
	);
}

/** Whether nothing more urgent is to be fetched. */
function useIsSettled(): boolean {
	const hasNumbers = useShownResponses().receivedAt !== undefined;
	const [isSettled, setIsSettled] = useState(false);
	useEffect(() => {
		if (isSettled) return undefined;
		const timer = setTimeout(() => setIsSettled(true), hasNumbers ? pause : pauseWithoutNumbers);
		return () => clearTimeout(timer);
	}, [hasNumbers, isSettled]);
	return isSettled;
}
