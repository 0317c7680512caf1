import { paths } from '@store-analytics/rest-api';
import { dateMarkers, type Address, type PreloadContext } from './address-dates';
import { withValues, type PreloadedQuery, type ScreenQueries } from './screen-queries';

/** Where the shop tells which blocks a section has, and the member of its rows that names a block. */
const listedBlocks: Readonly<Record<string, readonly [path: string, member: string]>> = {
	'store-performance': [`${paths.performanceIndicators}/allowed`, 'stat'],
	leaderboards: [`${paths.leaderboards}/allowed`, 'id'],
};

/** The queries of the sections that the user sees, as far as a section shows something. */
export async function overviewQueries(
	screen: ScreenQueries,
	address: Address,
	context: PreloadContext,
): Promise<PreloadedQuery[]> {
	const preferences = await readPreferences(context);
	const markers = overviewMarkers(screen, address, preferences, context);
	const hidden = hiddenBlocks(screen, preferences('dashboard_sections'));
	const queries = screen.queries.map(async (query) => {
		const hides = hidden.get(query.section ?? '');
		if (!hides) return [];
		const blocks = query.blocks ?? (await namesOf(query.section ?? '', context));
		const shown = blocks.filter((block) => !hides.includes(block));
		if (shown.length === 0) return [];
		return [withValues(query, new Map([...markers, ['{stats}', shown.join(',')]]))];
	});
	return (await Promise.all(queries)).flat();
}

type Preferences = (name: string) => unknown;

async function readPreferences({ rest }: PreloadContext): Promise<Preferences> {
	const user = Object(await rest(`${paths.currentUser}?context=edit`));
	const saved = Object(Reflect.get(user, 'woocommerce_meta'));
	return (name) => {
		const json: unknown = Reflect.get(saved, name);
		return typeof json === 'string' ? parse(json) : json;
	};
}

/** The user may have chosen the charts' interval and the length of the rankings. */
function overviewMarkers(
	{ persisted = [] }: ScreenQueries,
	address: Address,
	preferences: Preferences,
	context: PreloadContext,
): ReadonlyMap<unknown, unknown> {
	const rows = Number(preferences('dashboard_leaderboard_rows'));
	const kept = persisted.flatMap((name) => (name in address ? [[name, address[name]]] : []));
	const interval = address['interval'] || String(preferences('dashboard_chart_interval') ?? '');
	return new Map<unknown, unknown>([
		...dateMarkers({ ...address, interval }, context),
		['{rows}', Number.isInteger(rows) && rows >= 1 && rows <= 20 ? rows : 5],
		['{persisted_query}', JSON.stringify(Object.fromEntries(kept))],
	]);
}

/** The hidden blocks of every section that the user sees, by section. */
function hiddenBlocks(
	{ sections = {} }: ScreenQueries,
	saved: unknown,
): ReadonlyMap<string, readonly unknown[]> {
	const list: unknown[] = Array.isArray(saved) ? saved : [];
	return new Map(
		Object.entries(sections).flatMap(([key, section]) => {
			const entries = list.filter((entry) => Reflect.get(Object(entry), 'key') === key);
			const { isVisible, hiddenBlocks: hides } = Object(entries[0]) as Record<string, unknown>; // saved by the app, of any shape
			const isSeen = typeof isVisible === 'boolean' ? isVisible : section.isVisible;
			// Saved twice it would be shown twice; whatever it asks then, the app asks.
			if (!isSeen || entries.length > 1) return [];
			return [[key, Array.isArray(hides) ? hides : section.hiddenBlocks] as const];
		}),
	);
}

async function namesOf(section: string, { rest }: PreloadContext): Promise<string[]> {
	const [path, member] = listedBlocks[section] ?? [];
	if (path === undefined || member === undefined) return [];
	const rows = await rest(path);
	return (Array.isArray(rows) ? rows : [])
		.map((row): unknown => Reflect.get(Object(row), member))
		.filter((name): name is string => typeof name === 'string' && name !== '');
}

function parse(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
