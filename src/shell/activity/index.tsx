import { Suspense } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Dropdown } from '@store-analytics/components';
import { chunk } from '../../platform/chunk';
import { ErrorBoundary } from '../../platform/error-boundary';
import { PanelFailed, PanelLoading } from './panel-states';
import './activity.css';

const Inbox = chunk(() => import('./inbox'));

/** The header's way to what WooCommerce has to say to the shop's owner; its code and messages are fetched when it is opened. */
export function Activity() {
	const label = __('Activity', 'store-analytics');
	return (
		<Dropdown
			className="sa-activity"
			contentClassName="sa-activity__panel"
			contentLabel={label}
			headerTitle={label}
			placement="bottom-end"
			expandOnMobile
			focusOnMount="container"
			popoverProps={{ strategy: 'fixed' }}
			renderToggle={({ isOpen, onToggle }) => (
				<Button
					className="sa-activity__toggle"
					icon="bell"
					aria-expanded={isOpen}
					onClick={onToggle}
					onPointerEnter={() => void Inbox.load().catch(() => undefined)}
				>
					{label}
				</Button>
			)}
			renderContent={() => (
				<ErrorBoundary fallback={(_error, reset) => <PanelFailed onRetry={reset} />}>
					<Suspense fallback={<PanelLoading />}>
						<Inbox />
					</Suspense>
				</ErrorBoundary>
			)}
		/>
	);
}
