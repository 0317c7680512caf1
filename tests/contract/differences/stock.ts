import type { DeliberateDifference } from './difference';
import { plainText } from '../expected/documents';
import { isIntendedInTable, isPermutationOfTies } from './intended';
import { valueAt } from './reply-values';

/** Differences in Stock and Downloads. */
export const stockDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Products of the same day and the same stock',
		at: /^reports\/stock$/,
		where: ['body[*'],
		reason: 'The order among them is one that the database makes up.',
		instead: 'What is left of them decides between the same stock, and then their ids.',
		seen: ['9.4', '10.9'],
		holds: (mismatch, answers) =>
			isPermutationOfTies(answers) && isIntendedInTable(mismatch, answers),
	},
	{
		title: 'Names of variations in stock',
		at: /^(reports\/stock|products\/low-in-stock)$/,
		where: ['body[*].name'],
		reason: 'Names are written with the entities of HTML, as `Grün &amp; Gelb`.',
		instead: 'They are text.',
		seen: [],
		holds({ expected, actual, where }, { ours, theirs }) {
			const row = where.replace('.name', '.id');
			return valueAt(ours, row) === valueAt(theirs, row) && plainText(String(expected)) === actual;
		},
	},
	{
		title: 'Downloads at the same second',
		at: /^reports\/downloads$/,
		where: ['body[*'],
		reason: 'Downloads of the same second come in an order that the database makes up.',
		instead: 'Their ids decide.',
		seen: ['9.4', '10.9'],
		holds: (mismatch, answers) =>
			isPermutationOfTies(answers) && isIntendedInTable(mismatch, answers),
	},
];
