import { DATE_PARAMS, dateMarkers, type Address, type PreloadContext } from './address-dates';
import { sectionQueries } from './section-queries';
import { isAskedFor, withValues, type PreloadedQuery, type ScreenQueries } from './screen-queries';

/**
 * The first queries of a screen at a URL. Empty if the URL has other parameters than dates: only the app can interpret
 * these.
 */
export async function preloadedQueries(
	screen: ScreenQueries | undefined,
	search: URLSearchParams,
	context: PreloadContext,
): Promise<PreloadedQuery[]> {
	const address = screen && addressOfDates(search, screen.free);
	if (!screen || !address) return [];
	if (screen.sections) return sectionQueries(screen, address, context);
	const markers = dateMarkers(address, context);
	return screen.queries
		.filter((query) => isAskedFor(query, markers))
		.map((query) => withValues(query, markers));
}

/** The parameters of a URL that has only dates, each once and without special characters; undefined for other URLs. */
function addressOfDates(search: URLSearchParams, free: readonly string[]): Address | undefined {
	const pairs = [...search].filter(([name]) => name !== 'page' && name !== 'path');
	const saysOnlyDates = pairs.every(
		([name, value]) =>
			(DATE_PARAMS.includes(name) ? /^[\w-]*$/ : /^[\w,-]*$/).test(value) &&
			(DATE_PARAMS.includes(name) || free.includes(name)) &&
			search.getAll(name).length === 1,
	);
	return saysOnlyDates ? Object.fromEntries(pairs) : undefined;
}
