import { __ } from '@wordpress/i18n';
import { Button, SectionHeader, Spinner } from '@store-analytics/components';
import { FailureLine } from '../../../platform/failures';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { ServedFacts } from '../../../reports/data-status/store-server/served-facts';
import { ServerFields } from './server-fields';
import { useStoreServer } from './use-store-server';
import './store-server.css';

/** Lets the owner choose the store server that responds instead of WooCommerce. */
export function StoreServerBox() {
	const { saved, draft, served, failure, ...server } = useStoreServer();
	return (
		<section className="woocommerce-settings-data">
			<SectionHeader title={__('Store server', 'store-analytics')} />
			<div className="woocommerce-settings-data__body">
				<p>
					{__(
						'A store server keeps a synced copy of this shop’s data and loads reports in a fraction of a second. Anything it cannot provide still comes from WooCommerce.',
						'store-analytics',
					)}
				</p>
				{failure && <FailureLine {...failure} />}
				{!saved && !failure && <Spinner />}
				{(server.isBusy || (!saved && !failure)) && <SlowResponseNotice />}
				{saved && <ServerFields saved={saved} draft={draft} change={server.change} />}
				<div role="status">{served && <ServedFacts served={served} />}</div>
			</div>
			{saved && !saved.fixed_by && <ServerButtons {...server} hasAddress={draft.address !== ''} />}
		</section>
	);
}

interface ServerButtonsProps extends Pick<
	ReturnType<typeof useStoreServer>,
	'save' | 'test' | 'isBusy' | 'isDirty'
> {
	readonly hasAddress: boolean;
}

function ServerButtons({ save, test, isBusy, isDirty, hasAddress }: ServerButtonsProps) {
	return (
		<div className="woocommerce-settings__actions">
			<Button
				variant="primary"
				disabled={isBusy || !isDirty}
				accessibleWhenDisabled
				onClick={() => void save()}
			>
				{__('Save changes', 'store-analytics')}
			</Button>
			<Button
				variant="secondary"
				disabled={isBusy || !hasAddress}
				accessibleWhenDisabled
				onClick={() => void test()}
			>
				{__('Test connection', 'store-analytics')}
			</Button>
		</div>
	);
}
