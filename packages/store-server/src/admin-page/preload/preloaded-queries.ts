import { DATE_PARAMS, dateMarkers, type Address, type PreloadContext } from './address-dates';
import { sectionQueries } from './section-queries';
import { isAskedFor, withValues, type PreloadedQuery, type ScreenQueries } from './screen-queries';

/** What a screen asks first at an address. Nothing when the address says more than dates: the app knows what that means. */
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

/** The parameters of an address that says nothing but dates, each once and in plain words; undefined for others. */
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
