import type { ComponentType, ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	allShopsScreen,
	dataScreen,
	homeScreen,
	menuIds,
	overviewScreen,
	reportScreen,
	reportScreens,
	settingsScreen,
	type AnalyticsScreen,
} from '@store-analytics/rest-api';
import type { AppSettings } from '../platform/settings/settings';
import { filtered } from '../extensions/filtered';
import { ownerOf } from '../extensions/owners';
import { reportFailure } from '../extensions/failures';
import type { PageProps } from './page-props';
import { ProductAddress } from './records/product-address';
import ReportPage from './report';
import { loadReport, placedReports, slugOf } from '../reports/list';
import { chunk } from '../platform/chunk';

/** A breadcrumb: its title, or path and title; a function if the title depends on the address. */
type Breadcrumb = string | readonly [path: string, title: string];

export interface Page {
	readonly path: string;
	readonly container: ComponentType<PageProps>;
	readonly breadcrumbs?:
		| readonly Breadcrumb[]
		| ((context: { match: { params: Readonly<Record<string, string>> } }) => readonly Breadcrumb[]);
	/** Id of the admin menu entry to open. */
	readonly wpOpenMenu?: string;
	readonly navArgs?: { readonly id?: string; readonly parentPath?: string };
	readonly capability?: string;
	/** Parts of the screen's frame to hide, by `false`. */
	readonly layout?: {
		readonly header?: boolean;
		/** True for a place in the header for the age of the numbers. */
		readonly status?: boolean;
		readonly footer?: boolean;
		readonly showPluginArea?: boolean;
	};
	readonly fallback?: ReactNode;
	/** Other values for another address of the same page. */
	readonly at?: (params: Readonly<Record<string, string>>) => Partial<Page>;
}

export const pagesHook = 'woocommerce_admin_pages_list';

const Home = chunk<PageProps>(() => import(/* webpackChunkName: 'home' */ './home'));
const Overview = chunk<PageProps>(() => import(/* webpackChunkName: 'overview' */ './overview'));
const SettingsPage = chunk<PageProps>(
	() => import(/* webpackChunkName: 'settings' */ './settings'),
);
const DataPage = chunk<PageProps>(() => import(/* webpackChunkName: 'data' */ './data'));

const AllShops = chunk<PageProps>(() => import(/* webpackChunkName: 'all-shops' */ './all-shops'));

const recordPages = {
	orders: chunk<PageProps>(() => import(/* webpackChunkName: 'records' */ './records/order')),
	products: Object.assign(ProductAddress, { load: () => loadReport('products') }),
	customers: chunk<PageProps>(() => import(/* webpackChunkName: 'records' */ './records/customer')),
};

const ownPages = new Map([
	[homeScreen.path, Home],
	[overviewScreen.path, Overview],
	[settingsScreen.path, SettingsPage],
	[dataScreen.path, DataPage],
	[allShopsScreen.path, AllShops],
]);

function recordPageAt(path: string) {
	const [name, id] = segments(path);
	return Object.entries(recordPages).find(([own]) => own === name && id !== undefined)?.[1];
}

/** Loads the code of one of our pages or reports for a path; the page then renders without waiting. */
export async function loadPage(path: string): Promise<void> {
	await ((ownPages.get(path) ?? recordPageAt(path))?.load() ?? loadReport(slugOf(path)));
}

/** The app's pages in the order in which addresses are matched, extensions' included (`woocommerce_admin_pages_list`). */
export function listPages(
	{ rootLabel, standsAlone, shops }: AppSettings,
	titleOf: (report: string) => string | undefined,
): readonly Page[] {
	const analytics = [overviewScreen.path, __('Analytics', 'store-analytics')] as const;
	const crumbs = (menu: AnalyticsScreen['menu'], title: string | undefined): Breadcrumb[] => [
		['', rootLabel],
		...(menu === 'analytics' ? [analytics] : []),
		...(title === undefined ? [] : [title]),
	];
	const page = (
		screen: AnalyticsScreen,
		name: string,
		container: Page['container'],
		status = true,
	): Page => ({
		path: screen.path,
		container,
		breadcrumbs: crumbs(screen.menu, screen.title()),
		wpOpenMenu: menuIds[screen.menu],
		navArgs: { id: `woocommerce-analytics-${name}` },
		capability: screen.capability,
		layout: { status },
	});
	const own: readonly Page[] = [
		page(overviewScreen, 'overview', Overview),
		page(settingsScreen, 'settings', SettingsPage, false),
		...(standsAlone ? [page(dataScreen, 'data', DataPage, false)] : []),
		...(shops.length > 0 ? [page(allShopsScreen, 'all-shops', AllShops, false)] : []),
		{
			...page(overviewScreen, 'reports', ReportPage),
			path: '/analytics/:report',
			breadcrumbs: ({ match: { params } }) => {
				const { report = '' } = params;
				return crumbs(reportScreen(report).menu, titleOf(report));
			},
			at: ({ report = '' }) => {
				const { menu, capability } = reportScreen(report);
				const layout = { status: Boolean(titleOf(report)) };
				return { wpOpenMenu: menuIds[menu], capability, layout };
			},
		},
		...placedReports.map((report) => page(report, report.slug, ReportPage)),
		...(standsAlone
			? [
					{ ...page(homeScreen, 'home', Home), navArgs: { id: 'woocommerce-home' } },
					...listRecordPages(rootLabel),
				]
			: []),
	];
	return filtered(pagesHook, own);
}

/** The pages of one order, one product and one customer; each is below the report that lists them. */
function listRecordPages(rootLabel: string): Page[] {
	const page = (name: keyof typeof recordPages, titleOf: (id: string) => string): Page => {
		const { path, menu, title, capability } = reportScreens[name];
		return {
			path: `/${name}/:id`,
			container: recordPages[name],
			breadcrumbs: ({ match }) => [
				['', rootLabel],
				[path, title()],
				titleOf(match.params.id ?? ''),
			],
			wpOpenMenu: menuIds[menu],
			// The menu marks the report that lists the record.
			navArgs: { id: `woocommerce-analytics-${name}`, parentPath: path },
			capability,
		};
	};
	return [
		/* translators: %s: number of an order */
		page('orders', (id) => sprintf(__('Order #%s', 'store-analytics'), id)),
		page('products', () => __('Product', 'store-analytics')),
		page('customers', () => __('Customer', 'store-analytics')),
	];
}

export interface Match {
	readonly page: Page;
	readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns the page whose path matches the address with the fewest `:parameters`, and their values; of several the
 * first.
 */
export function matchPage(pages: readonly Page[], path: string): Match | undefined {
	const matches = pages.flatMap((page) => {
		const params = matchPath(page.path, path);
		return params === undefined ? [] : [{ page: { ...page, ...page.at?.(params) }, params }];
	});
	const openness = ({ params }: Match) => Object.keys(params).length;
	return matches.sort((one, other) => openness(one) - openness(other))[0];
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
	const wanted = segments(pattern);
	const given = segments(path);
	if (wanted.length !== given.length) return undefined;
	const params: Record<string, string> = {};
	for (const [index, part] of wanted.entries()) {
		const value = given[index] ?? '';
		if (part.startsWith(':')) params[part.slice(1)] = value;
		else if (part !== value) return undefined;
	}
	return params;
}

function segments(path: string): string[] {
	return path.split('/').filter((part) => part !== '');
}

/** Checks whether the user may open the page; without a list of capabilities only the server decides. */
export function mayOpen(
	{ capability }: Pick<Page, 'capability'>,
	capabilities: AppSettings['capabilities'],
): boolean {
	return (
		capability === undefined ||
		Object.keys(capabilities).length === 0 ||
		capabilities[capability] === true
	);
}

/** Returns the titles of the breadcrumbs, outermost first. */
export function crumbTitles({ page: { breadcrumbs = [] }, params }: Match): string[] {
	if (typeof breadcrumbs !== 'function') return titlesIn(breadcrumbs);
	try {
		return titlesIn(breadcrumbs({ match: { params } }));
	} catch (error) {
		reportFailure(ownerOf(breadcrumbs) ?? 'store-analytics', pagesHook, error);
		return [];
	}
}

function titlesIn(crumbs: readonly Breadcrumb[]): string[] {
	return crumbs.map((crumb) => (typeof crumb === 'string' ? crumb : crumb[1]));
}
