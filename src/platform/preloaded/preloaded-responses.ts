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
 * Uses preloaded responses for a screen's first requests. Cached ones are requested again, in one request, after they
 * have been rendered. Settles when the page's have arrived.
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
	// The cached responses were wrong, although nothing was known to have changed, so caching is disabled for this
	// screen.
	newer.then(
		({ key, responses }) => {
			if (key === shown.key && !areTotalsSame(shown.responses, responses))
				declinePreloading(`last:${path}`);
		},
		() => undefined,
	);
}

/** REST's responses to a screen's first requests: the newest from one combined request. */
export function preloadedResponses(): Promise<PreloadedResponses> {
	return latest;
}

/** Checks whether REST supports the combined request: in WordPress, if no code looks at the requested route. */
export function mayAskTogether(): boolean {
	return readText(pluginData().preloadRequest) !== '';
}

/** Requests everything that the open screen requests first, exactly like the page, in one request. */
export function requestPreloadedResponses(): Promise<PreloadedResponses> {
	const path = `${paths.preloadedResponses}?${readText(pluginData().preloadRequest)}`;
	return request({ path, parse: parsePreloadedResponses });
}

const dated = ({ responses, age }: PreloadedResponses) => ({
	responses,
	at: Date.now() - (age ?? 0) * 1000,
});

/** Settles when the next render is on the screen. */
function painted(): Promise<unknown> {
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
