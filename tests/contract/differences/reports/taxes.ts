import { isIntended } from '../../intended/is-intended';
import { plainText } from '../../expected/documents';
import { readQuery } from '../../expected/request/query';
import { isWithin, readPeriod } from '../../expected/request/periods';
import type { Responses } from '../../intended/responses';
import { rawRows } from '../../own/raw-rows';
import { isTheirTaxPage } from '../../own/tax-rows';
import type { DeliberateDifference } from '../difference';

/** The columns of the table. */
const columns = [
	...['tax_rate_id', 'name', 'tax_rate', 'country', 'state', 'priority'],
	...['total_tax', 'order_tax', 'shipping_tax', 'orders_count', '_links.tax[*].href'],
];

/** Differences in Taxes. */
export const taxDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Names and rows of taxes',
		at: /^reports\/taxes$/,
		where: [
			'body.length',
			...['', ...columns.map((name) => `.${name}`)].map((end) => `body[*]${end}`),
		],
		reason:
			'An order with two rates makes two rows of each, with the name of one and the sums of the other. Name, country and state are parts of a code in capitals, split at its hyphens. So a rate without a state has its country as the state. Rows with the same sort value come in no fixed order.',
		instead: "Each rate is one row with the shop's name for it. Ties are sorted by id.",
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) => isTheirTaxPage(responses) && isIntended(mismatch, responses),
	},
	{
		title: 'Taxes of a full refund',
		at: /^reports\/(taxes(\/stats)?|performance-indicators)$/,
		when: (_query, { shop }) => shop.settings.fullRefunds,
		where: ['body.totals*', 'body.intervals*', 'body[*].value'],
		reason: 'A full refund in one sum returns no taxes here, though it does in Revenue.',
		instead:
			'It returns the taxes of its order, less those of earlier refunds. WooCommerce 11.2 intends the same.',
		seen: ['10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Rates without a tax in a full refund',
		at: /^reports\/taxes$/,
		when: (_query, { shop }) => shop.settings.fullRefunds,
		where: ['headers.x-wp-total', 'headers.x-wp-totalpages'],
		reason: 'A full refund names only rates of which its own lines return a tax.',
		instead: 'It names all rates of its order: the taxed amount comes back, also at 0 %.',
		seen: [],
		holds: ({ where, expected, actual }, responses) => {
			const { per_page: size = 10 } = responses.request.query ?? {};
			const told = (count: number) =>
				where.endsWith('pages') ? Math.ceil(count / Number(size)) : count;
			const { theirs, ours } = ratesOfTaxes(responses);
			return Number(expected) === told(theirs) && Number(actual) === told(ours);
		},
	},
	{
		title: 'Requested rates',
		at: /^reports\/taxes$/,
		when: ({ taxes }) => taxes !== undefined,
		where: ['headers.x-wp-*'],
		reason: 'The total is the number of requested rates, also if fewer were used.',
		instead: 'The total is the number of displayed rows.',
		seen: [],
		holds: (mismatch, responses) =>
			(mismatch.where.endsWith('pages') ||
				Number(mismatch.expected) ===
					new Set(readQuery(responses.request.query).ids('taxes')).size) &&
			isIntended(mismatch, responses),
	},
	{
		title: 'Codes of tax rates as segments',
		at: /^reports\/taxes\/stats$/,
		where: ['*segments[*].segment_label'],
		reason: 'Only plain letters become capitals: "ERMäßIGT".',
		instead: 'All letters become capitals.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) =>
			plainText(String(mismatch.expected).toLowerCase()).toUpperCase() === mismatch.actual &&
			isIntended(mismatch, responses),
	},
];

/** How many rates the rows of a request name: in WooCommerce those of their own documents, here a full refund has its order's. */
function ratesOfTaxes({ request, shop, now }: Responses): { theirs: number; ours: number } {
	const query = readQuery(request.query);
	const period = readPeriod(query, shop, now);
	const wanted = query.ids('taxes');
	const rows = rawRows(shop).filter(({ created }) => isWithin(period, created));
	const ratesOf = new Map(rawRows(shop).map(({ id, rates }) => [id, rates]));
	const count = (rates: readonly number[]) =>
		new Set(rates.filter((id) => wanted.length === 0 || wanted.includes(id))).size;
	return {
		theirs: count(rows.flatMap(({ rates }) => rates)),
		ours: count(
			rows.flatMap(({ rates, parent, isWhole }) => (isWhole ? (ratesOf.get(parent) ?? []) : rates)),
		),
	};
}
