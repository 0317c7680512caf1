import { plainText } from '../../expected/documents';
import { isLeader } from '../../intended/leaders';
import { numberAt, valueAt } from '../../intended/reply-values';
import { bareName } from '../../own/bare-name';
import type { DeliberateDifference } from '../difference';

/** Differences in the leaderboards of Overview. */
export const leaderboardDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Ties in leaderboards',
		at: /^leaderboards/,
		where: ['body[*].rows[*'],
		reason: 'If two items sold equally often, the database decides at random.',
		instead: 'The larger amount comes first, and then the smaller id.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds({ where }, responses) {
			const cell = (at: number) => where.replace(/(rows\[\d+\]).*$/, `$1[${at}].value`);
			const [name, count] = [cell(0), cell(1)];
			return (
				bareName(valueAt(responses.ours, name)) !== bareName(valueAt(responses.theirs, name)) &&
				numberAt(responses.ours, count) === numberAt(responses.theirs, count) &&
				isLeader(where, responses)
			);
		},
	},
	{
		title: 'Names of leading customers',
		at: /^leaderboards/,
		where: ['body[*].rows[*][0].value', 'body[*].rows[*][0].display'],
		reason: 'A name has a space at its end or start if the last or the first name is empty.',
		instead: 'Names begin and end with a letter, as in Customers.',
		seen: [],
		holds({ where, expected, actual }, responses) {
			const board = /^body\[\d+\]/.exec(where)?.[0] ?? 'body[0]';
			const trimmed = String(expected).replace(/(^|>)\s+|\s+(<|$)/g, '$1$2');
			return (
				valueAt(responses.ours, `${board}.id`) === 'customers' &&
				trimmed !== expected &&
				trimmed === actual &&
				isLeader(where, responses)
			);
		},
	},
	{
		title: 'Names with tags in leaderboards',
		at: /^leaderboards/,
		where: ['body[*].rows[*][0].*'],
		reason: 'Names of products keep their tags, unlike in Products.',
		instead: 'Names are plain text, as in all reports.',
		seen: [],
		holds: ({ where, expected }, responses) =>
			/<\w+>.*<\/\w+>/.test(String(expected)) && isLeader(where, responses),
	},
	{
		title: 'Names as markup in leaderboards',
		at: /^leaderboards/,
		where: ['body[*].rows[*][0].display'],
		reason: 'The markup of links contains unescaped names, such as a bare `&`.',
		instead: 'Names are escaped as HTML.',
		seen: [],
		holds: ({ where, expected, actual }, responses) =>
			plainText(String(actual)) === plainText(String(expected)) && isLeader(where, responses),
	},
	{
		title: 'Deleted items in leaderboards',
		at: /^leaderboards/,
		where: ['body[*].rows[*][0].display'],
		reason:
			'The link of a deleted item has its old id. An export does not have it if the lines have lost it.',
		instead: 'The link has a generated id.',
		seen: [],
		holds: ({ where, actual }, responses) =>
			/=\d{10,}'>/.test(String(actual)) && isLeader(where, responses),
	},
];
