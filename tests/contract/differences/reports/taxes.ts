import { isIntended } from '../../intended/is-intended';
import { plainText } from '../../expected/documents';
import { readQuery } from '../../expected/request/query';
import type { DeliberateDifference } from '../difference';

/** Differences in Taxes. */
export const taxDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Names and rows of taxes',
		at: /^reports\/taxes$/,
		where: ['body[*', 'body.length'],
		reason:
			'An order with two rates makes two rows of each, with the name of one and the sums of the other. Name, country and state are parts of a code in capitals, split at its hyphens. So a rate without a state has its country as the state. Rows with the same sort value come in no fixed order.',
		instead: "Each rate is one row with the shop's name for it. Ties are sorted by id.",
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
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
