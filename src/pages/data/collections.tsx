import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@store-analytics/components';
import type { CollectionProgress, SyncStatus } from '@store-analytics/rest-api';
import { timeLeftText } from '../../reports/data-status/sync/sync-state';
import { useCount } from '../../reports/data-status/sync/use-sync';

const names: Readonly<Record<CollectionProgress['name'], () => string>> = {
	orders: () => __('Orders', 'store-analytics'),
	products: () => __('Products', 'store-analytics'),
	customers: () => __('Customers', 'store-analytics'),
	coupons: () => __('Coupons', 'store-analytics'),
	reviews: () => __('Reviews', 'store-analytics'),
	lists: () => __('Settings, taxes and categories', 'store-analytics'),
};

/** Shows how much of each collection of the shop has been read. */
export function Collections({ status }: { readonly status: SyncStatus }) {
	const { collections } = status;
	const text = usePaceText(status);
	if (collections.length === 0) return null;
	return (
		<Card title={__('Imported data', 'store-analytics')} description={text}>
			<ul className="sa-data__collections">
				{collections.map((collection) => (
					<Collection key={collection.name} {...collection} />
				))}
			</ul>
		</Card>
	);
}

function Collection({ name, done, total, complete }: CollectionProgress) {
	const count = useCount();
	const title = (names[name] as (() => string) | undefined)?.() ?? name; // a newer store may know more of them
	const all = Math.max(total ?? 0, done, 1);
	const text =
		complete || total === null
			? count(done)
			: sprintf(
					/* translators: 1: how many are here, 2: how many there are */
					__('%1$s of %2$s', 'store-analytics'),
					count(done),
					count(all),
				);
	return (
		<li>
			<span>{title}</span>
			<span>{text}</span>
			{!complete && (
				<progress
					aria-label={title}
					aria-valuetext={text}
					{...(total !== null && { max: all, value: done })}
				/>
			)}
		</li>
	);
}

/** The rate of incoming orders, and the time left. */
function usePaceText({ isComplete, rate, secondsLeft }: SyncStatus): string {
	const count = useCount();
	if (isComplete) return '';
	return [
		...(rate === null
			? []
			: [
					sprintf(
						/* translators: %s: how many */
						__('Orders per second: %s', 'store-analytics'),
						count(Math.round(rate * 10) / 10),
					),
				]),
		...(secondsLeft === null ? [] : [timeLeftText(secondsLeft)]),
	].join(' · ');
}
