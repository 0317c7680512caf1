import type { DeliberateDifference } from './difference';
import { areContiguous, isTie, listAt, numberAt, sameByInterval, valueAt } from './reply-values';

const segmentNoise = /segments/;

/** Differences in the other reports. */
export const reportDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Ids of segments',
		files: ['*-stats-*'],
		where: ['*segments[*].segment_id'],
		reason: 'The id of a segment is text where something was sold and a number where nothing was.',
		instead: 'It is always a number.',
		holds: ({ expected, actual }) => typeof actual === 'number' && Number(expected) === actual,
	},
	{
		title: 'Names of variations as segments',
		files: ['products-stats-*', 'variations-stats-*'],
		where: ['*segments[*].segment_label'],
		reason: 'The attributes come twice: "Tee - Blue, Small - Blue, Small".',
		instead: 'They come once.',
		holds: ({ expected, actual }) =>
			typeof actual === 'string' && String(expected).startsWith(`${actual} - `),
	},
	{
		title: 'Variations by product or category',
		files: ['variations-stats-segmentby-product', 'variations-stats-segmentby-category'],
		where: ['*segments[*].subtotals.*'],
		reason: 'All segments are zero.',
		instead: 'They have their numbers.',
		holds: ({ expected, actual }) => expected === 0 && actual !== 0,
	},
	{
		title: 'Orders of segments',
		files: ['products-stats-*', 'taxes-stats-*', 'coupons-stats-*'],
		where: ['*segments[*].subtotals.orders_count'],
		reason: 'Refunds count as orders in segments, though not in the report itself.',
		instead: 'They count in neither.',
		holds: ({ expected, actual }) => Number(actual) < Number(expected),
	},
	{
		title: 'Products of a category and of one below it',
		files: ['products-stats-segmentby-category'],
		where: ['*segments[*].subtotals.*'],
		reason: 'They count twice in the upper category.',
		instead: 'They count once.',
		holds: ({ expected, actual }) => Number(actual) < Number(expected),
	},
	{
		title: 'Codes of tax rates as segments',
		files: ['taxes-stats-segmentby-tax_rate_id'],
		where: ['*segments[*].segment_label'],
		reason: 'Capitals are made of plain letters only: "ERMäßIGT".',
		instead: 'They are made of all.',
		holds: ({ expected, actual }) => String(expected).toUpperCase() === actual,
	},
	{
		title: 'Categories that are asked for by name, as segments',
		files: ['products-stats-categories'],
		where: ['*segments[*].subtotals.*'],
		reason: 'A category has the sales of those below it only as far as they are named, too.',
		instead: 'It has them all, as without `categories`.',
		holds: ({ expected, actual }) => Number(actual) > Number(expected),
	},
	{
		title: 'Attributes that a variation leaves open',
		files: ['variations*'],
		where: ['body[*].extended_info.attributes*'],
		reason: 'An attribute for which any value may be chosen is listed with an empty one.',
		instead: 'It is not listed.',
		holds: ({ where, expected, actual }) =>
			where.endsWith('length')
				? Number(actual) < Number(expected)
				: actual === undefined && valueAt(expected, 'option') === '',
	},
	{
		title: 'Direction and pages of statistics',
		files: ['products-stats-*', 'variations-stats-*', 'taxes-stats-*', 'coupons-stats-default'],
		where: ['body.intervals[*', 'body.intervals.length'],
		reason:
			'When something was sold in every interval, or the report is Taxes, `order=desc` is ignored; Taxes ignores the page as well, and pages of Variations are cut at the wrong place.',
		instead: 'Direction and page are kept for every report.',
		holds(mismatch, replies) {
			const ids = listAt(replies.ours, 'body.intervals').map((row) => valueAt(row, 'interval'));
			const isDescending = ids.every(
				(id, index) => index === 0 || String(ids[index - 1]) > String(id),
			);
			return (
				isDescending &&
				areContiguous(replies.ours) &&
				(mismatch.where.endsWith('length') || sameByInterval(mismatch, replies, segmentNoise))
			);
		},
	},
	{
		title: 'Tables sorted by date',
		files: [
			'products',
			'products-default',
			'products-page2',
			'products-year',
			'products-not-extended',
			'products-orderby-date',
			'products-filter-*',
			'variations',
			'variations-default',
			'variations-page2',
			'variations-year',
			'variations-not-extended',
			'variations-orderby-date',
			'variations-filter-*',
		],
		where: ['body[*'],
		reason:
			'A product has as many dates as sales; the real shop sorts by that of a sale which the database happens to pick.',
		instead: 'The date of the last sale decides.',
		holds(mismatch, replies) {
			const isVariation = valueAt(replies.ours, 'body[0].variation_id') !== undefined;
			const id = isVariation ? 'variation_id' : 'product_id';
			return isTie(mismatch, replies, 'extended_info.none', id, /\.image$|\.attributes/);
		},
	},
	{
		title: 'Ties in tables',
		files: [
			'products-orderby-*',
			'variations-orderby-*',
			'categories-orderby-*',
			'coupons-orderby-*',
			'taxes-orderby-*',
		],
		where: ['body[*'],
		reason:
			'Rows that are equal in what they are sorted by come in an order that the database makes up.',
		instead: 'Their ids decide.',
		holds(mismatch, replies) {
			const row = listAt(replies.ours, 'body')[0];
			const id =
				['variation_id', 'product_id', 'category_id', 'coupon_id', 'tax_rate_id'].find(
					(name) => valueAt(row, name) !== undefined,
				) ?? '';
			const keys = ['items_sold', 'orders_count', 'products_count', 'net_revenue', 'amount'];
			return keys.some((key) =>
				isTie(mismatch, replies, key, id, /\.image$|\.attributes|date_(created|expires)_gmt$/),
			);
		},
	},
	{
		title: 'Products without a picture',
		files: ['products*', 'variations*'],
		where: ['body[*].extended_info.image'],
		reason: "The real shop sends its placeholder picture, which lies among that shop's uploads.",
		instead: 'The markup is empty, and the table shows its own placeholder.',
		holds: ({ expected, actual }) =>
			actual === '' && String(expected).includes('woocommerce-placeholder'),
	},
	{
		title: 'When a coupon was made and ends',
		files: ['coupons*'],
		where: ['body[*].extended_info.date_*_gmt'],
		reason: '`date_created_gmt` and `date_expires_gmt` are the local times again.',
		instead: 'They are UTC.',
		holds: ({ expected, actual }) => typeof actual === 'string' && actual !== expected,
	},
	{
		title: 'Names and rows of taxes',
		files: [
			'taxes',
			'taxes-default',
			'taxes-filter',
			'taxes-not-extended',
			'taxes-orderby-*',
			'taxes-page2',
			'taxes-year',
		],
		where: ['body[*', 'body.length'],
		reason:
			'An order with two rates makes two rows of each, with the name of one and the sums of the other. Name, country and state are cut out of a code in capitals at its hyphens, so that a rate without a state has its country as the state.',
		instead: 'Each rate is one row, named as the shop names it.',
		holds(_mismatch, { ours }) {
			const ids = listAt(ours, 'body').map((row) => valueAt(row, 'tax_rate_id'));
			return new Set(ids).size === ids.length;
		},
	},
	{
		title: 'When a customer was last active',
		files: ['customers*', 'customer-one'],
		where: ['body[*].date_last_active*', 'body.date_last_active*'],
		reason: "`date_last_active` is UTC and `date_last_active_gmt` the shop's time.",
		instead: 'It is the other way round, as with every other date.',
		holds({ expected, where }, { ours }) {
			const other = where.endsWith('_gmt') ? where.replace(/_gmt$/, '') : `${where}_gmt`;
			return valueAt(ours, other) === expected;
		},
	},
	{
		title: 'Customers by number of orders and average order',
		files: [
			'customers-filter-orders_count_*',
			'customers-filter-avg_order_value_*',
			'customers-filter-match_any',
			'customers-stats-filter-orders_count_*',
			'customers-stats-filter-avg_order_value_*',
			'customers-stats-filter-match_any',
		],
		where: ['body*', 'headers.*'],
		reason:
			'The filters count refunds as orders, so that customers are found whose numbers are outside of what was asked; with `match=any` a number must be fulfilled all the same.',
		instead: 'What is filtered is what is shown, and `any` means any.',
		holds(_mismatch, { ours }) {
			const total =
				numberAt(ours, 'headers.x-wp-total') || numberAt(ours, 'body.totals.customers_count');
			return [61, 33, 98, 100, 83].includes(total);
		},
	},
	{
		title: 'Numbers for a search among customers',
		files: ['customers-stats-filter-search_*'],
		where: ['body.totals.*'],
		reason: 'Statistics ignore `searchby` and always search names.',
		instead: 'They search where the table does.',
		holds: (_mismatch, { ours }) =>
			[210, 7].includes(numberAt(ours, 'body.totals.customers_count')),
	},
	{
		title: 'Customers who registered at the same time',
		files: ['customers*'],
		where: ['body[*'],
		reason: 'Guests never registered; the order among them is one that the database makes up.',
		instead: 'Their ids decide.',
		holds: (mismatch, replies) =>
			['date_registered', 'avg_order_value'].some((key) =>
				isTie(mismatch, replies, key, 'id', /date_last_active/),
			),
	},
	{
		title: 'Products of the same day and the same stock',
		files: ['stock-orderby-date', 'stock-type-onbackorder'],
		where: ['body[*'],
		reason: 'The order among them is one that the database makes up.',
		instead: 'Their ids decide, and before them what is left.',
		holds: (mismatch, replies) => isTie(mismatch, replies, 'stock_status', 'id'),
	},
	{
		title: 'Downloads at the same second',
		files: ['downloads', 'downloads-*'],
		where: ['body[*'],
		reason: 'Downloads of the same second come in an order that the database makes up.',
		instead: 'Their ids decide.',
		holds: (mismatch, replies) => isTie(mismatch, replies, 'date_gmt', 'id'),
	},
	{
		title: 'Products of several categories or by id, whichever fits',
		files: ['products-filter-categories-match-any'],
		where: ['headers.*'],
		reason: 'With `match=any`, products that fit both ways are counted twice.',
		instead: 'They are counted once (35).',
		holds: (_mismatch, { ours }) => valueAt(ours, 'headers.x-wp-total') === '35',
	},
];
