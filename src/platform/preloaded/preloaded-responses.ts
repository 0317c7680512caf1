import { areTotalsSame, expectResponses, refreshResponses } from '@store-analytics/data';
import { getPath } from '@store-analytics/navigation';
import { paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { declinePreloading } from './decline-preloading';
import {
	parsePreloadedResponses,
	readPreloadedResponses,
	type PreloadedResponses,
} from './page-responses';
import { pluginData } from '../plugin-data';
import { readText } from '../read-value';

let latest: Promise<PreloadedResponses> = Promise.resolve(parsePreloadedResponses(undefined));

/**
 * Takes REST's responses to what the screen asks first; those of an earlier request are asked for again, in one, when they have been drawn. Settles when
 * the page's are there.
 */
export async function takePreloadedResponses(): Promise<void> {
	const path = getPath();
	const coming = readPreloadedResponses();
	latest = coming;
	expectResponses(coming.then(dated));
	const shown = await coming;
	if (shown.age === undefined) return;
	const newer = painted().then(() => {
		refreshResponses(shown.responses);
		return requestPreloadedResponses();
	});
	latest = newer.catch(() => shown);
	expectResponses(newer.then(dated));
	// Nothing was known to have changed, and yet: of this screen no responses are remembered any more.
	newer.then(
		({ key, responses }) => {
			if (key === shown.key && !areTotalsSame(shown.responses, responses))
				declinePreloading(`last:${path}`);
		},
		() => undefined,
	);
}

/** REST's responses to what the screen has asked first, the newest that were asked for in one request. */
export function preloadedResponses(): Promise<PreloadedResponses> {
	return latest;
}

/** Whether REST can be asked for all of them at once: in WordPress, where code may look which route is asked. */
export function mayAskTogether(): boolean {
	return readText(pluginData().preloadRequest) !== '';
}

/** Asks for all that the opened screen has asked first, in one request: the same as the page's, to the letter. */
export function requestPreloadedResponses(): Promise<PreloadedResponses> {
	const path = `${paths.preloadedResponses}?${readText(pluginData().preloadRequest)}`;
	return request({ path, parse: parsePreloadedResponses });
}

const dated = ({ responses, age }: PreloadedResponses) => ({
	responses,
	at: Date.now() - (age ?? 0) * 1000,
});

/** Settles when what is drawn next is on the screen. */
function painted(): Promise<unknown> {
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
