import { __ } from '@wordpress/i18n';
import { Button, StateDrawing } from '@store-analytics/components';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { dataScreen } from '@store-analytics/rest-api';
import type { AppSettings } from '../settings/settings';
import { useAppSettings } from '../settings/settings-context';
import { ConnectButton } from '../connect-button';
import './empty-shop.css';

/** Leads on where a shop has no order at all: every number below is zero, and no date range changes that. */
export function EmptyShop() {
	const settings = useAppSettings();
	if (!isEmpty(settings)) return null;
	const { connectedShop, canChangeShops } = settings;
	return (
		<section className="sa-empty-shop">
			<StateDrawing state="empty" />
			<div className="sa-empty-shop__words">
				<strong>{__('No orders yet', 'store-analytics')}</strong>
				<span>{__('Your numbers appear here with the first order.', 'store-analytics')}</span>
			</div>
			{connectedShop ? (
				<Button
					variant="primary"
					href={`${connectedShop.adminUrl}post-new.php?post_type=shop_order`}
					target="_blank"
					rel="noopener noreferrer"
				>
					{__('Make a test order', 'store-analytics')}
				</Button>
			) : (
				<>
					{canChangeShops && <ConnectButton />}
					<Button
						variant={canChangeShops ? 'secondary' : 'primary'}
						href={getNewPath(getPersistedQuery(), dataScreen.path, {})}
					>
						{__('See what was imported', 'store-analytics')}
					</Button>
				</>
			)}
		</section>
	);
}

/** Known of the embedded store only, and not before a first sync has ended. */
export function isEmpty({
	standsAlone,
	dataSource,
	connectedShop,
}: Pick<AppSettings, 'standsAlone' | 'dataSource' | 'connectedShop'>): boolean {
	if (!standsAlone || dataSource.newestOrder !== '') return false;
	if (connectedShop === null) return dataSource.importedAt !== '';
	const { status } = connectedShop;
	return status !== undefined && status.isComplete && status.lastOrder === null;
}
