import { __ } from '@wordpress/i18n';
import { SectionHeader, Spinner } from '@store-analytics/components';
import { FailureLine } from '../../../platform/failures';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { CallsList } from './calls-list';
import { KeyForm } from './key-form';
import { KeysList } from './keys-list';
import { NewKey } from './new-key';
import { useKeys } from './use-keys';
import './keys.css';

/** Read-only keys for programs and agents, and what these asked. */
export default function KeysBox() {
	const { keys, calls, made, failure, isBusy, make, revoke, hide } = useKeys();
	const isLoading = !keys && !failure;
	return (
		<section className="woocommerce-settings-data sa-keys">
			<SectionHeader title={__('Keys for programs', 'store-analytics')} />
			<div className="woocommerce-settings-data__body">
				<p>
					{__(
						'With a key, a program or an AI assistant reads the numbers of this shop. It cannot change anything, and you can revoke it at any time.',
						'store-analytics',
					)}
				</p>
				{failure && <FailureLine {...failure} />}
				{isLoading && <Spinner />}
				{(isBusy || isLoading) && <SlowResponseNotice />}
				{made !== undefined && <NewKey secret={made} onClose={hide} />}
				{keys?.length === 0 && made === undefined && (
					<p className="sa-keys__none">
						{__(
							'There are no keys yet. Name the program below and create the first one.',
							'store-analytics',
						)}
					</p>
				)}
				{keys && <KeyForm isBusy={isBusy} onMake={make} />}
				{keys && keys.length > 0 && <KeysList keys={keys} isBusy={isBusy} onRevoke={revoke} />}
				{calls.length > 0 && <CallsList calls={calls} />}
			</div>
		</section>
	);
}
