import { __, _n } from '@wordpress/i18n';
import type { Cause } from './causes';

/** What a sentence about a cause needs to know of both numbers. */
export interface CauseScope {
	/** The report of items, coupons or taxes. */
	readonly report: string;
	readonly isOfMoney: boolean;
	/** The date that Orders goes by. */
	readonly dateType: string;
	readonly formatCount: (count: number) => string;
}

/** Names a cause with the number of its orders. */
export function causeText({ kind, count }: Cause, scope: CauseScope): string {
	const { formatCount } = scope;
	const counted = (template: string) => template.replace('%s', formatCount(count));
	const isPaid = scope.dateType !== 'date_completed';
	switch (kind) {
		case 'undated':
			return counted(isPaid ? notPaid(count) : notCompleted(count));
		case 'left':
			return counted(isPaid ? paidOnOtherDays(count) : completedOnOtherDays(count));
		case 'entered':
			return counted(isPaid ? paidInTheseDays(count) : completedInTheseDays(count));
		case 'without':
			return scope.isOfMoney
				? __('Items that are not variations', 'store-analytics')
				: counted(ordersWithout(scope.report, count));
		case 'fees':
			return __('Fees', 'store-analytics');
		case 'refunds':
			return __('Refunds without items', 'store-analytics');
		case 'rest':
			return __('Other reasons', 'store-analytics');
	}
}

const notPaid = (count: number) =>
	/* translators: %s: a count */
	_n('%s order that is not paid yet', '%s orders that are not paid yet', count, 'store-analytics');

const notCompleted = (count: number) =>
	_n(
		/* translators: %s: a count */
		'%s order that is not completed yet',
		'%s orders that are not completed yet',
		count,
		'store-analytics',
	);

const paidOnOtherDays = (count: number) =>
	_n(
		/* translators: %s: a count */
		'%s order that was paid on another day',
		'%s orders that were paid on other days',
		count,
		'store-analytics',
	);

const completedOnOtherDays = (count: number) =>
	_n(
		/* translators: %s: a count */
		'%s order that was completed on another day',
		'%s orders that were completed on other days',
		count,
		'store-analytics',
	);

const paidInTheseDays = (count: number) =>
	_n(
		/* translators: %s: a count */
		'%s order from another day that was paid in this period',
		'%s orders from other days that were paid in this period',
		count,
		'store-analytics',
	);

const completedInTheseDays = (count: number) =>
	_n(
		/* translators: %s: a count */
		'%s order from another day that was completed in this period',
		'%s orders from other days that were completed in this period',
		count,
		'store-analytics',
	);

function ordersWithout(report: string, count: number): string {
	switch (report) {
		case 'coupons':
			/* translators: %s: a count */
			return _n(
				'%s order without a coupon',
				'%s orders without a coupon',
				count,
				'store-analytics',
			);
		case 'taxes':
			/* translators: %s: a count */
			return _n('%s order without tax', '%s orders without tax', count, 'store-analytics');
		case 'variations':
			return _n(
				/* translators: %s: a count */
				'%s order without a variation',
				'%s orders without a variation',
				count,
				'store-analytics',
			);
		default:
			return _n(
				/* translators: %s: a count */
				'%s order without a product',
				'%s orders without a product',
				count,
				'store-analytics',
			);
	}
}
