import { plainText } from '../../expected/documents';
import { isLeader } from '../../intended/leaders';
import { numberAt } from '../../intended/reply-values';
import type { DeliberateDifference } from '../difference';

/** Differences in the leaderboards of Overview. */
export const leaderboardDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Ties in leaderboards',
		at: /^leaderboards/,
		where: ['body[*].rows[*'],
		reason: 'Of two that sold as often, the one that comes first is up to the database.',
		instead: 'The larger amount comes first, and then the smaller id.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds({ where }, responses) {
			const count = where.replace(/(rows\[\d+\]).*$/, '$1[1].value');
			return (
				numberAt(responses.ours, count) === numberAt(responses.theirs, count) &&
				isLeader(where, responses)
			);
		},
	},
	{
		title: 'Names with tags in leaderboards',
		at: /^leaderboards/,
		where: ['body[*].rows[*][0].*'],
		reason: 'Names of products keep the tags that they have, unlike in Products.',
		instead: 'They are plain text, as in all reports.',
		seen: [],
		holds: ({ where, expected }, responses) =>
			/<\w+>.*<\/\w+>/.test(String(expected)) && isLeader(where, responses),
	},
	{
		title: 'Names as markup in leaderboards',
		at: /^leaderboards/,
		where: ['body[*].rows[*][0].display'],
		reason:
			'Names are put into the markup of their links as they are, so that `&` stands there alone.',
		instead: 'They are written as HTML.',
		seen: [],
		holds: ({ where, expected, actual }, responses) =>
			plainText(String(actual)) === plainText(String(expected)) && isLeader(where, responses),
	},
	{
		title: 'What is gone in leaderboards',
		at: /^leaderboards/,
		where: ['body[*].rows[*][0].display'],
		reason:
			'The link of what was deleted has its old id, which no export tells once its lines have lost it.',
		instead: 'It has an id that was made up for it.',
		seen: [],
		holds: ({ where, actual }, responses) =>
			/=\d{10,}'>/.test(String(actual)) && isLeader(where, responses),
	},
];
