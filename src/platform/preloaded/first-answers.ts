import { areTotalsSame, expectAnswers, refreshAnswers } from '@store-analytics/data';
import { getPath } from '@store-analytics/navigation';
import { paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { declineAnswers } from './decline-answers';
import { parseFirstReply, readPageReply, type FirstReply } from './page-answers';
import { pluginData } from '../plugin-data';
import { readText } from '../read-value';

let latest: Promise<FirstReply> = Promise.resolve(parseFirstReply(undefined));

/**
 * Takes REST's answers to what the screen asks first; those of an earlier request are asked for again, in one, when they have been drawn. Settles when
 * the page's are there.
 */
export async function takeFirstAnswers(): Promise<void> {
	const path = getPath();
	const coming = readPageReply();
	latest = coming;
	expectAnswers(coming.then(dated));
	const shown = await coming;
	if (shown.age === undefined) return;
	const newer = painted().then(() => {
		refreshAnswers(shown.answers);
		return askFirstAnswers();
	});
	latest = newer.catch(() => shown);
	expectAnswers(newer.then(dated));
	// Nothing was known to have changed, and yet: of this screen no answers are remembered any more.
	newer.then(
		({ key, answers }) => {
			if (key === shown.key && !areTotalsSame(shown.answers, answers))
				declineAnswers(`last:${path}`);
		},
		() => undefined,
	);
}

/** REST's answers to what the screen has asked first, the newest that were asked for in one request. */
export function firstAnswers(): Promise<FirstReply> {
	return latest;
}

/** Asks for all that the opened screen has asked first, in one request: the same as the page's, to the letter. */
export function askFirstAnswers(): Promise<FirstReply> {
	const path = `${paths.firstAnswers}?${readText(pluginData().firstRequest)}`;
	return request({ path, parse: parseFirstReply });
}

const dated = ({ answers, age }: FirstReply) => ({ answers, at: Date.now() - (age ?? 0) * 1000 });

/** Settles when what is drawn next is on the screen. */
function painted(): Promise<unknown> {
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
