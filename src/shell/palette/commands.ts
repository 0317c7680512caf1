import { __ } from '@wordpress/i18n';
import { getNewPath, getPersistedQuery, pathIsExcluded } from '@store-analytics/navigation';
import {
	dataScreen,
	defaultViewOf,
	homeScreen,
	overviewScreen,
	reportPath,
	reportScreen,
	reportScreens,
	settingsScreen,
	viewAddress,
	type AnalyticsScreen,
	type SavedView,
} from '@store-analytics/rest-api';
import { everyDimension } from '@store-analytics/rest-api/dimensions';
import { mayOpen } from '../../pages/list';
import { listSettings } from '../../pages/settings/settings-list';
import type { AppSettings } from '../../platform/settings/settings';
import type { ListedReport } from '../../reports/list';
import type { Command, CommandGroup } from './command';
import { shopCommands } from './shop-commands';

/** Commands that need no request: the user's views, the screens that the user may open, and the settings. */
export function knownCommands(
	settings: AppSettings,
	reports: readonly ListedReport[],
	views: readonly SavedView[],
): Command[] {
	const ownPages = settings.standsAlone
		? [homeScreen, overviewScreen, dataScreen]
		: [overviewScreen];
	const pages = ownPages
		.filter(isOpenTo(settings))
		.map(({ path, title }) => ({ path, title: title() }));
	const listed = [...reports]
		.sort((one, other) => placeInMenu(one) - placeInMenu(other))
		.filter(({ report }) => isOpenTo(settings)(reportScreen(report)))
		.map(({ report, title }) => ({ path: reportPath(report), title }));
	const screens = [...pages, ...listed];
	const titles = new Map(screens.map(({ path, title }) => [path, title]));
	return [
		...shopCommands(settings),
		...views.map(({ id, name, path, query }): Command => {
			const hint = titles.get(path);
			const href = viewAddress({ path, query });
			return {
				id: `view-${id}`,
				group: 'views',
				label: name,
				...(hint && { hint }),
				href,
				type: 'wc-admin',
			};
		}),
		...screens.map(({ path, title }): Command => ({
			id: path,
			group: 'reports',
			label: title,
			href: addressOf(path, views),
			type: 'wc-admin',
		})),
		...breakdownCommands(screens),
		...(isOpenTo(settings)(settingsScreen) ? settingCommands(settings) : []),
	];
}

/** A command for each dimension of Breakdown. */
function breakdownCommands(screens: readonly { readonly path: string; readonly title: string }[]) {
	const path = reportPath('breakdown');
	const screen = screens.find((one) => one.path === path);
	if (!screen) return [];
	return everyDimension().map(({ key, label }): Command => ({
		id: `breakdown-${key}`,
		group: 'reports',
		label: label(),
		hint: screen.title,
		onlyIfSearched: true,
		href: getNewPath({ ...getPersistedQuery(), by: key }, path, {}),
		type: 'wc-admin',
	}));
}

function settingCommands(settings: AppSettings): Command[] {
	const { path, title } = settingsScreen;
	const place = { group: 'settings', href: getNewPath({}, path, {}), type: 'wc-admin' } as const;
	return [
		{ ...place, id: path, label: title() },
		...Object.entries(listSettings(settings)).flatMap(([name, { label = '' }]) =>
			label === ''
				? []
				: { ...place, id: `setting-${name}`, label: label.replace(/\s*[:：]$/, ''), hint: title() },
		),
	];
}

/** Returns the menu's link: with the screen's default view, or with the dates that links carry. */
function addressOf(path: string, views: readonly SavedView[]): string {
	const view = defaultViewOf(views, path);
	return view
		? viewAddress(view)
		: getNewPath(pathIsExcluded(path) ? {} : getPersistedQuery(), path, {});
}

/** Reports of extensions come last, as in the menu. */
function placeInMenu({ report }: ListedReport): number {
	const place = Object.keys(reportScreens).indexOf(report);
	return place < 0 ? Number.MAX_VALUE : place;
}

function isOpenTo({ capabilities }: AppSettings) {
	return ({ capability }: Pick<AnalyticsScreen, 'capability'>): boolean =>
		mayOpen({ capability }, capabilities);
}

/** Returns the commands whose name or location contains all words. Names that begin with the text come first. */
export function matching(commands: readonly Command[], text: string): Command[] {
	const words = searchText(text).split(/\s+/).filter(Boolean);
	const found = commands.filter(({ label, hint = '', onlyIfSearched }) => {
		if (words.length === 0) return !onlyIfSearched;
		const own = searchText(`${label} ${hint}`);
		return words.every((word) => own.includes(word));
	});
	const start = words.join(' ');
	const rank = ({ label }: Command) => (searchText(label).startsWith(start) ? 0 : 1);
	return found.sort((one, other) => rank(one) - rank(other));
}

/** Removes accents and case. */
function searchText(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLocaleLowerCase();
}

/** Titles of the groups, in the order of the list. */
export const groupTitles: Readonly<Record<CommandGroup, () => string>> = {
	numbers: () => __('Numbers', 'store-analytics'),
	views: () => __('Views', 'store-analytics'),
	reports: () => __('Reports', 'store-analytics'),
	shops: () => __('Shops', 'store-analytics'),
	settings: () => __('Settings', 'store-analytics'),
	products: () => __('Products', 'store-analytics'),
	customers: () => __('Customers', 'store-analytics'),
	orders: () => __('Orders', 'store-analytics'),
};

/** The message for a group whose search failed. */
export function failedSearch(group: CommandGroup): string {
	switch (group) {
		case 'products':
			return __('Products could not be searched.', 'store-analytics');
		case 'customers':
			return __('Customers could not be searched.', 'store-analytics');
		default:
			return __('Orders could not be searched.', 'store-analytics');
	}
}
