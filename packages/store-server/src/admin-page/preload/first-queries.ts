import { DATE_PARAMS, dateMarkers, type Address, type Asked } from './address-dates';
import { overviewQueries } from './overview-queries';
import { withValues, type FirstQuery, type ScreenQueries } from './screen-queries';

/** What a screen asks first at an address. Nothing when the address says more than dates: the app knows what that means. */
export async function firstQueries(
	screen: ScreenQueries | undefined,
	search: URLSearchParams,
	asked: Asked,
): Promise<FirstQuery[]> {
	const address = screen && plainAddress(search, screen.free);
	if (!screen || !address) return [];
	if (screen.sections) return overviewQueries(screen, address, asked);
	const markers = dateMarkers(address, asked);
	return screen.queries.map((query) => withValues(query, markers));
}

/** The parameters of an address that says nothing but dates, each once and in plain words; undefined for others. */
function plainAddress(search: URLSearchParams, free: readonly string[]): Address | undefined {
	const pairs = [...search].filter(([name]) => name !== 'page' && name !== 'path');
	const isPlain = pairs.every(
		([name, value]) =>
			(DATE_PARAMS.includes(name) || free.includes(name)) &&
			/^[\w-]*$/.test(value) &&
			search.getAll(name).length === 1,
	);
	return isPlain ? Object.fromEntries(pairs) : undefined;
}
