import type { DeliberateDifference } from './difference';
import { isIntendedInTable, isPermutationOfTies } from './intended';

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
