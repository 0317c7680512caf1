import { __, sprintf } from '@wordpress/i18n';
import { formatPhpDate, readDate } from '@store-analytics/date';
import type { SyncStatus } from '@store-analytics/rest-api';
import { Facts } from '../../../platform/facts';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { checkedText, comparedText, momentText } from './sync-state';
import { useCount, useNow } from './use-sync';

/** The age of the data, their first day, and their comparison with the shop's own. */
export function SyncFacts({ status }: { readonly status: SyncStatus }) {
	const { dateFormat } = useAppSettings();
	const day = (text: string) => formatPhpDate(readDate(text) ?? text, dateFormat);
	const now = useNow();
	const { shop, checkedAt, nextAt, notifiedAt, isRunning } = status;
	return (
		<Facts
			facts={[
				[__('Shop', 'store-analytics'), <bdi key="shop">{shop.replace(/^https?:\/\//, '')}</bdi>],
				[
					__('Last check', 'store-analytics'),
					checkedAt === null ? (
						checkedText(null, now)
					) : (
						<time key="checked" dateTime={checkedAt}>
							{checkedText(checkedAt, now)}
						</time>
					),
				],
				[__('Next check', 'store-analytics'), nextText(nextAt, isRunning)],
				[__('Newest order', 'store-analytics'), lastOrderText(status)],
				[__('Complete', 'store-analytics'), completeText(status, day)],
				[__('Compared with the shop', 'store-analytics'), useProofText(status, day)],
				[
					__('Last change notice from the shop', 'store-analytics'),
					notifiedAt && momentText(notifiedAt),
				],
			]}
		/>
	);
}

function nextText(nextAt: string | null, isRunning: boolean): string {
	if (isRunning) return __('Checking the shop now', 'store-analytics');
	return nextAt === null ? '' : momentText(nextAt);
}

function lastOrderText({ lastOrder }: SyncStatus): string {
	if (lastOrder === null) return __('None yet', 'store-analytics');
	/* translators: 1: number of an order, 2: when it was made */
	const text = __('#%1$s, %2$s', 'store-analytics');
	return sprintf(text, lastOrder.number, momentText(lastOrder.at));
}

function completeText(
	{ isComplete, completeSince }: SyncStatus,
	day: (text: string) => string,
): string {
	if (isComplete) return __('From the first order on', 'store-analytics');
	if (completeSince === null) return __('No day yet', 'store-analytics');
	/* translators: %s: a date */
	return sprintf(__('From %s on', 'store-analytics'), day(completeSince));
}

function useProofText(status: SyncStatus, day: (text: string) => string): string {
	const count = useCount();
	const { proof } = status;
	if (proof === null) return __('Not yet', 'store-analytics');
	if (proof.problem !== null) {
		/* translators: %s: when it was tried */
		return sprintf(__('Could not be compared, %s', 'store-analytics'), momentText(proof.at));
	}
	const result = comparedText(status, count);
	/* translators: 1: result, such as "All days agree", 2: first day, 3: last day, 4: when they were compared */
	const text = __('%1$s · %2$s – %3$s · %4$s', 'store-analytics');
	return sprintf(text, result, day(proof.from), day(proof.to), momentText(proof.at));
}
