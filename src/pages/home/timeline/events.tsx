import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@store-analytics/currency';
import { storeWallTime } from '@store-analytics/date';
import {
	Icon,
	Link,
	ReviewRating,
	type IconName,
	type TimelineItem,
} from '@store-analytics/components';
import type { Item } from '@store-analytics/data';
import type { OrderRow, Review } from '@store-analytics/rest-api';
import { readNumber, readText } from '../../../platform/read-value';
import type { AppSettings } from '../../../platform/settings/settings';
import { orderLink, productLink } from '../../../platform/record-links';
import { readOrder } from '../../records/order-document';

/** Merges the latest events of several kinds into one list, newest first; events without a time are left out. */
export function newestOf(...kinds: readonly (readonly TimelineItem[])[]): TimelineItem[] {
	const time = ({ date }: TimelineItem) => new Date(date).getTime();
	return kinds
		.flat()
		.filter((event) => !Number.isNaN(time(event)))
		.sort((one, other) => time(other) - time(one));
}

/** New orders. `money` formats an amount in a currency. */
export function orderEvents(
	orders: readonly Item[],
	settings: AppSettings,
	money: (amount: number, currency: string) => string,
): TimelineItem[] {
	return orders.map((entry) => {
		const order = readOrder(entry, {});
		const [name = __('Guest', 'store-analytics')] = order.billing;
		return {
			date: moment(entry.date_created_gmt),
			icon: icon('plus-circle'),
			headline: (
				<Link {...orderLink(settings, order.id)}>
					{
						/* translators: %s: number of an order */
						sprintf(__('New order #%s', 'store-analytics'), order.number)
					}
				</Link>
			),
			body: [
				<span key="order">
					{name} · <bdi>{money(order.total, order.currency)}</bdi>
				</span>,
			],
		};
	});
}

/** Refunds. */
export function refundEvents(
	refunds: readonly OrderRow[],
	settings: AppSettings,
	money: (amount: number) => string,
): TimelineItem[] {
	return refunds.map((refund) => ({
		date: moment(refund.date_created_gmt),
		icon: icon('arrow-start'),
		headline: (
			<Link {...orderLink(settings, refund.parent_id)}>
				{
					/* translators: %s: number of an order */
					sprintf(__('Refund of order #%s', 'store-analytics'), String(refund.order_number))
				}
			</Link>
		),
		body: [<bdi key="amount">{money(refund.total_sales)}</bdi>],
	}));
}

/** Reviews of customers. */
export function reviewEvents(reviews: readonly Review[], settings: AppSettings): TimelineItem[] {
	return reviews
		.filter(({ status }) => status === 'approved' || status === 'hold')
		.map((review) => ({
			date: moment(review.date_created_gmt),
			icon: icon('check'),
			headline: (
				<Link {...productLink(settings, review.product_id)}>
					{sprintf(
						/* translators: 1: name of a customer, 2: name of a product */
						__('%1$s reviewed %2$s', 'store-analytics'),
						decodeEntities(review.reviewer),
						decodeEntities(review.product_name ?? ''),
					)}
				</Link>
			),
			body: [<ReviewRating key="rating" review={review} size={14} />],
		}));
}

/** Products whose last orders left little stock. */
export function stockEvents(products: readonly Item[], settings: AppSettings): TimelineItem[] {
	return products.map((product) => ({
		date: storeWallTime(readText(product.last_order_date).replace('T', ' ')) ?? NaN,
		icon: icon('info'),
		headline: (
			<Link
				{...productLink(settings, readNumber(product.parent_id, 0) || readNumber(product.id, 0))}
			>
				{stockWords(decodeEntities(readText(product.name)), readNumber(product.stock_quantity, 0))}
			</Link>
		),
	}));
}

function stockWords(name: string, left: number): string {
	if (left <= 0) {
		/* translators: %s: name of a product */
		return sprintf(__('%s is out of stock', 'store-analytics'), name);
	}
	/* translators: 1: name of a product, 2: how many are left */
	return sprintf(__('%1$s is low in stock: %2$s left', 'store-analytics'), name, String(left));
}

const moment = (gmt: unknown) => new Date(`${readText(gmt)}Z`);

const icon = (name: IconName) => <Icon icon={name} size={20} />;
