import { leaderboardRows, mergeSections, paths } from '@store-analytics/rest-api';
import { dateMarkers, soFarMarkers, type Address, type PreloadContext } from './address-dates';
import {
	isAskedFor,
	withValues,
	type BuiltQuery,
	type PreloadedQuery,
	type ScreenQueries,
} from './screen-queries';
import type { ShopSettings } from '../../schema/shop-settings';

/** The REST path that lists the blocks of a section, and the property that names a block. */
const listedBlocks: Readonly<Record<string, readonly [path: string, member: string]>> = {
	'store-performance': [`${paths.performanceIndicators}/allowed`, 'stat'],
	leaderboards: [`${paths.leaderboards}/allowed`, 'id'],
};

/** The queries of the sections that the user sees and that show at least one block. */
export async function sectionQueries(
	screen: ScreenQueries,
	address: Address,
	context: PreloadContext,
): Promise<PreloadedQuery[]> {
	const preferences = await readPreferences(context);
	const markers = sectionMarkers(screen, address, preferences, context);
	const hidden = hiddenBlocks(screen, preferences(screen.preference ?? 'dashboard_sections'));
	const wanted = screen.queries.filter(
		(query) => isAsked(query, context.shop) && isAskedFor(query, markers),
	);
	const queries = wanted.map(async (query) => {
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

/** Whether the shop has the feature of the query: stock, reviews or actionable statuses. */
function isAsked({ needs, query }: BuiltQuery, shop: ShopSettings): boolean {
	if (needs === 'stock') return shop.managesStock;
	if (needs === 'reviews') return shop.reviewsEnabled;
	return query['status'] !== '{actionable}' || shop.actionableStatuses.length > 0;
}

/** Markers include the user’s choice of chart interval and ranking length. */
function sectionMarkers(
	{ persisted = [] }: ScreenQueries,
	address: Address,
	preferences: Preferences,
	context: PreloadContext,
): ReadonlyMap<unknown, unknown> {
	const kept = persisted.flatMap((name) => (name in address ? [[name, address[name]]] : []));
	const interval = address['interval'] || String(preferences('dashboard_chart_interval') ?? '');
	return new Map<unknown, unknown>([
		...dateMarkers({ ...address, interval }, context),
		...soFarMarkers(context),
		['{actionable}', context.shop.actionableStatuses],
		['{rows}', leaderboardRows(preferences('dashboard_leaderboard_rows'))],
		['{persisted_query}', JSON.stringify(Object.fromEntries(kept))],
	]);
}

/** The hidden blocks of every section that the user sees, by section. */
function hiddenBlocks(
	{ sections = {} }: ScreenQueries,
	saved: unknown,
): ReadonlyMap<string, readonly string[]> {
	const defaults = Object.entries(sections).map(([key, section]) => ({
		key,
		title: '',
		...section,
	}));
	const merged = mergeSections(defaults, saved);
	// A section that was saved twice is shown twice. Its queries are left to the app.
	const isOnce = (key: string) => merged.filter((section) => section.key === key).length === 1;
	const seen = merged.filter(({ key, isVisible }) => isVisible && isOnce(key));
	return new Map(seen.map((section) => [section.key, section.hiddenBlocks]));
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
