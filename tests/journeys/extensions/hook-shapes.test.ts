import { screen, waitFor } from '@testing-library/dom';
import { documentedHooks } from '../../../src/extensions/documented-hooks';
import { reportScreens } from '../../../packages/rest-api/src';
import { closeApp, network, openApp, withSettings } from '../../support/journey';
import { october } from '../../support/journey-steps';

afterEach(closeApp);

/** Filters of stores that only extensions use: no screen applies them. */
const withoutScreen = [
	'woocommerce_navigation_menu_items',
	'woocommerce_admin_onboarding_task_list',
];

const reports = Object.entries(reportScreens).map(([slug, { path }]) => ({ slug, path }));
const screens = [
	...reports.map(({ path }) => path),
	...['/analytics/overview', '/analytics/settings', '/'],
];

/** The names behind a documented one, which may leave the report open. */
function namesOf(hook: string): string[] {
	if (!hook.includes('[')) return [hook];
	const slugs = [...reports.map(({ slug }) => slug), 'category', 'coupon'];
	const open = '[a-z_]+';
	return slugs.map((slug) => hook.replace(open, slug).replace(open, `${slug}_count`));
}

const kindOf = (value: unknown) =>
	value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

/** What an extension may rely on: the kinds of all arguments, and of the fields of the value. */
function shapeOf([value, ...rest]: readonly unknown[]): string {
	const fields =
		kindOf(value) === 'object'
			? Object.entries(value as object).map(([name, field]) => `${name}: ${kindOf(field)}`) // an object, as asked
			: [];
	return [kindOf(value), ...fields.sort(), ...rest.map(kindOf)].join(', ');
}

/** The shapes of each filter so far; the table's by its report. */
const shapes = new Map<string, Set<string>>();

const ofTable = (value: unknown) =>
	typeof value === 'object' && value !== null && 'endpoint' in value ? ` ${value.endpoint}` : '';

function watch({ addFilter }: Parameters<NonNullable<Parameters<typeof openApp>[2]>>[0]): void {
	for (const name of documentedHooks.flatMap(namesOf)) {
		addFilter(name, 'test/shapes', (...args: unknown[]) => {
			const key = name + ofTable(args[0]);
			shapes.set(key, (shapes.get(key) ?? new Set()).add(shapeOf(args)));
			return args[0];
		});
	}
}

const settled = () =>
	waitFor(() => {
		expect(document.querySelector('.woocommerce-layout__main')).not.toBeEmptyDOMElement();
		expect(document.querySelector('.is-loading, [aria-busy=true]')).toBeNull();
	});

const responses = /reports|leaderboards|orders|products|customers|import|indicators|query/;
const nothing = { ...october, after: '2001-01-01', before: '2001-01-31' };

it.each(screens)(
	'Every filter gets the same shape on %s while loading, after it, after a failure and without data',
	async (path) => {
		// Only a shop in WordPress imports its orders from Settings.
		const onPage = withSettings({ standsAlone: path !== '/analytics/settings' });
		let release = () => {};
		await openApp(path, october, (hooks) => {
			onPage();
			watch(hooks);
			release = network.hold(responses);
		});
		const isOfReport = path in reportsByPath;
		if (isOfReport) await waitFor(() => expect(tableShapes(path)).toHaveLength(1));
		release();
		await settled();
		await openApp(path, october, (hooks) => {
			onPage();
			watch(hooks);
			network.fail(responses);
		});
		if (isOfReport) await screen.findAllByRole('alert');
		await openApp(path, nothing, watch);
		await settled();
		const different = [...shapes].filter(([, kinds]) => kinds.size > 1);
		expect(different.map(([hook, kinds]) => [hook, ...kinds])).toEqual([]);
		if (isOfReport) {
			expect(tableShapes(path)).toEqual([
				'object, endpoint: string, headers: list, items: object, rows: list, summary: list, totals: object',
			]);
		}
	},
);

const reportsByPath = Object.fromEntries(reports.map(({ slug, path }) => [path, slug]));

/** Refunds are a breakdown, and their table says so. */
const endpointOf = (slug: string | undefined) => (slug === 'refunds' ? 'breakdown' : slug);

const tableShapes = (path: string) => [
	...(shapes.get(`woocommerce_admin_report_table ${endpointOf(reportsByPath[path])}`) ?? []),
];

it('Every documented filter was applied on one of these screens', () => {
	const seen = [...shapes.keys()].map((key) => key.split(' ')[0] ?? '');
	const missing = documentedHooks
		.filter((hook) => !withoutScreen.includes(hook))
		.filter((hook) => !seen.some((name) => new RegExp(`^${hook}$`).test(name)));
	expect(missing).toEqual([]);
});
