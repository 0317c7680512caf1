import { __ } from '@wordpress/i18n';
import { LoadingStatus, Placeholder, Timeline, useStore } from '@store-analytics/components';
import { useCountedItems, useReportItems, useReviews } from '@store-analytics/data';
import { FailureLine } from '../../../platform/failures';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { HomeSection } from '../home-section';
import type { ArrangedProps } from '../../sections/section-props';
import { orderMoney } from '../../records/order-money';
import { few, lowStock, newestOrders, newestRefunds, newestReviews } from '../requests';
import { newestOf, orderEvents, refundEvents, reviewEvents, stockEvents } from './events';

/** The latest events, by the shop's days. */
export function TimelineSection(props: ArrangedProps) {
	const { manageStock, reviewsEnabled } = useAppSettings();
	const blocks = [
		{ key: 'orders', label: __('Orders', 'store-analytics') },
		{ key: 'refunds', label: __('Refunds', 'store-analytics') },
		...(reviewsEnabled ? [{ key: 'reviews', label: __('Reviews', 'store-analytics') }] : []),
		...(manageStock ? [{ key: 'stock', label: __('Stock', 'store-analytics') }] : []),
	];
	const shown = blocks.filter(({ key }) => !props.hiddenBlocks.includes(key));
	return (
		<HomeSection section={props} blocks={blocks} className="sa-home__box sa-home__timeline">
			<Events kinds={shown.map(({ key }) => key)} />
		</HomeSection>
	);
}

function Events({ kinds }: { kinds: readonly string[] }) {
	const { dateFormat } = useAppSettings();
	const { items, sources } = useEvents(kinds);
	const failed = sources.filter(({ status }) => status === 'error');
	if (sources.some(({ status }) => status === 'loading')) return <Awaited />;
	return (
		<>
			{failed[0] && (
				<FailureLine
					recovers
					what={__('Some activity could not be loaded.', 'store-analytics')}
					error={failed[0].error}
					onRetry={() => failed.forEach(({ retry }) => retry())}
					retryLabel={__('Try again', 'store-analytics')}
				/>
			)}
			{(!failed[0] || items.length > 0) && (
				<Timeline
					items={items}
					dateFormat={dateFormat}
					/* translators: a time of day in PHP's notation, https://www.php.net/manual/datetime.format.php */
					clockFormat={__('g:i a', 'store-analytics')}
				/>
			)}
		</>
	);
}

/** The kinds of events, and their requests. */
function useEvents(kinds: readonly string[]) {
	const settings = useAppSettings();
	const { currency } = useStore();
	const has = (kind: string) => kinds.includes(kind);
	const orders = useCountedItems('orders', newestOrders, has('orders'));
	const refunds = useReportItems('orders', newestRefunds, has('refunds'));
	const reviews = useReviews(newestReviews, has('reviews'));
	const stock = useCountedItems('products/low-in-stock', lowStock(few.stock), has('stock'));
	const money = (amount: number, code = '') => orderMoney(currency, code)(amount);
	const events = {
		orders: orderEvents(orders.data?.items ?? [], settings, money),
		refunds: refundEvents(refunds.data?.items ?? [], settings, money),
		reviews: reviewEvents(reviews.data ?? [], settings),
		stock: stockEvents(stock.data?.items ?? [], settings),
	};
	const sources = { orders, refunds, reviews, stock };
	const shown = (['orders', 'refunds', 'reviews', 'stock'] as const).filter(has);
	return {
		items: newestOf(...shown.map((kind) => events[kind])),
		sources: shown.map((kind) => sources[kind]),
	};
}

function Awaited() {
	return (
		<>
			<LoadingStatus isLoading />
			<SlowResponseNotice />
			<ul aria-hidden="true" className="sa-home__awaited">
				{Array.from({ length: 6 }, (_, index) => (
					<li key={index} className="sa-home__item">
						<Placeholder width="60%" />
						<Placeholder width="30%" />
					</li>
				))}
			</ul>
		</>
	);
}
