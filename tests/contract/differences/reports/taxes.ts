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
			'An order with two rates makes two rows of each, with the name of one and the sums of the other. Name, country and state are cut out of a code in capitals at its hyphens, so that a rate without a state has its country as the state. Rows with the same sort value come in an order that the database makes up.',
		instead:
			'Each rate is one row, named as the shop names it; ties are in the order of their ids.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Rates that are asked for',
		at: /^reports\/taxes$/,
		when: ({ taxes }) => taxes !== undefined,
		where: ['headers.x-wp-*'],
		reason: 'There are as many rows as rates were asked for, also when fewer were used.',
		instead: 'There are as many as are shown.',
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
		reason: 'Capitals are made of plain letters only: "ERMäßIGT".',
		instead: 'They are made of all.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) =>
			plainText(String(mismatch.expected).toLowerCase()).toUpperCase() === mismatch.actual &&
			isIntended(mismatch, responses),
	},
];
